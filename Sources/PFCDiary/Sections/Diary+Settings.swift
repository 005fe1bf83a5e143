internal import PFCJournal
public import PFCModel

extension Diary {
  /// The settings.
  public var settings: Settings { Settings(diary: self) }

  /// What the user has set.
  public struct Settings {
    package let diary: Diary

    /// The settings that were made, by key.
    public func all() throws(JournalError) -> [(key: String, value: String)] { try diary.store?.settings.all() ?? [] }

    /// Makes a setting; nil takes it away. Throws ``DiaryInputError`` for what is no value of it; else ``JournalError``.
    public func set(_ setting: DiarySetting, to value: String?) throws {
      if let value, !setting.takes(value) { throw DiaryInputError.setting(setting, value) }
      try diary.writable().settings.set(setting.rawValue, to: value.map(setting.stored), now: diary.now)
    }
  }
}

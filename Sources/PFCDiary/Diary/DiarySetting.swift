internal import PFCGrammar
internal import PFCJournal
public import PFCModel
internal import PFCTime

extension DiarySetting {
  /// A value that the setting takes, in the one form in which it is kept: `04:00` for 4時.
  func stored(_ value: String) -> String {
    switch self {
    case .timeZone: value
    case .dayStart: MomentText.seconds(value).map { ClockTime.text(seconds: $0) } ?? value
    }
  }

  /// Whether a value is one for the setting.
  func takes(_ value: String) -> Bool {
    switch self {
    case .timeZone: TimeZoneRules(name: value) != nil
    case .dayStart: MomentText.seconds(value).map { $0 < 12 * 3600 } ?? false
    }
  }
}

extension Diary {
  /// The settings that were made, by key.
  public func settings() throws(JournalError) -> [(key: String, value: String)] { try store?.settings() ?? [] }

  /// Makes a setting; nil takes it away. Throws ``DiaryInputError`` for what is no value of it; else ``JournalError``.
  public func set(_ setting: DiarySetting, to value: String?) throws {
    if let value, !setting.takes(value) { throw DiaryInputError.setting(setting, value) }
    try writable().set(setting.rawValue, to: value.map(setting.stored), now: now)
  }
}

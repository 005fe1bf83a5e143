internal import PFCJournal
public import PFCModel
internal import PFCTime

extension Diary {
  /// Backups.
  public var backups: Backups { Backups(diary: self) }

  /// Backups of everything that is the user's.
  public struct Backups {
    package let diary: Diary

    /// `20261130123400`: a moment on the user's clock, as names of files have it.
    private func stamp(_ now: Instant) throws(JournalError) -> String {
      let text = try created(now)
      return String(text.prefix(19).filter(\.isNumber))
    }

    /// The name of a backup that is made now, as `Backup_20261130123400.json`.
    public func name() throws(JournalError) -> String { "Backup_\(try stamp(diary.now)).json" }

    /// Gives everything that is the user's as one JSON document, in pieces, as it is at one moment. O(records).
    ///
    /// Throws ``JournalError``, or what `sink` throws.
    @discardableResult
    public func write(_ sink: @escaping ([UInt8]) throws -> Void) throws -> BackupSummary {
      try (diary.store ?? .scratch()).backup(program: ProgramVersion.current, created: created(diary.now), sink)
    }

    /// Writes everything that is the user's to a file, whole or not at all, readable by its user alone. O(records).
    ///
    /// Throws ``BackupError`` when there is a file already that may not be replaced, or none can be written; else
    /// ``JournalError``. A database is never replaced, and while there is no journal no file is.
    @discardableResult
    public func write(to path: String, replaces: Bool = false) throws -> BackupSummary {
      if replaces, diary.store == nil, DurableFile.isThere(path) {
        throw BackupError.noJournal(path: path, journal: diary.path)
      }
      if DurableFile.isDatabase(path)
        || JournalStore.files(of: diary.path).contains(where: { DurableFile.isOne($0, path) })
      {
        throw BackupError.isDatabase(path: path)
      }
      var summary = BackupSummary(records: [])
      try DurableFile.write(path, replaces: replaces) { sink in
        summary = try write(sink)
      }
      return summary
    }

    /// Brings a backup in, as one step that ``undo()`` takes back, all or nothing; gives what changed, or with `isDryRun`
    /// what would change. Everything in the backup is checked before anything is written. A journal with content is
    /// replaced only with `isForced`, and a copy of it is kept. `path` is for messages; without `bytes` it is read.
    /// O(records × log n).
    ///
    /// Throws ``BackupError`` or ``JournalError``; the journal is then as it was.
    @discardableResult
    public func restore(
      _ path: String, bytes: [UInt8]? = nil, mode: RestoreMode, isDryRun: Bool = false, isForced: Bool = false
    ) throws -> RestoreSummary {
      let bytes = try bytes ?? DurableFile.read(path)
      func restore(_ store: JournalStore, isDryRun: Bool) throws -> RestoreSummary {
        let options = JournalStore.RestoreOptions(
          mode: mode, isForced: isForced, isDryRun: isDryRun, stamp: try stamp(diary.now), now: diary.now)
        return try store.restore(path: path, bytes: bytes, options, check: Self.makeCheck())
      }
      if let store = diary.store { return try restore(store, isDryRun: isDryRun) }
      // A backup that is refused must not leave a journal behind.
      let tried = try restore(.scratch(), isDryRun: true)
      return isDryRun || !tried.isChange ? tried : try restore(diary.writable(), isDryRun: false)
    }

    private func created(_ now: Instant) throws(JournalError) -> String {
      ShownMoment.text(now, zone: try diary.zoneName())
    }

    /// Settings and zones are known here, not in the journal: gives the index of a column that is wrong. Zones that were
    /// found are remembered, for a backup has few of them and many entries.
    private static func makeCheck() -> BackupCheck {
      var zones: Set<String> = []
      return { kind, texts in
        switch kind {
        case "settings":
          guard let setting = DiarySetting(rawValue: texts[0]) else { return 0 }
          return setting.takes(texts[1]) ? nil : 1
        case "entries":
          let zone = texts[zoneColumn]
          guard !zones.contains(zone) else { return nil }
          guard TimeZoneRules(name: zone) != nil else { return zoneColumn }
          zones.insert(zone)
          return nil
        default: return nil
        }
      }
    }

    /// The place of an entry's zone among its columns.
    private static let zoneColumn = 5
  }
}

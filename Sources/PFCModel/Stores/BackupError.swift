/// Why a backup cannot be made or restored. Nothing was changed.
public enum BackupError: Error, Equatable, Sendable {
  /// What is wrong with a record.
  public struct Fault: Equatable, Sendable {
    /// The kind of record, as `entries`.
    public let kind: String
    /// The place among the records of its kind, from 1.
    public let position: Int
    /// What identifies the record; nil when that cannot be read.
    public let id: String?
    /// The field that is wrong.
    public let field: String
    /// The text that stands there; nil when the field is missing.
    public let found: String?

    /// Makes a fault.
    package init(kind: String, position: Int, id: String?, field: String, found: String?) {
      self.kind = kind
      self.position = position
      self.id = id
      self.field = field
      self.found = found
    }
  }

  /// There is a file at the path already.
  case exists(path: String)
  /// What is at the path is no file.
  case notAFile(path: String)
  /// The file is a database or the journal itself, which no backup replaces.
  case isDatabase(path: String)
  /// There is no journal at the second path, and an empty backup replaces no file.
  case noJournal(path: String, journal: String)
  /// The file cannot be written: the system's error number.
  case cannotWrite(path: String, errorNumber: Int32)
  /// The file cannot be read: the system's error number.
  case cannotRead(path: String, errorNumber: Int32)
  /// The file is no JSON from this line and byte on, both from 1; the file may end before the document does.
  case notJSON(path: String, line: Int, byte: Int, isCutShort: Bool)
  /// The file is JSON, but no backup: what is missing or not known in it.
  case notABackup(path: String, what: String)
  /// A newer program made the backup: the version of its format and the program's.
  case newer(path: String, version: String, program: String)
  /// A record is wrong, and so nothing is restored.
  case record(path: String, Fault)
  /// Two records of a kind have one key.
  case duplicate(path: String, kind: String, position: Int, id: String?)
  /// The journal has content that the backup would replace; the backup may be empty.
  case needsForce(path: String, removed: Int, updated: Int, isEmpty: Bool)

  /// The stable code, as `backup_newer`.
  public var code: String {
    switch self {
    case .exists: "backup_exists"
    case .notAFile: "backup_not_a_file"
    case .isDatabase: "backup_is_database"
    case .noJournal: "backup_no_journal"
    case .cannotWrite: "backup_cannot_write"
    case .cannotRead: "backup_cannot_read"
    case .notJSON(_, _, _, let isCutShort): isCutShort ? "backup_cut_short" : "backup_not_json"
    case .notABackup: "backup_foreign"
    case .newer: "backup_newer"
    case .record: "backup_bad_record"
    case .duplicate: "backup_duplicate"
    case .needsForce: "restore_needs_force"
    }
  }
}

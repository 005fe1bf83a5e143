/// The format of backups: one JSON document, `{"format":"pfc-backup","version":2,"program":…,"created":…,"settings":[…],…}`,
/// with one record a line.
enum BackupFormat {
  static let name = "pfc-backup"
  static let version = 2
  /// The members that are no records.
  static let header = ["format", "version", "program", "created"]
}

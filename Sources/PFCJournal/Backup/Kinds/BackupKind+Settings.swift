extension BackupKind {
  static let settings = BackupKind(
    name: "settings", table: "config", fields: [.text("key"), .text("value", mayBeEmpty: true)])
}

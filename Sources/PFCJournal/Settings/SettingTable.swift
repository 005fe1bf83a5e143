package import PFCModel
internal import PFCStorage

extension OwnStore {
  /// The value of a setting; nil when it was never set. O(log n).
  package func setting(_ setting: DiarySetting) throws(JournalError) -> String? {
    try read { try StoredSettings.value(setting, $0) }
  }
}

private enum StoredSettings {
  static func value(_ setting: DiarySetting, _ connection: Connection) throws -> String? {
    try connection.text("SELECT value FROM config WHERE key = ?", [.text(setting.rawValue)])
  }
}

extension JournalStore {
  /// What the user has set.
  package var settings: SettingTable { SettingTable(store: self) }
}

/// What the user has set.
package struct SettingTable {
  let store: JournalStore

  /// The value of a setting; nil when it was never set. O(log n).
  package func value(of setting: DiarySetting) throws(JournalError) -> String? {
    try store.run { try StoredSettings.value(setting, $0) }
  }

  /// Every setting, by key.
  package func all() throws(JournalError) -> [(key: String, value: String)] {
    try store.run { connection in
      var settings: [(key: String, value: String)] = []
      try connection.query("SELECT key, value FROM config ORDER BY key") { row in
        settings.append((row.text(0), row.text(1)))
        return true
      }
      return settings
    }
  }

  /// Sets a setting; nil takes it away. The same value again is no change.
  package func set(_ key: String, to value: String?, now: Instant) throws(JournalError) {
    try store.change("config \(key)", at: now) { connection in
      guard let value else { return try connection.query("DELETE FROM config WHERE key = ?", [.text(key)]) }
      try connection.query(
        """
        INSERT INTO config (key, value) VALUES (?, ?)
        ON CONFLICT (key) DO UPDATE SET value = excluded.value WHERE value IS NOT excluded.value
        """, [.text(key), .text(value)])
    }
  }
}

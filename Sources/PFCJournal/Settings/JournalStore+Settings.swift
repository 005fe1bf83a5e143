package import PFCModel
internal import PFCStorage

extension OwnStore {
  /// The value of a setting; nil when it was never set. O(log n).
  package func setting(_ setting: DiarySetting) throws(JournalError) -> String? {
    try read { try Settings.value(setting, $0) }
  }
}

private enum Settings {
  static func value(_ setting: DiarySetting, _ connection: Connection) throws -> String? {
    try connection.text("SELECT value FROM config WHERE key = ?", [.text(setting.rawValue)])
  }
}

extension JournalStore {
  /// The value of a setting; nil when it was never set. O(log n).
  package func setting(_ setting: DiarySetting) throws(JournalError) -> String? {
    try run { try Settings.value(setting, $0) }
  }

  /// Every setting, by key.
  package func settings() throws(JournalError) -> [(key: String, value: String)] {
    try run { connection in
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
    try change("config \(key)", at: now) { connection in
      guard let value else { return try connection.query("DELETE FROM config WHERE key = ?", [.text(key)]) }
      try connection.query(
        """
        INSERT INTO config (key, value) VALUES (?, ?)
        ON CONFLICT (key) DO UPDATE SET value = excluded.value WHERE value IS NOT excluded.value
        """, [.text(key), .text(value)])
    }
  }

  /// The saved sets, by name.
  package func mealSets() throws(JournalError) -> [MealSet] {
    try run { connection in
      var sets: [MealSet] = []
      try connection.query("SELECT name, line FROM meal_set ORDER BY name") { row in
        sets.append(MealSet(name: row.text(0), line: row.text(1)))
        return true
      }
      return sets
    }
  }

  /// Saves a set, in place of the one of that name. The same items again are no change.
  package func save(_ set: MealSet, now: Instant) throws(JournalError) {
    try change("set save \(set.name)", at: now) { connection in
      guard !set.name.isEmpty, Storable.has(set.name, atMost: Storable.mostNameCharacters),
        Storable.has(set.line, atMost: Storable.mostLineCharacters), !"\(set.name)\(set.line)".utf8.contains(0)
      else { throw JournalReason(reason: .outOfRange("set")) }
      try connection.query(
        """
        INSERT INTO meal_set (name, line, created) VALUES (?, ?, ?)
        ON CONFLICT (name) DO UPDATE SET (line, created) = (excluded.line, excluded.created)
        WHERE line IS NOT excluded.line
        """, [.text(set.name), .text(set.line), .integer(now.milliseconds)])
    }
  }

  /// Removes a set; gives whether it was there.
  package func removeSet(_ name: String, now: Instant) throws(JournalError) -> Bool {
    try change("set rm \(name)", at: now) { connection in
      try connection.integer("DELETE FROM meal_set WHERE name = ? RETURNING 1", [.text(name)]) != nil
    }
  }
}

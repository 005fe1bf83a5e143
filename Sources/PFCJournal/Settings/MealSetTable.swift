package import PFCModel
internal import PFCStorage

extension JournalStore {
  /// The saved sets: lines of items under a name.
  package var sets: MealSetTable { MealSetTable(store: self) }
}

/// The saved sets: lines of items under a name.
package struct MealSetTable {
  let store: JournalStore

  /// The saved sets, by name.
  package func all() throws(JournalError) -> [MealSet] {
    try store.run { connection in
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
    try store.change("set save \(set.name)", at: now) { connection in
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
  package func remove(_ name: String, now: Instant) throws(JournalError) -> Bool {
    try store.change("set rm \(name)", at: now) { connection in
      try connection.integer("DELETE FROM meal_set WHERE name = ? RETURNING 1", [.text(name)]) != nil
    }
  }
}

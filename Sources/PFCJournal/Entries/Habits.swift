package import PFCModel
internal import PFCStorage

/// How often items are logged.
enum Habits {
  /// How often each item was logged since a day, for those logged at least twice: of the last entries alone, found by
  /// their day, so that a long journal costs what a short one does. O(log n + entries counted).
  static func read(_ connection: Connection, since day: CivilDate) throws -> [String: Int] {
    var counts: [String: Int] = [:]
    // Grouping by the item's index would read the whole of it.
    try connection.query(
      """
      SELECT item, count(*) FROM (
        SELECT item FROM entry INDEXED BY entry_by_day WHERE day >= ? ORDER BY day DESC LIMIT \(mostEntries)
      ) WHERE item IS NOT NULL GROUP BY item HAVING count(*) > 1
      """, [.integer(Int64(day.daysSince1970))]
    ) { row in
      counts[row.text(0)] = Int(row.integer(1))
      return true
    }
    return counts
  }

  /// More entries than a quarter of a year of most people has.
  private static let mostEntries = 2000
}

extension OwnStore {
  /// How often each item was logged since a day, for those logged at least twice. O(log n + entries since then).
  package func habits(since day: CivilDate) throws(JournalError) -> [String: Int] {
    try read { try Habits.read($0, since: day) }
  }
}

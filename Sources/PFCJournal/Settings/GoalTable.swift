package import PFCModel
internal import PFCStorage

extension JournalStore {
  /// The goals, each from a day on.
  package var goals: GoalTable { GoalTable(store: self) }
}

/// The goals, each from a day on.
package struct GoalTable {
  let store: JournalStore

  /// The goal that holds on a day: the last one from that day or earlier, be it for every day or for that weekday; of two
  /// that begin on one day that for the weekday. Nil when there is none. O(log n).
  package func goal(on day: CivilDate) throws(JournalError) -> Goal? {
    let weekday = Int64(day.weekday)
    return try goals(
      """
      SELECT * FROM (SELECT \(Self.everyDay) FROM goal WHERE since <= ?1 ORDER BY since DESC LIMIT 1)
      UNION ALL
      SELECT * FROM (
        SELECT \(Self.columns) FROM weekday_goal WHERE weekday = ?2 AND since <= ?1 ORDER BY since DESC LIMIT 1)
      ORDER BY since DESC, weekday DESC LIMIT 1
      """, [.integer(Int64(day.daysSince1970)), .integer(weekday)]
    ).first
  }

  /// Every goal, the latest first; of one day that for every day first. O(goals).
  package func all() throws(JournalError) -> [Goal] {
    try goals(
      """
      SELECT \(Self.everyDay) FROM goal UNION ALL SELECT \(Self.columns) FROM weekday_goal
      ORDER BY since DESC, weekday
      """, [])
  }

  /// Sets goals in one step, each in place of the one for the same days that begins on the same day. The same figures
  /// again are no change.
  package func set(_ goals: [Goal], now: Instant) throws(JournalError) {
    try store.change("goal \(goals.first?.since.text ?? "")", at: now) { connection in
      for goal in goals {
        guard Self.isStorable(goal) else { throw JournalReason(reason: .outOfRange("goal")) }
        try Self.write(goal, now, connection)
      }
    }
  }

  /// Sets one goal.
  package func set(_ goal: Goal, now: Instant) throws(JournalError) { try set([goal], now: now) }

  private static func write(_ goal: Goal, _ now: Instant, _ connection: Connection) throws {
    let since = Int64(goal.since.daysSince1970)
    let figures: [Value] = [
      .real(goal.energy), .optional(goal.protein), .optional(goal.fat), .optional(goal.carbohydrate),
      .integer(now.milliseconds),
    ]
    let names = "energy_kcal, protein_g, fat_g, carbohydrate_g"
    let new = "excluded.energy_kcal, excluded.protein_g, excluded.fat_g, excluded.carbohydrate_g"
    var (table, keys) = ("goal", "since")
    var values: [Value] = [.integer(since)]
    if let weekday = goal.weekday {
      (table, keys) = ("weekday_goal", "id, since, weekday")
      values = [.integer(key(since, weekday)), .integer(since), .integer(Int64(weekday.rawValue))]
    }
    let marks = Array(repeating: "?", count: values.count + figures.count).joined(separator: ", ")
    try connection.query(
      """
      INSERT INTO \(table) (\(keys), \(names), updated) VALUES (\(marks))
      ON CONFLICT DO UPDATE SET (\(names), updated) = (\(new), excluded.updated) WHERE (\(names)) IS NOT (\(new))
      """, values + figures)
  }

  /// The key of a goal for a weekday.
  static func key(_ since: Int64, _ weekday: Weekday) -> Int64 { since * 7 + Int64(weekday.rawValue) }

  /// Removes the goals that begin on a day, or those of them for some weekdays; gives whether there was one.
  package func remove(
    since day: CivilDate, weekdays: [Weekday] = [], now: Instant
  ) throws(JournalError) -> Bool {
    try store.change("goal rm \(day.text)", at: now) { connection in
      let since = Int64(day.daysSince1970)
      let keys = weekdays.isEmpty ? Weekday.allCases : weekdays
      var isFound = false
      for weekday in keys {
        let key = Value.integer(Self.key(since, weekday))
        isFound =
          try connection.integer("DELETE FROM weekday_goal WHERE id = ? RETURNING 1", [key]) != nil || isFound
      }
      guard weekdays.isEmpty else { return isFound }
      return try connection.integer("DELETE FROM goal WHERE since = ? RETURNING 1", [.integer(since)]) != nil
        || isFound
    }
  }

  private static let columns = "since, energy_kcal, protein_g, fat_g, carbohydrate_g, weekday"
  private static let everyDay = "since, energy_kcal, protein_g, fat_g, carbohydrate_g, NULL AS weekday"

  private func goals(_ sql: String, _ bindings: [Value]) throws(JournalError) -> [Goal] {
    try store.run { connection in
      var goals: [Goal] = []
      try connection.query(sql, bindings) { row in
        let weekday = row.isNull(5) ? nil : Weekday(rawValue: Int(row.integer(5)))
        let goal = Goal(
          since: CivilDate(daysSince1970: Int(row.integer(0))), weekday: weekday, energy: row.real(1),
          protein: row.isNull(2) ? nil : row.real(2), fat: row.isNull(3) ? nil : row.real(3),
          carbohydrate: row.isNull(4) ? nil : row.real(4))
        guard Self.isStorable(goal), row.isNull(5) == (weekday == nil) else {
          throw JournalReason(reason: .damaged("goal \(row.integer(0))"))
        }
        goals.append(goal)
        return true
      }
      return goals
    }
  }

  private static func isStorable(_ goal: Goal) -> Bool {
    Storable.days.contains(Int64(goal.since.daysSince1970)) && Storable.positive.contains(goal.energy)
      && [goal.protein, goal.fat, goal.carbohydrate].allSatisfy { $0.map(Storable.figures.contains) ?? true }
  }
}

package import PFCModel
internal import PFCStorage

extension JournalStore {
  /// The goal that holds on a day: the last one from that day or earlier; nil when there is none. O(log n).
  package func goal(on day: CivilDate) throws(JournalError) -> Goal? {
    try goals("WHERE since <= ? ORDER BY since DESC LIMIT 1", [.integer(Int64(day.daysSince1970))]).first
  }

  /// Every goal, the latest first. O(goals).
  package func goals() throws(JournalError) -> [Goal] { try goals("ORDER BY since DESC", []) }

  /// Sets a goal, in place of the one that begins on the same day. The same figures again are no change.
  package func set(_ goal: Goal, now: Instant) throws(JournalError) {
    try change("goal \(goal.since.text)", at: now) { connection in
      guard Self.isStorable(goal) else { throw JournalReason(reason: .outOfRange("goal")) }
      try connection.query(
        """
        INSERT INTO goal (since, energy_kcal, protein_g, fat_g, carbohydrate_g, updated) VALUES (?, ?, ?, ?, ?, ?)
        ON CONFLICT (since) DO UPDATE SET
          (energy_kcal, protein_g, fat_g, carbohydrate_g, updated) =
          (excluded.energy_kcal, excluded.protein_g, excluded.fat_g, excluded.carbohydrate_g, excluded.updated)
        WHERE (energy_kcal, protein_g, fat_g, carbohydrate_g) IS NOT
          (excluded.energy_kcal, excluded.protein_g, excluded.fat_g, excluded.carbohydrate_g)
        """,
        [
          .integer(Int64(goal.since.daysSince1970)), .real(goal.energy), .optional(goal.protein), .optional(goal.fat),
          .optional(goal.carbohydrate), .integer(now.milliseconds),
        ])
    }
  }

  /// Removes the goal that begins on a day; gives whether it was there.
  package func removeGoal(since day: CivilDate, now: Instant) throws(JournalError) -> Bool {
    try change("goal rm \(day.text)", at: now) { connection in
      try connection.integer(
        "DELETE FROM goal WHERE since = ? RETURNING 1", [.integer(Int64(day.daysSince1970))]) != nil
    }
  }

  private func goals(_ condition: String, _ bindings: [Value]) throws(JournalError) -> [Goal] {
    try run { connection in
      var goals: [Goal] = []
      try connection.query(
        "SELECT since, energy_kcal, protein_g, fat_g, carbohydrate_g FROM goal \(condition)", bindings
      ) { row in
        let goal = Goal(
          since: CivilDate(daysSince1970: Int(row.integer(0))), energy: row.real(1), protein: row.real(2),
          fat: row.real(3), carbohydrate: row.real(4))
        guard Self.isStorable(goal) else { throw JournalReason(reason: .damaged("goal \(row.integer(0))")) }
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

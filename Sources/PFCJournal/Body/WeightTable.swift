package import PFCModel
internal import PFCStorage

extension JournalStore {
  /// The body weights, one a day.
  package var weights: WeightTable { WeightTable(store: self) }
}

/// The body weights, one a day.
package struct WeightTable {
  let store: JournalStore

  /// The weight of a day; nil when there is none. O(log n).
  package func weight(on day: CivilDate) throws(JournalError) -> BodyWeight? {
    try weights("WHERE day = ?", [.integer(Int64(day.daysSince1970))]).first
  }

  /// The weight that is known on a day: the last one of that day or before it; nil when there is none. O(log n).
  package func weight(knownOn day: CivilDate) throws(JournalError) -> BodyWeight? {
    try weights("WHERE day <= ? ORDER BY day DESC LIMIT 1", [.integer(Int64(day.daysSince1970))]).first
  }

  /// The weights of days, in their order; of every day where none are given. O(log n + weights of the days).
  package func all(_ days: ClosedRange<CivilDate>? = nil) throws(JournalError) -> [BodyWeight] {
    guard let days else { return try weights("ORDER BY day", []) }
    return try weights(
      "WHERE day BETWEEN ? AND ? ORDER BY day",
      [.integer(Int64(days.lowerBound.daysSince1970)), .integer(Int64(days.upperBound.daysSince1970))])
  }

  /// Sets the weight of a day, in place of the one that it has.
  package func set(_ weight: BodyWeight, now: Instant) throws(JournalError) {
    try store.change("weight \(weight.day.text)", at: now) { connection in
      guard Self.isStorable(weight) else { throw JournalReason(reason: .outOfRange("weight")) }
      try connection.query(
        """
        INSERT INTO weight (day, instant, weight_kg, body_fat, waist_cm, updated) VALUES (?, ?, ?, ?, ?, ?)
        ON CONFLICT (day) DO UPDATE SET (instant, weight_kg, body_fat, waist_cm, updated) =
          (excluded.instant, excluded.weight_kg, excluded.body_fat, excluded.waist_cm, excluded.updated)
        """,
        [
          .integer(Int64(weight.day.daysSince1970)), .integer(weight.at.milliseconds), .real(weight.kilograms),
          .optional(weight.bodyFat), .optional(weight.waist), .integer(now.milliseconds),
        ])
    }
  }

  /// Removes the weight of a day; gives whether there was one.
  package func remove(on day: CivilDate, now: Instant) throws(JournalError) -> Bool {
    try store.change("weight rm \(day.text)", at: now) { connection in
      try connection.integer(
        "DELETE FROM weight WHERE day = ? RETURNING 1", [.integer(Int64(day.daysSince1970))]) != nil
    }
  }

  private func weights(_ condition: String, _ bindings: [Value]) throws(JournalError) -> [BodyWeight] {
    try store.run { connection in
      var weights: [BodyWeight] = []
      try connection.query(
        "SELECT day, instant, weight_kg, body_fat, waist_cm FROM weight \(condition)", bindings
      ) { row in
        let weight = BodyWeight(
          day: CivilDate(daysSince1970: Int(clamping: row.integer(0))), at: Instant(milliseconds: row.integer(1)),
          kilograms: row.real(2), bodyFat: row.isNull(3) ? nil : row.real(3),
          waist: row.isNull(4) ? nil : row.real(4))
        guard Self.isStorable(weight) else { throw JournalReason(reason: .damaged("weight \(row.integer(0))")) }
        weights.append(weight)
        return true
      }
      return weights
    }
  }

  private static func isStorable(_ weight: BodyWeight) -> Bool {
    Storable.days.contains(Int64(weight.day.daysSince1970)) && Storable.moments.contains(weight.at.milliseconds)
      && Storable.bodyWeights.contains(weight.kilograms)
      && (weight.bodyFat.map(Storable.bodyFats.contains) ?? true)
      && (weight.waist.map(Storable.waists.contains) ?? true)
  }
}

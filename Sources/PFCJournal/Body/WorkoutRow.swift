internal import PFCModel
internal import PFCStorage

/// The row of a workout.
enum WorkoutRow {
  static let columns =
    "id, number, day, instant, zone, exercise, name, mets, minutes, weight_kg, memo, created, updated"
  private static let count = columns.split(separator: ",").count
  private static let marks = Array(repeating: "?", count: count + 1).joined(separator: ", ")
  /// Inserts the values of a workout.
  static let insertion = "INSERT INTO workout (\(columns), checksum) VALUES (\(marks))"
  /// Puts the values of a workout into the row with an identifier.
  static let update = "UPDATE workout SET (\(columns), checksum) = (\(marks)) WHERE id = ?"

  /// The values of the columns, and their checksum.
  static func values(of workout: Workout) -> [Value] {
    let draft = workout.draft
    let values: [Value] = [
      .text(workout.id), .integer(Int64(workout.number)), .integer(Int64(draft.day.daysSince1970)),
      .integer(draft.at.milliseconds), .text(draft.zone), .text(draft.exercise), .text(draft.name), .real(draft.mets),
      .real(draft.minutes), .real(draft.weight), .optional(draft.memo), .integer(workout.created.milliseconds),
      .integer(workout.updated.milliseconds),
    ]
    return values + [.integer(Int64(bitPattern: values.hash))]
  }

  static func read(_ connection: Connection, _ condition: String, _ bindings: [Value]) throws -> [Workout] {
    var workouts: [Workout] = []
    try connection.query("SELECT \(columns), checksum FROM workout \(condition)", bindings) { row in
      let isWhole = row.hash(count) == UInt64(bitPattern: row.integer(Int32(count)))
      let workout = workout(row)
      guard isWhole, misfit(workout) == nil else { throw JournalReason(reason: .damaged("workout \(row.text(0))")) }
      workouts.append(workout)
      return true
    }
    return workouts
  }

  private static func workout(_ row: borrowing Row) -> Workout {
    let draft = WorkoutDraft(
      exercise: row.text(5), name: row.text(6), mets: row.real(7), minutes: row.real(8), weight: row.real(9),
      at: Instant(milliseconds: row.integer(3)), zone: row.text(4),
      day: CivilDate(daysSince1970: Int(clamping: row.integer(2))), memo: row.isNull(10) ? nil : row.text(10))
    return Workout(
      id: row.text(0), number: Int(clamping: row.integer(1)), draft: draft,
      created: Instant(milliseconds: row.integer(11)), updated: Instant(milliseconds: row.integer(12)))
  }

  /// What of a workout is out of the ranges of ``Storable``; nil when all fits.
  static func misfit(_ workout: Workout) -> String? {
    let draft = workout.draft
    let days = (Double(draft.at.milliseconds) / 86_400_000).rounded(.down) - Double(draft.day.daysSince1970)
    let checks: [(what: String, fits: Bool)] = [
      ("number", Storable.numbers.contains(Int64(workout.number))),
      ("day", Storable.days.contains(Int64(draft.day.daysSince1970))),
      ("at", Storable.moments.contains(draft.at.milliseconds) && abs(days) <= EntryRow.mostDaysApart),
      ("mets", Storable.mets.contains(draft.mets)), ("minutes", Storable.minutes.contains(draft.minutes)),
      ("weight", Storable.bodyWeights.contains(draft.weight)),
      ("name", !draft.name.isEmpty && !draft.name.utf8.contains(0) && !draft.exercise.isEmpty),
      ("memo", draft.memo.map { !$0.utf8.contains(0) } ?? true),
      ("created", Storable.moments.contains(workout.created.milliseconds)),
      ("updated", Storable.moments.contains(workout.updated.milliseconds)),
    ]
    return checks.first { !$0.fits }?.what
  }

  /// Throws for a workout that no backup would give back.
  static func check(_ workout: Workout) throws {
    if let what = misfit(workout) { throw JournalReason(reason: .outOfRange(what)) }
  }
}

internal import PFCModel
internal import PFCStorage

extension Workout: DayRow {
  static let table = "workout"
  static let columns =
    "id, number, day, instant, zone, exercise, name, mets, minutes, weight_kg, memo, created, updated"
  static let order = "number"

  var values: [Value] {
    [
      .text(id), .integer(Int64(number)), .integer(Int64(draft.day.daysSince1970)), .integer(draft.at.milliseconds),
      .text(draft.zone), .text(draft.exercise), .text(draft.name), .real(draft.mets), .real(draft.minutes),
      .real(draft.weight), .optional(draft.memo), .integer(created.milliseconds), .integer(updated.milliseconds),
    ]
  }

  static func record(_ row: borrowing Row) -> Workout? {
    let draft = WorkoutDraft(
      exercise: row.text(5), name: row.text(6), mets: row.real(7), minutes: row.real(8), weight: row.real(9),
      at: Instant(milliseconds: row.integer(3)), zone: row.text(4),
      day: CivilDate(daysSince1970: Int(clamping: row.integer(2))), memo: row.isNull(10) ? nil : row.text(10))
    return Workout(
      id: row.text(0), number: Int(clamping: row.integer(1)), draft: draft,
      created: Instant(milliseconds: row.integer(11)), updated: Instant(milliseconds: row.integer(12)))
  }

  var ownMisfit: String? {
    let checks: [(what: String, fits: Bool)] = [
      ("mets", Storable.mets.contains(draft.mets)), ("minutes", Storable.minutes.contains(draft.minutes)),
      ("weight", Storable.bodyWeights.contains(draft.weight)), ("exercise", !draft.exercise.isEmpty),
    ]
    return checks.first { !$0.fits }?.what
  }
}

internal import PFCModel
internal import PFCStorage

extension BackupKind {
  static let weights = BackupKind(
    name: "weights", table: "weight",
    fields: [
      .day("day"), .moment("instant", name: "at"), .real("weight_kg", within: Storable.bodyWeights),
      .real("body_fat", within: Storable.bodyFats).optional, .real("waist_cm", within: Storable.waists).optional,
      .moment("updated"),
    ],
    since: 2, changed: "updated")

  static let profiles = BackupKind(
    name: "profiles", table: "profile",
    fields: [
      .day("since"), .words("sex") { Sex(rawValue: $0).map { .text($0.rawValue) } }.optional, .day("birth").optional,
      .real("height_cm", within: Storable.heights).optional,
      .words("activity") { ActivityLevel(rawValue: $0).map { .text($0.rawValue) } }.optional, .moment("updated"),
    ],
    since: 2, changed: "updated")

  static let workouts = BackupKind(
    name: "workouts", table: "workout",
    fields: [
      .identifier("id"), .integer("number", Storable.numbers), .day("day"), .moment("instant", name: "at"),
      .text("zone"), .text("exercise"), .text("name"), .real("mets", within: Storable.mets),
      .real("minutes", within: Storable.minutes), .real("weight_kg", within: Storable.bodyWeights),
      .text("memo", mayBeEmpty: true).optional, .moment("created"), .moment("updated"),
    ],
    since: 2, unique: ["day, number"], changed: "updated", misfit: misfitOfWorkout, checksum: "checksum",
    // The entries that come in have got their numbers before.
    beforeMerge: numbersOfDays("workout", takenBy: ["incoming_entry"]), afterChange: [countersOfDays("workout")])

  /// The moment is one of the day, whatever its zone and the hour at which days begin.
  @Sendable private static func misfitOfWorkout(_ values: [Value]) -> String? {
    guard case .integer(let day) = values[2], case .integer(let instant) = values[3] else { return nil }
    return Storable.isMoment(instant, ofDay: day) ? nil : "at_ms"
  }
}

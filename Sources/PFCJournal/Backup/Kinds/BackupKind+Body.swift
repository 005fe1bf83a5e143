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
    beforeMerge: [ownNumbersOfWorkouts, clashesOfWorkouts, newNumbersOfWorkouts], afterChange: [countersOfWorkouts])

  /// The moment is one of the day, whatever its zone and the hour at which days begin.
  @Sendable private static func misfitOfWorkout(_ values: [Value]) -> String? {
    guard case .integer(let day) = values[2], case .integer(let instant) = values[3] else { return nil }
    let days = (Double(instant) / 86_400_000).rounded(.down) - Double(day)
    return abs(days) <= EntryRow.mostDaysApart ? nil : "at_ms"
  }

  /// A workout that the journal has keeps the number that it has there.
  private static let ownNumbersOfWorkouts = """
    UPDATE incoming_workout SET number = workout.number FROM workout
    WHERE workout.id = incoming_workout.id AND workout.day = incoming_workout.day
    """

  /// Workouts whose number something else of the day has, with numbers that neither side has given. The entries that come
  /// in have got theirs before.
  private static let clashesOfWorkouts = """
    CREATE TEMP TABLE renumbered_workout AS
    SELECT incoming.id AS id,
      row_number() OVER (PARTITION BY incoming.day ORDER BY incoming.number, incoming.id)
        + \(lastNumber(of: "incoming.day")) AS number
    FROM incoming_workout AS incoming
    WHERE (day, number) IN (SELECT day, number FROM workout WHERE workout.id <> incoming.id)
      OR (day, number) IN (SELECT day, number FROM entry)
      OR (day, number) IN (SELECT day, number FROM incoming_entry)
    """

  private static let newNumbersOfWorkouts = """
    UPDATE incoming_workout SET number = renumbered_workout.number FROM renumbered_workout
    WHERE renumbered_workout.id = incoming_workout.id
    """

  /// Numbers that workouts have are given, whatever the counters of a backup say.
  private static let countersOfWorkouts = """
    INSERT INTO day_counter SELECT day, max(number) FROM workout WHERE true GROUP BY day
    ON CONFLICT (day) DO UPDATE SET last_number = excluded.last_number WHERE excluded.last_number > last_number
    """

  /// The last number of a day that the journal or the backup has given.
  static func lastNumber(of day: String) -> String {
    let tables = ["entry", "incoming_entry", "workout", "incoming_workout"].map { ("number", $0) }
    let counters = ["day_counter", "incoming_day_counter"].map { ("last_number", $0) }
    let numbers = (counters + tables).map { "coalesce((SELECT max(\($0)) FROM \($1) WHERE day = \(day)), 0)" }
    return "max(\(numbers.joined(separator: ", ")))"
  }
}

package import PFCModel
internal import PFCStorage

extension JournalStore {
  /// The workouts of a day by number. O(log n + workouts of the day).
  package func workouts(on day: CivilDate) throws(JournalError) -> [Workout] {
    try run { try Workout.read(on: day, $0) }
  }

  /// The workouts of days, by day and number. O(log n + workouts of the days).
  package func workouts(_ days: ClosedRange<CivilDate>) throws(JournalError) -> [Workout] {
    try run { try Workout.read(in: days, $0) }
  }

  /// Changes workouts of a day by their numbers in one step, as ``edit(_:on:what:isDryRun:now:_:)`` does entries.
  package func editWorkouts(
    _ numbers: [Int], on day: CivilDate, what: String, isDryRun: Bool = false, now: Instant,
    _ body: (inout WorkoutDraft) throws -> Void
  ) throws -> (workouts: [Workout], unknown: [Int]) {
    let (workouts, unknown): ([Workout], [Int]) = try editRecords(
      numbers, on: day, what: what, isDryRun: isDryRun, now: now
    ) { _, draft in try body(&draft) }
    return (workouts, unknown)
  }
}

package import PFCModel
internal import PFCStorage

extension JournalStore {
  /// Logs workouts in one step, all or none. O(drafts × log n).
  package func add(
    _ drafts: [WorkoutDraft], what: String, now: Instant, makeID: () -> String
  ) throws(JournalError) -> [Workout] {
    try change(what, at: now) { connection in try Self.insert(drafts, now, makeID, connection) }
  }

  /// Logs entries and workouts in one step, all or none; the numbers of the entries come first.
  package func add(
    _ drafts: [LogDraft], _ workouts: [WorkoutDraft], what: String, now: Instant, makeID: () -> String
  ) throws(JournalError) -> (entries: [LogEntry], workouts: [Workout]) {
    try change(what, at: now) { connection in
      let entries = try Self.insert(drafts, now, makeID, connection)
      return (entries, try Self.insert(workouts, now, makeID, connection))
    }
  }

  private static func insert(
    _ drafts: [WorkoutDraft], _ now: Instant, _ makeID: () -> String, _ connection: Connection
  ) throws -> [Workout] {
    try drafts.map { draft in
      let number = try takeNumber(on: draft.day, connection)
      let workout = Workout(id: makeID(), number: number, draft: draft, created: now, updated: now)
      try WorkoutRow.check(workout)
      try connection.query(WorkoutRow.insertion, WorkoutRow.values(of: workout))
      return workout
    }
  }

  /// The workouts of a day by number. O(log n + workouts of the day).
  package func workouts(on day: CivilDate) throws(JournalError) -> [Workout] {
    try run { try Self.workouts(on: day, $0) }
  }

  /// The workouts of days, by day and number. O(log n + workouts of the days).
  package func workouts(_ days: ClosedRange<CivilDate>) throws(JournalError) -> [Workout] {
    try run { connection in
      try WorkoutRow.read(
        connection, "WHERE day BETWEEN ? AND ? ORDER BY day, number",
        [.integer(Int64(days.lowerBound.daysSince1970)), .integer(Int64(days.upperBound.daysSince1970))])
    }
  }

  static func workouts(on day: CivilDate, _ connection: Connection) throws -> [Workout] {
    try WorkoutRow.read(connection, "WHERE day = ? ORDER BY number", [.integer(Int64(day.daysSince1970))])
  }

  /// Changes workouts of a day by their numbers in one step; gives them as they are then. One whose day changes gets the
  /// next number of that day. An unknown number changes nothing and is given back; a dry run changes nothing.
  package func editWorkouts(
    _ numbers: [Int], on day: CivilDate, what: String, isDryRun: Bool = false, now: Instant,
    _ body: (inout WorkoutDraft) throws -> Void
  ) throws -> (workouts: [Workout], unknown: [Int]) {
    func changed(_ connection: Connection) throws -> (workouts: [Workout], unknown: [Int]) {
      let all = try Self.workouts(on: day, connection)
      let unknown = numbers.filter { number in !all.contains { $0.number == number } }
      guard unknown.isEmpty else { return ([], unknown) }
      let workouts = try all.filter { numbers.contains($0.number) }.map { workout in
        var draft = workout.draft
        try body(&draft)
        return Workout(id: workout.id, number: workout.number, draft: draft, created: workout.created, updated: now)
      }
      return (workouts, [])
    }
    guard !isDryRun else { return try attempt(changed) }
    return try step(what, at: now) { connection in
      let (workouts, unknown) = try changed(connection)
      return (try workouts.map { try Self.write($0, movedFrom: day, connection) }, unknown)
    }
  }

  private static func write(
    _ workout: Workout, movedFrom day: CivilDate, _ connection: Connection
  ) throws -> Workout {
    let number = workout.draft.day == day ? workout.number : try takeNumber(on: workout.draft.day, connection)
    let moved = Workout(
      id: workout.id, number: number, draft: workout.draft, created: workout.created, updated: workout.updated)
    try WorkoutRow.check(moved)
    try connection.query(WorkoutRow.update, WorkoutRow.values(of: moved) + [.text(workout.id)])
    return moved
  }
}

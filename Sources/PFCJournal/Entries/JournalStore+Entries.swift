package import PFCModel
internal import PFCStorage

extension JournalStore {
  /// Logs entries and workouts in one step, all or none; the numbers of the entries come first. O(drafts × log n).
  package func add(
    _ drafts: [LogDraft], _ workouts: [WorkoutDraft] = [], what: String, now: Instant, makeID: () -> String
  ) throws(JournalError) -> (entries: [LogEntry], workouts: [Workout]) {
    try change(what, at: now) { connection in
      let entries: [LogEntry] = try Self.insert(drafts, now, makeID, connection)
      return (entries, try Self.insert(workouts, now, makeID, connection))
    }
  }

  /// The number that the next entry of a day gets; those that were removed keep theirs. O(log n).
  package func nextNumber(on day: CivilDate) throws(JournalError) -> Int {
    let last = try run {
      try $0.integer("SELECT last_number FROM day_counter WHERE day = ?", [.integer(Int64(day.daysSince1970))])
    }
    // Beyond the last number there is none; what would be logged says so.
    return Int(min(max(last ?? 0, 0), Storable.numbers.upperBound - 1)) + 1
  }

  /// The entries of a day, by meal and then by number. O(log n + entries of the day).
  package func entries(on day: CivilDate) throws(JournalError) -> [LogEntry] {
    try run { try LogEntry.read(on: day, $0) }
  }

  /// The entries of a range of days, by day, meal and number. O(log n + entries of the days).
  package func entries(in days: ClosedRange<CivilDate>) throws(JournalError) -> [LogEntry] {
    try run { try LogEntry.read(in: days, $0) }
  }

  /// Changes entries of a day by their numbers in one step; gives them as they are then. One whose day changes gets the
  /// next number of that day. An unknown number changes nothing and is given back; a dry run changes nothing.
  package func edit(
    _ numbers: [Int], on day: CivilDate, what: String, isDryRun: Bool = false, now: Instant,
    _ body: (LogEntry, inout LogDraft) throws -> Void
  ) throws -> (entries: [LogEntry], unknown: [Int]) {
    let (entries, unknown): ([LogEntry], [Int]) = try editRecords(
      numbers, on: day, what: what, isDryRun: isDryRun, now: now, body)
    return (entries, unknown)
  }

  /// Removes entries and workouts of a day by their numbers in one step. An unknown number removes nothing and is given
  /// back.
  package func remove(
    _ numbers: [Int], on day: CivilDate, what: String, now: Instant
  ) throws(JournalError) -> (entries: [LogEntry], workouts: [Workout], unknown: [Int]) {
    try change(what, at: now) { connection in
      let (entries, others) = try LogEntry.read(numbers, on: day, connection)
      let (workouts, unknown) = try Workout.read(others, on: day, connection)
      guard unknown.isEmpty else { return ([], [], unknown) }
      for entry in entries { try entry.remove(from: connection) }
      for workout in workouts { try workout.remove(from: connection) }
      return (entries, workouts, [])
    }
  }

  /// Takes the last step back; gives what it was, or nil when there is none. O(changes of the step).
  package func undo() throws(JournalError) -> String? {
    try run { connection in
      var what: String?
      try connection.transaction {
        what = try UndoLog(connection).takeBackLast()
        if what != nil { try ownIndexer?.keep(on: connection) }
      }
      if what != nil { noteChange() }
      return what
    }
  }

  /// How often each item was logged since a day, for those logged at least twice. O(log n + entries since then).
  package func habits(since day: CivilDate) throws(JournalError) -> [String: Int] {
    try run { try Habits.read($0, since: day) }
  }
}

package import PFCModel
internal import PFCStorage

extension JournalStore {
  /// Logs drafts in one step, all or none; gives the entries. O(drafts × log n).
  package func add(
    _ drafts: [LogDraft], what: String, now: Instant, makeID: () -> String
  ) throws(JournalError) -> [LogEntry] {
    try change(what, at: now) { connection in try Self.insert(drafts, now, makeID, connection) }
  }

  static func insert(
    _ drafts: [LogDraft], _ now: Instant, _ makeID: () -> String, _ connection: Connection
  ) throws -> [LogEntry] {
    try drafts.map { draft in
      let number = try takeNumber(on: draft.day, connection)
      let entry = LogEntry(id: makeID(), number: number, draft: draft, created: now, updated: now)
      try EntryRow.check(entry)
      try connection.query(EntryRow.insertion, EntryRow.values(of: entry))
      return entry
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
    try run { connection in
      try EntryRow.read(connection, "WHERE day = ? ORDER BY slot, number", [.integer(Int64(day.daysSince1970))])
    }
  }

  /// The entries of a range of days, by day, meal and number. O(log n + entries of the days).
  package func entries(in days: ClosedRange<CivilDate>) throws(JournalError) -> [LogEntry] {
    try run { connection in
      try EntryRow.read(
        connection, "WHERE day BETWEEN ? AND ? ORDER BY day, slot, number",
        [days.lowerBound, days.upperBound].map { .integer(Int64($0.daysSince1970)) })
    }
  }

  /// Takes the next number of a day, which neither an entry nor a workout had.
  static func takeNumber(on day: CivilDate, _ connection: Connection) throws -> Int {
    let day = Value.integer(Int64(day.daysSince1970))
    try connection.query(
      """
      INSERT INTO day_counter (day, last_number) VALUES (?, 1) ON CONFLICT (day) DO UPDATE SET last_number = last_number + 1
      """, [day])
    let number = try connection.integer("SELECT last_number FROM day_counter WHERE day = ?", [day]) ?? 1
    guard Storable.numbers.contains(number) else { throw JournalReason(reason: .outOfRange("number")) }
    return Int(number)
  }

  /// Changes entries of a day by their numbers in one step; gives them as they are then. One whose day changes gets the
  /// next number of that day. An unknown number changes nothing and is given back; a dry run changes nothing. The entries
  /// are read and written in one transaction: what another process changed before is kept.
  package func edit(
    _ numbers: [Int], on day: CivilDate, what: String, isDryRun: Bool = false, now: Instant,
    _ body: (LogEntry, inout LogDraft) throws -> Void
  ) throws -> (entries: [LogEntry], unknown: [Int]) {
    func changed(_ connection: Connection) throws -> (entries: [LogEntry], unknown: [Int]) {
      let (known, unknown) = try Self.entries(numbers, on: day, connection)
      guard unknown.isEmpty else { return ([], unknown) }
      let entries = try known.map { entry in
        var draft = entry.draft
        try body(entry, &draft)
        return LogEntry(id: entry.id, number: entry.number, draft: draft, created: entry.created, updated: now)
      }
      return (entries, [])
    }
    guard !isDryRun else { return try attempt(changed) }
    return try step(what, at: now) { connection in
      let (entries, unknown) = try changed(connection)
      return (try entries.map { try Self.write($0, movedFrom: day, connection) }, unknown)
    }
  }

  private static func write(
    _ entry: LogEntry, movedFrom day: CivilDate, _ connection: Connection
  ) throws -> LogEntry {
    let number = entry.draft.day == day ? entry.number : try takeNumber(on: entry.draft.day, connection)
    let moved = LogEntry(
      id: entry.id, number: number, draft: entry.draft, created: entry.created, updated: entry.updated)
    try EntryRow.check(moved)
    try connection.query(EntryRow.update, EntryRow.values(of: moved) + [.text(entry.id)])
    return moved
  }

  /// The entries of a day with some numbers, and the numbers that it does not have. O(log n + entries of the day).
  private static func entries(
    _ numbers: [Int], on day: CivilDate, _ connection: Connection
  ) throws -> (known: [LogEntry], unknown: [Int]) {
    let all = try EntryRow.read(
      connection, "WHERE day = ? ORDER BY slot, number", [.integer(Int64(day.daysSince1970))])
    let asked = Set(numbers)
    let there = Set(all.map(\.number))
    return (all.filter { asked.contains($0.number) }, numbers.filter { !there.contains($0) })
  }

  /// Removes entries and workouts of a day by their numbers in one step. An unknown number removes nothing and is given
  /// back.
  package func remove(
    _ numbers: [Int], on day: CivilDate, what: String, now: Instant
  ) throws(JournalError) -> (entries: [LogEntry], workouts: [Workout], unknown: [Int]) {
    try change(what, at: now) { connection in
      let (known, others) = try Self.entries(numbers, on: day, connection)
      let workouts = try Self.workouts(on: day, connection).filter { others.contains($0.number) }
      let unknown = others.filter { number in !workouts.contains { $0.number == number } }
      guard unknown.isEmpty else { return ([], [], unknown) }
      for entry in known { try connection.query("DELETE FROM entry WHERE id = ?", [.text(entry.id)]) }
      for workout in workouts { try connection.query("DELETE FROM workout WHERE id = ?", [.text(workout.id)]) }
      return (known, workouts, [])
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

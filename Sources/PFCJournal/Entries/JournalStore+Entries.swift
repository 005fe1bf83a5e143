package import PFCModel
internal import PFCStorage

extension JournalStore {
  /// Logs drafts in one step, all or none; gives the entries. O(drafts × log n).
  package func add(
    _ drafts: [LogDraft], what: String, now: Instant, makeID: () -> String
  ) throws(JournalError) -> [LogEntry] {
    try change(what, at: now) { connection in
      try drafts.map { draft in
        let number = try Self.takeNumber(on: draft.day, connection)
        let entry = LogEntry(id: makeID(), number: number, draft: draft, created: now, updated: now)
        try connection.query(
          "INSERT INTO entry VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", EntryRow.values(of: entry))
        return entry
      }
    }
  }

  /// The number that the next entry of a day gets; those that were removed keep theirs. O(log n).
  package func nextNumber(on day: CivilDate) throws(JournalError) -> Int {
    let last = try run {
      try $0.integer("SELECT last_number FROM day_counter WHERE day = ?", [.integer(Int64(day.daysSince1970))])
    }
    return Int(last ?? 0) + 1
  }

  /// The entries of a day, by meal and then by number. O(log n + entries of the day).
  package func entries(on day: CivilDate) throws(JournalError) -> [LogEntry] {
    try run { connection in
      try EntryRow.read(connection, "WHERE day = ? ORDER BY slot, number", [.integer(Int64(day.daysSince1970))])
    }
  }

  /// Takes the next number of a day, which no entry had.
  private static func takeNumber(on day: CivilDate, _ connection: Connection) throws -> Int {
    let day = Value.integer(Int64(day.daysSince1970))
    try connection.query(
      """
      INSERT INTO day_counter VALUES (?, 1) ON CONFLICT (day) DO UPDATE SET last_number = last_number + 1
      """, [day])
    return Int(try connection.integer("SELECT last_number FROM day_counter WHERE day = ?", [day]) ?? 1)
  }

  /// Changes entries of a day by their numbers in one step; gives them as they are then. One whose day changes gets the
  /// next number of that day. An unknown number changes nothing and is given back; a dry run changes nothing.
  package func edit(
    _ numbers: [Int], on day: CivilDate, what: String, isDryRun: Bool = false, now: Instant,
    _ body: (LogEntry, inout LogDraft) throws -> Void
  ) throws -> (entries: [LogEntry], unknown: [Int]) {
    let known = try entries(on: day)
    let unknown = numbers.filter { number in !known.contains { $0.number == number } }
    guard unknown.isEmpty else { return ([], unknown) }
    let changed = try known.filter { numbers.contains($0.number) }.map { entry in
      var draft = entry.draft
      try body(entry, &draft)
      return LogEntry(id: entry.id, number: entry.number, draft: draft, created: entry.created, updated: now)
    }
    guard !isDryRun else { return (changed, []) }
    let written = try change(what, at: now) { connection in
      try changed.map { entry in
        let number = entry.draft.day == day ? entry.number : try Self.takeNumber(on: entry.draft.day, connection)
        let moved = LogEntry(
          id: entry.id, number: number, draft: entry.draft, created: entry.created, updated: entry.updated)
        try connection.query(
          "UPDATE entry SET (\(EntryRow.columns)) = (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) WHERE id = ?",
          EntryRow.values(of: moved) + [.text(entry.id)])
        return moved
      }
    }
    return (written, [])
  }

  /// Removes entries of a day by their numbers in one step. An unknown number removes nothing and is given back.
  package func remove(
    _ numbers: [Int], on day: CivilDate, what: String, now: Instant
  ) throws(JournalError) -> (entries: [LogEntry], unknown: [Int]) {
    let known = try entries(on: day)
    let unknown = numbers.filter { number in !known.contains { $0.number == number } }
    guard unknown.isEmpty else { return ([], unknown) }
    let gone = known.filter { numbers.contains($0.number) }
    try change(what, at: now) { connection in
      for entry in gone { try connection.query("DELETE FROM entry WHERE id = ?", [.text(entry.id)]) }
    }
    return (gone, [])
  }

  /// Takes the last step back; gives what it was, or nil when there is none. O(changes of the step).
  package func undo() throws(JournalError) -> String? {
    try run { connection in
      var what: String?
      try connection.transaction {
        guard let step = try connection.integer("SELECT max(id) FROM undo_step") else { return }
        what = try connection.text("SELECT what FROM undo_step WHERE id = ?", [.integer(step)])
        while case let statements = try Self.lastChanges(of: step, connection), !statements.isEmpty {
          for statement in statements { try connection.execute(statement) }
        }
        try connection.query("DELETE FROM undo_step WHERE id = ?", [.integer(step)])
        try ownIndexer?.keep(on: connection)
      }
      if what != nil { noteChange() }
      return what
    }
  }

  /// Takes the last changes of a step out of the journal, the last first: some at a time, as a restore has many.
  private static func lastChanges(of step: Int64, _ connection: Connection) throws -> [String] {
    var (statements, first): ([String], Int64) = ([], 0)
    try connection.query("SELECT sql, id FROM undo_change WHERE step = ? ORDER BY id DESC LIMIT 1000", [.integer(step)])
    {
      statements.append($0.text(0))
      first = $0.integer(1)
      return true
    }
    try connection.query("DELETE FROM undo_change WHERE step = ? AND id >= ?", [.integer(step), .integer(first)])
    return statements
  }

  /// How often each item was logged since a day, for those logged at least twice. O(log n + entries since then).
  package func habits(since day: CivilDate) throws(JournalError) -> [String: Int] {
    try run { try Habits.read($0, since: day) }
  }
}

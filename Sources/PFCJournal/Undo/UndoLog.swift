internal import PFCModel
internal import PFCStorage

/// The steps that can be taken back. Everything here belongs to the transaction of its caller.
struct UndoLog {
  private let connection: Connection
  private let tables: [JournalSchema.UndoableTable]

  /// The steps of a journal that has these tables.
  init(_ connection: Connection, tables: [JournalSchema.UndoableTable] = JournalSchema.undoableTables) {
    (self.connection, self.tables) = (connection, tables)
  }

  /// Begins to write changes down.
  func begin(_ what: String, at instant: Instant) throws {
    try connection.query(
      "INSERT INTO undo_step (what, at) VALUES (?, ?)", [.text(what), .integer(instant.milliseconds)])
    try connection.query("INSERT INTO undo_recording SELECT max(id) FROM undo_step")
  }

  /// Ends it: a step that changed nothing goes, and so do those that are too old. O(changes of the steps that go).
  func end(depth: Int64) throws {
    try connection.query("DELETE FROM undo_recording")
    guard let last = try connection.integer("SELECT max(id) FROM undo_step") else { return }
    try connection.query(
      "DELETE FROM undo_step WHERE id = ?1 AND NOT EXISTS (SELECT 1 FROM undo_change WHERE step = ?1)", [.integer(last)]
    )
    try forget(upTo: last - depth)
  }

  /// Takes the last step back; gives what it was, or nil when there is none. Ends after the changes of the step, in
  /// whatever order a damaged journal gives them.
  func takeBackLast() throws -> String? {
    guard let step = try connection.integer("SELECT max(id) FROM undo_step") else { return nil }
    let what = try connection.text("SELECT what FROM undo_step WHERE id = ?", [.integer(step)])
    var before = Int64.max
    while case let changes = try changes(of: step, before: before), let last = changes.last {
      for (id, change) in changes {
        guard id < before else { throw JournalReason(reason: .damaged("undo_change \(id)")) }
        before = id
        try change.takeBack(id: id, on: connection)
      }
      before = last.id
    }
    for table in tables where before < .max {
      try connection.query("DELETE FROM undo_\(table.table) WHERE change >= ?", [.integer(before)])
    }
    try connection.query("DELETE FROM undo_step WHERE id = ?", [.integer(step)])
    return what
  }

  /// Forgets a step and all before it.
  func forget(upTo step: Int64) throws {
    guard try connection.integer("SELECT EXISTS (SELECT 1 FROM undo_step WHERE id <= ?)", [.integer(step)]) == 1 else {
      return
    }
    if let last = try connection.integer("SELECT max(id) FROM undo_change WHERE step <= ?", [.integer(step)]) {
      for table in tables {
        try connection.query("DELETE FROM undo_\(table.table) WHERE change <= ?", [.integer(last)])
      }
    }
    try connection.query("DELETE FROM undo_step WHERE id <= ?", [.integer(step)])
  }

  /// So many changes of a step, the last first, that stand before one.
  private func changes(of step: Int64, before: Int64) throws -> [(id: Int64, change: UndoChange)] {
    var changes: [(id: Int64, change: UndoChange)] = []
    try connection.query(
      """
      SELECT id, source, event, key, last FROM undo_change WHERE step = ? AND id < ? ORDER BY id DESC LIMIT \(atOnce)
      """, [.integer(step), .integer(before)]
    ) { row in
      guard let table = UndoChange.table(row.text(1)), let event = UndoChange.Event(rawValue: row.text(2)) else {
        throw JournalReason(reason: .damaged("undo_change \(row.integer(0))"))
      }
      changes.append((row.integer(0), UndoChange(table: table, event: event, key: row.value(3), last: row.value(4))))
      return true
    }
    return changes
  }

  /// A restore has many changes.
  private var atOnce: Int { 1000 }
}

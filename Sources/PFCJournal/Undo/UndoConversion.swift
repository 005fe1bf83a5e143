internal import PFCStorage

/// Turns the statements of undo that schemas before version 5 kept into the data that version 5 keeps.
struct UndoConversion {
  private let connection: Connection

  init(_ connection: Connection) { self.connection = connection }

  /// Lays the statements aside; belongs before the migration.
  func begin() throws {
    try connection.execute(
      "DROP TABLE IF EXISTS temp.undo_statement; CREATE TEMP TABLE undo_statement AS SELECT id, step, sql FROM undo_change"
    )
  }

  /// Writes the changes that the statements say. Of a step with a statement that pfc never wrote nothing can be taken
  /// back, nor of those before it, which need it taken back first: they are forgotten. O(statements).
  func finish() throws {
    var (after, wrong) = (Int64.min, nil as Int64?)
    while case let statements = try statements(after: after), let last = statements.last {
      for (_, step, sql) in statements {
        guard let statement = UndoStatement(sql) else {
          wrong = max(wrong ?? step, step)
          continue
        }
        try statement.change.write(step: step, row: statement.row, to: connection)
      }
      after = last.id
    }
    if let wrong { try UndoLog(connection, tables: JournalSchema.tables5).forget(upTo: wrong) }
    try connection.execute("DROP TABLE temp.undo_statement")
  }

  private func statements(after: Int64) throws -> [(id: Int64, step: Int64, sql: String)] {
    var found: [(id: Int64, step: Int64, sql: String)] = []
    try connection.query(
      "SELECT id, step, sql FROM temp.undo_statement WHERE id > ? ORDER BY id LIMIT 1000", [.integer(after)]
    ) { row in
      found.append((row.integer(0), row.integer(1), row.text(2)))
      return true
    }
    return found
  }
}

internal import PFCStorage

/// One change of a row that a step made, and so what takes it back.
struct UndoChange: Equatable {
  /// What happened.
  enum Event: String {
    /// A row came; the key is its.
    case insert
    /// Rows came whose keys are from one to another.
    case range
    /// Rows came whose keys are one and all behind it.
    case from
    /// A row went, which is kept as it was.
    case delete
    /// A row changed, which is kept as it was; the key is the one that it has now.
    case update
  }

  let table: JournalSchema.UndoableTable
  let event: Event
  let key: Value
  var last = Value.null

  static func == (one: UndoChange, other: UndoChange) -> Bool {
    (one.table.table, one.event, one.key, one.last) == (other.table.table, other.event, other.key, other.last)
  }

  /// The table with a name, if its changes can be undone.
  static func table(_ name: String) -> JournalSchema.UndoableTable? {
    JournalSchema.undoableTables.first { $0.table == name }
  }

  /// Takes the change back; `id` is its number. Every statement is one of these, whatever the journal holds.
  func takeBack(id: Int64, on connection: Connection) throws {
    let (name, key, columns) = (table.table, table.columns[0], table.columns.joined(separator: ", "))
    switch event {
    case .insert: try connection.query("DELETE FROM \(name) WHERE \(key) = ?", [self.key])
    case .range: try connection.query("DELETE FROM \(name) WHERE \(key) BETWEEN ? AND ?", [self.key, last])
    case .from: try connection.query("DELETE FROM \(name) WHERE \(key) >= ?", [self.key])
    case .delete:
      try once(
        "INSERT INTO \(name) (\(columns)) SELECT \(columns) FROM undo_\(name) WHERE change = ? RETURNING 1",
        [.integer(id)], connection)
    case .update:
      try once(
        "UPDATE \(name) SET (\(columns)) = (SELECT \(columns) FROM undo_\(name) WHERE change = ?1) "
          + "WHERE \(key) = ?2 AND EXISTS (SELECT 1 FROM undo_\(name) WHERE change = ?1) RETURNING 1",
        [.integer(id), self.key], connection)
    }
  }

  /// Runs a statement that changes one row, or else finds the journal damaged.
  private func once(_ sql: String, _ bindings: [Value], _ connection: Connection) throws {
    guard try connection.integer(sql, bindings) == 1 else {
      throw JournalReason(reason: .damaged("undo_\(table.table)"))
    }
  }

  /// Writes the change down for a step, with the row as it was.
  func write(step: Int64, row: [Value]?, to connection: Connection) throws {
    let id = try connection.integer(
      "INSERT INTO undo_change (step, source, event, key, last) VALUES (?, ?, ?, ?, ?) RETURNING id",
      [.integer(step), .text(table.table), .text(event.rawValue), key, last])
    guard let row, let id else { return }
    let marks = Array(repeating: "?", count: row.count + 1).joined(separator: ", ")
    try connection.query(
      "INSERT INTO undo_\(table.table) (change, \(table.columns.joined(separator: ", "))) VALUES (\(marks))",
      [.integer(id)] + row)
  }
}

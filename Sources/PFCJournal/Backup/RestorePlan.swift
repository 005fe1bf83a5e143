internal import PFCModel
internal import PFCStorage

/// Compares the records of a backup with the journal's, kind by kind, and brings them in. The records wait in temporary
/// tables, so the memory that is needed does not grow with them.
struct RestorePlan {
  private let connection: Connection
  private let mode: RestoreMode

  init(_ connection: Connection, _ mode: RestoreMode) {
    (self.connection, self.mode) = (connection, mode)
  }

  /// Makes the temporary tables anew.
  func begin() throws {
    try end()
    // Keys of large backups come in no order: with SQLite's 2 MiB of cache each would be a page to fetch.
    for database in ["main", "temp"] { try connection.execute("PRAGMA \(database).cache_size = -65536") }
    for kind in BackupKind.all {
      try connection.execute("CREATE TEMP TABLE \(kind.incoming) (\(kind.columns), PRIMARY KEY (\(kind.key)))")
      for (index, columns) in kind.unique.enumerated() {
        try connection.execute("CREATE UNIQUE INDEX temp.\(kind.incoming)_\(index) ON \(kind.incoming) (\(columns))")
      }
    }
  }

  /// Takes a record. Throws a constraint error when there is one with its key.
  func take(_ kind: BackupKind, _ values: [Value]) throws {
    let marks = Array(repeating: "?", count: values.count).joined(separator: ", ")
    try connection.query("INSERT INTO \(kind.incoming) VALUES (\(marks))", values)
  }

  /// Decides what becomes of each record; gives the counts.
  func decide() throws -> [RestoreSummary.Changes] {
    if mode == .merge { try prepareMerge() }
    return try BackupKind.all.map { kind in
      try connection.execute("CREATE TEMP TABLE \(kind.plan) (key PRIMARY KEY, action TEXT) WITHOUT ROWID")
      try connection.execute("INSERT INTO \(kind.plan) \(decisions(kind))")
      var counts: [String: Int] = [:]
      try connection.query("SELECT action, count(*) FROM \(kind.plan) GROUP BY action") { row in
        counts[row.text(0)] = Int(row.integer(1))
        return true
      }
      return .init(
        kind: kind.name, added: counts["added"] ?? 0, updated: counts["updated"] ?? 0, removed: counts["removed"] ?? 0,
        kept: counts["kept"] ?? 0, unchanged: counts["unchanged"] ?? 0)
    }
  }

  /// Changes the journal as decided.
  func apply() throws {
    for kind in BackupKind.all {
      try connection.execute(
        "DELETE FROM \(kind.table) WHERE \(kind.key) IN "
          + "(SELECT key FROM \(kind.plan) WHERE action IN ('updated', 'removed'))")
      try connection.execute(
        "INSERT INTO \(kind.table) (\(kind.written.columns)) SELECT \(kind.written.values) FROM \(kind.incoming) WHERE \(kind.key) IN "
          + "(SELECT key FROM \(kind.plan) WHERE action IN ('updated', 'added')) ORDER BY rowid")
    }
    for statement in BackupKind.all.flatMap(\.afterChange) { try connection.execute(statement) }
  }

  /// Takes the temporary tables away.
  func end() throws {
    for kind in BackupKind.all {
      for table in [kind.incoming, kind.plan] { try connection.execute("DROP TABLE IF EXISTS temp.\(table)") }
    }
    for table in ["renumbered_entry", "moved_recipe", "renumbered_ingredient"] {
      try connection.execute("DROP TABLE IF EXISTS temp.\(table)")
    }
  }

  private func prepareMerge() throws {
    for kind in BackupKind.all {
      for index in kind.unique.indices { try connection.execute("DROP INDEX temp.\(kind.incoming)_\(index)") }
      for statement in kind.beforeMerge { try connection.execute(statement) }
    }
  }

  private func decisions(_ kind: BackupKind) -> String {
    func columns(of table: String) -> String {
      "(" + kind.fields.map { "\(table).\($0.column)" }.joined(separator: ", ") + ")"
    }
    let otherwise: String
    switch (kind.counter, mode, kind.changed) {
    case (let counter?, _, _):
      otherwise = "CASE WHEN new.\(counter) > old.\(counter) THEN 'updated' ELSE 'unchanged' END"
    case (nil, .replace, _): otherwise = "'updated'"
    case (nil, .merge, nil): otherwise = "'kept'"
    case (nil, .merge, let changed?):
      otherwise = "CASE WHEN new.\(changed) > old.\(changed) THEN 'updated' ELSE 'kept' END"
    }
    let known = """
      SELECT new.\(kind.key), CASE WHEN old.\(kind.key) IS NULL THEN 'added'
        WHEN \(columns(of: "new")) IS \(columns(of: "old")) THEN 'unchanged' ELSE \(otherwise) END
      FROM \(kind.incoming) AS new LEFT JOIN \(kind.table) AS old ON old.\(kind.key) = new.\(kind.key)
      """
    guard mode == .replace, kind.counter == nil else { return known }
    return known + """
       UNION ALL SELECT \(kind.key), 'removed' FROM \(kind.table)
      WHERE \(kind.key) NOT IN (SELECT \(kind.key) FROM \(kind.incoming))
      """
  }
}

extension BackupKind {
  /// The temporary table of what becomes of each record.
  fileprivate var plan: String { "plan_" + table }
}

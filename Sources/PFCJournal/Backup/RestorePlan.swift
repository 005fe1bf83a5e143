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
    let before = mode == .merge ? try BackupKind.all.map(incoming) : []
    if mode == .merge { try prepareMerge() }
    return try BackupKind.all.enumerated().map { index, kind in
      try connection.execute("CREATE TEMP TABLE \(kind.plan) (key PRIMARY KEY, action TEXT) WITHOUT ROWID")
      try connection.execute("INSERT INTO \(kind.plan) \(decisions(kind))")
      var counts: [String: Int] = [:]
      try connection.query("SELECT action, count(*) FROM \(kind.plan) GROUP BY action") { row in
        counts[row.text(0)] = Int(row.integer(1))
        return true
      }
      // Records that come with one that stays as it is were left out before: they are kept, or the same.
      let left = mode == .merge ? max(0, before[index].all - (try incoming(kind).all)) : 0
      let same = min(left, mode == .merge ? max(0, before[index].same - (counts["unchanged"] ?? 0)) : 0)
      return .init(
        kind: kind.name, added: counts["added"] ?? 0, updated: counts["updated"] ?? 0, removed: counts["removed"] ?? 0,
        kept: (counts["kept"] ?? 0) + left - same, unchanged: (counts["unchanged"] ?? 0) + same)
    }
  }

  /// How many records of a kind wait, and how many of them the journal has just so.
  private func incoming(_ kind: BackupKind) throws -> (all: Int, same: Int) {
    let same = """
      SELECT count(*) FROM \(kind.incoming) AS new JOIN \(kind.table) AS old ON old.\(kind.key) = new.\(kind.key)
      WHERE \(columns(of: "new", kind)) IS \(columns(of: "old", kind))
      """
    return (
      Int(try connection.integer("SELECT count(*) FROM \(kind.incoming)") ?? 0), Int(try connection.integer(same) ?? 0)
    )
  }

  private func columns(of table: String, _ kind: BackupKind) -> String {
    "(" + kind.fields.map { "\(table).\($0.column)" }.joined(separator: ", ") + ")"
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
    for table in ["renumbered_entry", "renumbered_workout", "moved_recipe", "renumbered_ingredient"] {
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
        WHEN \(columns(of: "new", kind)) IS \(columns(of: "old", kind)) THEN 'unchanged' ELSE \(otherwise) END
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

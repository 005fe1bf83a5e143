internal import PFCModel
internal import PFCStorage

/// Brings a journal to the version of the program: forward only, each migration in one transaction. A newer journal or
/// another program's file is refused before anything is written.
enum JournalMigrator {
  static func bringUpToDate(_ connection: Connection) throws {
    let version = try version(of: connection)
    try connection.defineHash()
    try connection.useWriteAheadLog()
    try connection.execute("PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA cache_size = -65536")
    guard version < JournalSchema.version else { return }
    try connection.transaction {
      // Another process may have been first.
      let now = try connection.integer("PRAGMA user_version") ?? 0
      for next in Int(now)..<max(Int(now), Int(JournalSchema.version)) {
        let conversion = next + 1 == JournalSchema.versionOfUndoData ? UndoConversion(connection) : nil
        try conversion?.begin()
        try connection.execute(JournalSchema.migrations[next])
        try conversion?.finish()
        try connection.execute("PRAGMA user_version = \(next + 1)")
      }
      try connection.execute("PRAGMA application_id = \(JournalSchema.applicationID)")
    }
  }

  /// The version of the schema; 0 for an empty file. Writes nothing. Throws for another program's file, for a
  /// version that the program does not know, and for one that lacks its tables.
  static func version(of connection: Connection) throws -> Int64 {
    var version: Int64 = 0
    var isEmpty = true
    var tables: Set<String> = []
    // One snapshot: between two reads another process may be making the very journal that is looked at.
    try connection.snapshot {
      let application = try connection.integer("PRAGMA application_id") ?? 0
      version = try connection.integer("PRAGMA user_version") ?? 0
      try connection.query("SELECT name, type = 'table' FROM sqlite_schema") { row in
        isEmpty = false
        if row.integer(1) == 1 { tables.insert(row.text(0)) }
        return true
      }
      guard application == JournalSchema.applicationID || (application == 0 && version == 0 && isEmpty) else {
        throw JournalReason(reason: .foreign)
      }
    }
    if version > JournalSchema.version { throw JournalReason(reason: .newer(Int(version))) }
    for (since, table) in JournalSchema.tables where since <= version && !tables.contains(table) {
      throw JournalReason(reason: .damaged("no table \(table)"))
    }
    return version
  }
}

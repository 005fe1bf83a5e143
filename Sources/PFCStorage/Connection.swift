internal import CSQLite

/// One connection to one database, for one thread at a time. It closes when it goes, also after a failed opening.
package final class Connection {
  let handle: OpaquePointer
  private var statements: [String: Statement] = [:]
  /// How many statements were run, pragmas and the bounds of transactions among them.
  package private(set) var statementsRun = 0

  /// Opens a file that nothing writes: no lock, no journal, no look at neighbouring files. O(1).
  package static func immutable(path: String) throws(SQLiteError) -> sending Connection {
    let connection = try Connection(
      name: "file:\(percentEncoded(path))?immutable=1", flags: SQLITE_OPEN_READONLY | SQLITE_OPEN_URI)
    try connection.execute("PRAGMA mmap_size = 268435456")
    return connection
  }

  /// Opens a database that is a part of a file, which nothing writes. O(1): pages are read as they are needed, and kept.
  package static func part(_ part: FilePart) throws(SQLiteError) -> sending Connection {
    let connection = try FilePartSystem.open(part) { file, system throws(SQLiteError) in
      try Connection(name: file, flags: SQLITE_OPEN_READONLY, system: system)
    }
    try connection.execute("PRAGMA cache_size = -\(part.size / 1024)")
    return connection
  }

  /// Opens a database that is already in memory. O(1): SQLite reads its pages in place.
  package static func image(_ image: DatabaseImage) throws(SQLiteError) -> sending Connection {
    let connection = try Connection(name: ":memory:", flags: SQLITE_OPEN_READWRITE | SQLITE_OPEN_MEMORY)
    // SQLite takes a mutable pointer, but writes nothing through it with SQLITE_DESERIALIZE_READONLY.
    let start = UnsafeMutableRawPointer(mutating: image.bytes.baseAddress)?.assumingMemoryBound(to: UInt8.self)
    let code = sqlite3_deserialize(
      connection.handle, "main", start, Int64(image.count), Int64(image.count),
      UInt32(SQLITE_DESERIALIZE_READONLY))
    try ResultCode.check(code, "deserialize", connection.handle)
    try connection.execute("PRAGMA mmap_size = 268435456")
    return connection
  }

  /// Opens a file for reading and writing, which must be there. Others may hold it for some seconds.
  package static func writable(path: String) throws(SQLiteError) -> sending Connection {
    let connection = try Connection(
      name: "file:\(percentEncoded(path))", flags: SQLITE_OPEN_READWRITE | SQLITE_OPEN_URI)
    sqlite3_busy_timeout(connection.handle, 5000)
    return connection
  }

  /// Opens a file for reading while others may write it. It must be there.
  ///
  /// SQLite opens it for writing where it may: a reader that may not write leaves the files of the write-ahead log behind.
  /// No statement can change anything.
  package static func reading(path: String) throws(SQLiteError) -> sending Connection {
    let connection = try Connection(
      name: "file:\(percentEncoded(path))", flags: SQLITE_OPEN_READWRITE | SQLITE_OPEN_URI)
    sqlite3_busy_timeout(connection.handle, 5000)
    try connection.execute("PRAGMA query_only = ON")
    return connection
  }

  /// Creates a database in a new file. Fails when the file is there already.
  package static func creating(path: String) throws(SQLiteError) -> sending Connection {
    try Connection(
      name: "file:\(percentEncoded(path))", flags: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_URI)
  }

  /// Opens a new empty database of this connection's own, which goes with it; what does not fit its cache is kept in a
  /// file that nobody else sees.
  package static func scratch() throws(SQLiteError) -> Connection {
    try Connection(name: "", flags: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE)
  }

  private init(name: String, flags: Int32, system: String? = nil) throws(SQLiteError) {
    var handle: OpaquePointer?
    let code = sqlite3_open_v2(name, &handle, flags | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE, system)
    do {
      try ResultCode.check(code, "open", handle)
    } catch {
      sqlite3_close_v2(handle)
      throw error
    }
    guard let handle else { throw SQLiteError(code: SQLITE_NOMEM, operation: "open", message: "") }
    self.handle = handle
  }

  deinit {
    statements.removeAll()
    sqlite3_close_v2(handle)
  }

  /// Runs statements that give no rows.
  package func execute(_ sql: String) throws(SQLiteError) {
    statementsRun += 1
    try ResultCode.check(sqlite3_exec(handle, sql, nil, nil, nil), "execute", handle)
  }

  /// Runs the body in one transaction: all of it or nothing.
  package func transaction(_ body: () throws -> Void) throws { try run("BEGIN IMMEDIATE", body) }

  /// Runs the body on one unchanging state of the database.
  package func snapshot(_ body: () throws -> Void) throws { try run(Self.beginSnapshot, body) }

  private func run(_ begin: String, _ body: () throws -> Void) throws {
    try execute(begin)
    do {
      try body()
      try execute("COMMIT")
    } catch {
      try? execute("ROLLBACK")
      throw error
    }
  }

  private static let beginSnapshot = "BEGIN"

  /// Starts reading one unchanging state of the database, up to ``endSnapshot()``: for a connection behind a lock, which
  /// cannot be lent to ``snapshot(_:)`` together with a body.
  package func startSnapshot() throws { try query(Self.beginSnapshot) }

  /// Ends what ``startSnapshot()`` started. What was only read is as well taken back.
  package func endSnapshot() { try? query("ROLLBACK") }

  /// Keeps changes in a write-ahead log from now on. While others hold the file SQLite refuses the switch at once, whatever
  /// the timeout, so it is tried again for some seconds.
  package func useWriteAheadLog() throws {
    let deadline = ContinuousClock.now + .seconds(10)
    while true {
      do {
        if try text("PRAGMA journal_mode") != "wal" { _ = try text("PRAGMA journal_mode = WAL") }
        return
      } catch let error as SQLiteError where error.kind == .busy && ContinuousClock.now < deadline {
        sqlite3_sleep(5)
      }
    }
  }

  /// Leaves it to ``copyLog(path:)`` to copy what is committed from the write-ahead log into the file, or to the last one
  /// who closes it.
  package func leaveLog() throws(SQLiteError) { try execute("PRAGMA wal_autocheckpoint = 0") }

  /// Copies from now on as usual.
  package func keepLogShort() throws(SQLiteError) { try execute("PRAGMA wal_autocheckpoint = 1000") }

  /// Copies what is committed from the write-ahead log of a file into the file, as far as nobody is in the way.
  package static func copyLog(path: String) throws {
    _ = try writable(path: path).integer("PRAGMA wal_checkpoint(PASSIVE)")
  }

  /// Runs a statement with bound values and calls the body for every row until it returns false. The statement is kept
  /// prepared; one that failed is dropped. Amortised O(1) to prepare.
  package func query(
    _ sql: String, _ bindings: [Value] = [], row body: (borrowing Row) throws -> Bool = { _ in true }
  ) throws {
    try query(sql, binding: { parameters in for value in bindings { parameters.value(value) } }, row: body)
  }

  /// Runs a statement whose parameters are bound one after the other.
  package func query(
    _ sql: String, binding: (inout Bindings) -> Void, row body: (borrowing Row) throws -> Bool = { _ in true }
  ) throws {
    let statement = try statements[sql] ?? prepare(sql)
    statementsRun += 1
    do {
      try statement.run(binding, row: body)
    } catch {
      statements[sql] = nil
      throw error
    }
  }

  /// The integer of the first column of the first row; nil without rows or for NULL.
  package func integer(_ sql: String, _ bindings: [Value] = []) throws -> Int64? {
    var result: Int64?
    try query(sql, bindings) { row in
      result = row.isNull(0) ? nil : row.integer(0)
      return false
    }
    return result
  }

  /// The text of the first column of the first row; nil without rows or for NULL.
  package func text(_ sql: String, _ bindings: [Value] = []) throws -> String? {
    var result: String?
    try query(sql, bindings) { row in
      result = row.isNull(0) ? nil : row.text(0)
      return false
    }
    return result
  }

  private func prepare(_ sql: String) throws(SQLiteError) -> Statement {
    let statement = try Statement(sql, on: handle)
    statements[sql] = statement
    return statement
  }

  private static func percentEncoded(_ path: String) -> String {
    var result = ""
    for byte in path.utf8 {
      switch byte {
      case 0x2D...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A, 0x7E: result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let hex = String(byte, radix: 16, uppercase: true)
        result += hex.count == 1 ? "%0\(hex)" : "%\(hex)"
      }
    }
    return result
  }
}

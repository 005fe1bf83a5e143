internal import CSQLite

/// A prepared statement. It belongs to its connection's thread.
final class Statement {
  private let handle: OpaquePointer
  private let database: OpaquePointer

  init(_ sql: String, on database: OpaquePointer) throws(SQLiteError) {
    var handle: OpaquePointer?
    let code = sqlite3_prepare_v3(database, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &handle, nil)
    try ResultCode.check(code, "prepare", database)
    guard let handle else { throw SQLiteError(code: SQLITE_MISUSE, operation: "prepare", message: "no statement") }
    self.handle = handle
    self.database = database
  }

  deinit { sqlite3_finalize(handle) }

  /// Binds the parameters and calls the body for every row until it returns false.
  func run(_ bind: (inout Bindings) -> Void, row body: (borrowing Row) throws -> Bool) throws {
    var bindings = Bindings(handle)
    defer {
      sqlite3_reset(handle)
      bindings.forget()
    }
    bind(&bindings)
    try ResultCode.check(bindings.result, "bind", database)
    while true {
      let code = sqlite3_step(handle)
      try ResultCode.check(code, "step", database)
      guard code == SQLITE_ROW, try body(Row(handle)) else { return }
    }
  }
}

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

  func run(_ bindings: [Value], row body: (borrowing Row) throws -> Bool) throws {
    defer {
      sqlite3_reset(handle)
      sqlite3_clear_bindings(handle)
    }
    for (index, value) in bindings.enumerated() { try bind(value, at: Int32(index + 1)) }
    while true {
      let code = sqlite3_step(handle)
      try ResultCode.check(code, "step", database)
      guard code == SQLITE_ROW, try body(Row(handle)) else { return }
    }
  }

  private func bind(_ value: Value, at index: Int32) throws(SQLiteError) {
    let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
    let code =
      switch value {
      case .null: sqlite3_bind_null(handle, index)
      case .integer(let integer): sqlite3_bind_int64(handle, index, integer)
      case .real(let real): sqlite3_bind_double(handle, index, real)
      case .text(var text):
        text.withUTF8 { bytes in
          bytes.withMemoryRebound(to: CChar.self) { chars in
            chars.baseAddress.map { sqlite3_bind_text(handle, index, $0, Int32(chars.count), transient) }
              ?? sqlite3_bind_text(handle, index, "", 0, transient)
          }
        }
      case .blob(let bytes): sqlite3_bind_blob64(handle, index, bytes, UInt64(bytes.count), transient)
      }
    try ResultCode.check(code, "bind", database)
  }
}

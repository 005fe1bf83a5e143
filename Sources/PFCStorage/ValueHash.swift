internal import CSQLite

/// A value that is lent for a moment, as a statement or a function of SQL has it.
private enum LentValue {
  case null
  case integer(Int64)
  case real(Double)
  case text(UnsafeRawBufferPointer)
  case blob(UnsafeRawBufferPointer)
}

extension BlockHash {
  /// Adds a value with its type. SQLite stores −0 as 0.
  fileprivate mutating func add(_ value: LentValue) {
    switch value {
    case .null: add(0 as UInt64)
    case .integer(let integer):
      add(1 as UInt64)
      add(UInt64(bitPattern: integer))
    case .real(let real):
      add(2 as UInt64)
      add((real + 0).bitPattern)
    case .text(let bytes):
      add(3 as UInt64)
      add(bytes)
    case .blob(let bytes):
      add(4 as UInt64)
      add(bytes)
    }
  }
}

extension [Value] {
  /// The hash of values, the same as ``Row/hash(_:)`` gives for columns that hold them, and `pfc_hash` in SQL. O(n).
  package var hash: UInt64 {
    var hash = BlockHash()
    for value in self {
      switch value {
      case .null: hash.add(.null)
      case .integer(let integer): hash.add(.integer(integer))
      case .real(let real): hash.add(.real(real))
      case .text(var text): text.withUTF8 { hash.add(.text(UnsafeRawBufferPointer($0))) }
      case .blob(let bytes): bytes.withUnsafeBytes { hash.add(.blob($0)) }
      }
    }
    return hash.value
  }
}

extension Row {
  /// The hash of the first columns. O(n).
  package func hash(_ columns: Int) -> UInt64 {
    var hash = BlockHash()
    for column in 0..<Int32(columns) {
      switch type(column) {
      case SQLITE_INTEGER: hash.add(.integer(integer(column)))
      case SQLITE_FLOAT: hash.add(.real(real(column)))
      case SQLITE_TEXT: withText(column) { hash.add(.text($0)) }
      case SQLITE_BLOB: withBlob(column) { hash.add(.blob($0)) }
      default: hash.add(.null)
      }
    }
    return hash.value
  }

  /// The value of a column. O(n).
  package func value(_ column: Int32) -> Value {
    switch type(column) {
    case SQLITE_INTEGER: .integer(integer(column))
    case SQLITE_FLOAT: .real(real(column))
    case SQLITE_TEXT: .text(text(column))
    case SQLITE_BLOB: .blob(withBlob(column) { Array($0) })
    default: .null
    }
  }
}

extension Connection {
  /// Makes the function `pfc_hash(…)`, the hash of its arguments, known to statements; to triggers and views it is not.
  package func defineHash() throws(SQLiteError) {
    let code = sqlite3_create_function_v2(
      handle, "pfc_hash", -1, SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_DIRECTONLY, nil,
      { context, count, arguments in
        var hash = BlockHash()
        for index in 0..<Int(count) {
          guard let value = arguments?[index] else { continue }
          let length = { Int(sqlite3_value_bytes(value)) }
          switch sqlite3_value_type(value) {
          case SQLITE_INTEGER: hash.add(.integer(sqlite3_value_int64(value)))
          case SQLITE_FLOAT: hash.add(.real(sqlite3_value_double(value)))
          case SQLITE_TEXT:
            let start = sqlite3_value_text(value)
            hash.add(.text(UnsafeRawBufferPointer(start: start, count: length())))
          case SQLITE_BLOB:
            let start = sqlite3_value_blob(value)
            hash.add(.blob(UnsafeRawBufferPointer(start: start, count: length())))
          default: hash.add(.null)
          }
        }
        sqlite3_result_int64(context, Int64(bitPattern: hash.value))
      }, nil, nil, nil)
    try ResultCode.check(code, "define", handle)
  }
}

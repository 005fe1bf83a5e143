internal import CSQLite

/// What SQLite refused. It carries codes and the statement's name, never a user's data.
package struct SQLiteError: Error, Equatable, Sendable {
  /// SQLite's extended result code.
  package let code: Int32
  /// What was being done, as `open`, `prepare` or `step`.
  package let operation: String
  /// SQLite's own message.
  package let message: String

  /// The primary code, which the extended code refines.
  package var primaryCode: Int32 { code & 0xFF }

  /// What callers tell apart.
  package enum Kind: Sendable {
    case full, busy, readOnly, cannotOpen, notADatabase, corrupt, constraint, other
  }

  /// The kind of the error.
  package var kind: Kind {
    switch primaryCode {
    case SQLITE_FULL: .full
    case SQLITE_BUSY, SQLITE_LOCKED: .busy
    case SQLITE_READONLY, SQLITE_PERM, SQLITE_AUTH: .readOnly
    case SQLITE_CANTOPEN: .cannotOpen
    case SQLITE_NOTADB: .notADatabase
    case SQLITE_CORRUPT: .corrupt
    // A row breaks a rule of its table, as two rows with one key.
    case SQLITE_CONSTRAINT: .constraint
    default: .other
    }
  }
}

/// The one funnel through which every result code of SQLite goes.
enum ResultCode {
  static func check(
    _ code: Int32, _ operation: String, _ database: OpaquePointer?
  ) throws(SQLiteError) {
    guard code != SQLITE_OK, code != SQLITE_ROW, code != SQLITE_DONE else { return }
    let extended = database.map { sqlite3_extended_errcode($0) } ?? code
    let message = database.flatMap { sqlite3_errmsg($0) } ?? sqlite3_errstr(code)
    throw SQLiteError(
      code: extended & 0xFF == code & 0xFF ? extended : code, operation: operation,
      message: message.map { String(cString: $0) } ?? "")
  }
}

/// Facts about the SQLite in use.
package enum SQLite {
  /// Its version, as `3.40.1`.
  package static var version: String { String(cString: sqlite3_libversion()) }

  /// Has SQLite count no memory, which takes a lock of the whole process at every allocation. It does nothing once SQLite
  /// has started, and is for a program that has SQLite to itself: the setting holds for all of the process.
  package static func countNoMemory() { _ = pfc_sqlite3_count_no_memory() }
}

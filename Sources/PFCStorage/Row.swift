internal import CSQLite

/// The row that a statement stands on. It cannot outlive the call that it is given to.
package struct Row: ~Copyable {
  private let statement: OpaquePointer

  init(_ statement: OpaquePointer) { self.statement = statement }

  package func isNull(_ column: Int32) -> Bool { sqlite3_column_type(statement, column) == SQLITE_NULL }

  /// The code of SQLite for the type of a column.
  func type(_ column: Int32) -> Int32 { sqlite3_column_type(statement, column) }

  package func integer(_ column: Int32) -> Int64 { sqlite3_column_int64(statement, column) }

  package func real(_ column: Int32) -> Double { sqlite3_column_double(statement, column) }

  /// The text of a column; empty for NULL. Invalid UTF-8 is repaired. O(n).
  package func text(_ column: Int32) -> String {
    guard let start = sqlite3_column_text(statement, column) else { return "" }
    let bytes = UnsafeBufferPointer(start: start, count: Int(sqlite3_column_bytes(statement, column)))
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Lends the UTF-8 of a text; it is empty for NULL. O(1).
  package func withText<Result>(_ column: Int32, _ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
    let start = sqlite3_column_text(statement, column)
    return try body(UnsafeRawBufferPointer(start: start, count: Int(sqlite3_column_bytes(statement, column))))
  }

  /// Adds the UTF-8 of a text to a hash, as ``BlockHash/add(_:)`` adds the text. O(n).
  package func add(text column: Int32, to hash: inout BlockHash) {
    let start = sqlite3_column_text(statement, column)
    hash.add(UnsafeRawBufferPointer(start: start, count: Int(sqlite3_column_bytes(statement, column))))
  }

  /// Adds the bytes of a column to a hash, each four as a word, least significant first. O(n).
  package func add(words column: Int32, to hash: inout BlockHash) {
    guard let start = sqlite3_column_blob(statement, column) else { return }
    for offset in stride(from: 0, to: Int(sqlite3_column_bytes(statement, column)) - 3, by: 4) {
      hash.add(UInt64(UInt32(littleEndian: start.loadUnaligned(fromByteOffset: offset, as: UInt32.self))))
    }
  }

  /// Lends the bytes of a column; they are empty for NULL. O(1).
  package func withBlob<Result>(_ column: Int32, _ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
    let start = sqlite3_column_blob(statement, column)
    return try body(UnsafeRawBufferPointer(start: start, count: Int(sqlite3_column_bytes(statement, column))))
  }
}

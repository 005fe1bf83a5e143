internal import PFCStorage

/// A statement by which schemas before version 5 took a change back, read as the data that it says. Nothing of it is ever
/// run: what is not just such a statement is none.
struct UndoStatement: Equatable {
  let change: UndoChange
  /// The row as it was, in the columns of its table; nil where a row came.
  let row: [Value]?

  /// Reads a statement; nil for anything that these schemas did not write.
  init?(_ sql: String) {
    var scanner = SQLScanner(sql)
    guard let statement = scanner.statement(), scanner.isAtEnd else { return nil }
    self = statement
  }

  fileprivate init(change: UndoChange, row: [Value]?) {
    (self.change, self.row) = (change, row)
  }

  /// The columns that a table had in these schemas.
  fileprivate static func columns(of table: JournalSchema.UndoableTable) -> [String] {
    table.columns.filter { !["checksum", "stale"].contains($0) }
  }

  /// A row of old columns with those that came later.
  fileprivate static func row(_ values: [Value], of table: JournalSchema.UndoableTable) -> [Value]? {
    guard values.count == columns(of: table).count else { return nil }
    switch table.table {
    case "entry": return values + [.integer(Int64(bitPattern: values.hash))]
    case "own_recipe": return values + [.integer(0)]
    default: return values
    }
  }
}

/// Reads the few forms of SQL that the triggers of old schemas wrote.
private struct SQLScanner {
  private let bytes: [UInt8]
  private var next = 0

  init(_ sql: String) { bytes = Array(sql.utf8) }

  var isAtEnd: Bool { next == bytes.count }

  mutating func statement() -> UndoStatement? {
    if skip("DELETE FROM ") { return deletion() }
    if skip("INSERT INTO ") { return insertion() }
    return skip("UPDATE ") ? update() : nil
  }

  private mutating func deletion() -> UndoStatement? {
    guard let table = table(), skip(" WHERE \(table.columns[0]) ") else { return nil }
    if skip("= ") { return literal().map { Self.arrival(.insert, table, $0) } }
    if skip(">= ") { return literal().map { Self.arrival(.from, table, $0) } }
    guard skip("BETWEEN "), let first = literal(), skip(" AND "), let last = literal() else { return nil }
    return Self.arrival(.range, table, first, last)
  }

  private static func arrival(
    _ event: UndoChange.Event, _ table: JournalSchema.UndoableTable, _ key: Value, _ last: Value = .null
  ) -> UndoStatement {
    UndoStatement(change: UndoChange(table: table, event: event, key: key, last: last), row: nil)
  }

  private mutating func insertion() -> UndoStatement? {
    guard let table = table(), skip(" VALUES (") else { return nil }
    var values: [Value] = []
    repeat {
      guard let value = literal() else { return nil }
      values.append(value)
    } while skip(",")
    guard skip(")"), let row = UndoStatement.row(values, of: table) else { return nil }
    return UndoStatement(change: UndoChange(table: table, event: .delete, key: row[0]), row: row)
  }

  private mutating func update() -> UndoStatement? {
    guard let table = table(), skip(" SET ") else { return nil }
    var values: [Value] = []
    for (index, column) in UndoStatement.columns(of: table).enumerated() {
      guard index == 0 || skip(", "), skip("\(column) = "), let value = literal() else { return nil }
      values.append(value)
    }
    guard skip(" WHERE \(table.columns[0]) = "), let key = literal() else { return nil }
    return UndoStatement(
      change: UndoChange(table: table, event: .update, key: key), row: UndoStatement.row(values, of: table))
  }

  private mutating func table() -> JournalSchema.UndoableTable? {
    let end = bytes[next...].firstIndex(of: UInt8(ascii: " ")) ?? bytes.count
    let name = String(decoding: bytes[next..<end], as: UTF8.self)
    next = end
    return UndoChange.table(name)
  }

  private mutating func skip(_ text: String) -> Bool {
    guard bytes[next...].starts(with: text.utf8) else { return false }
    next += text.utf8.count
    return true
  }

  /// A value as SQLite's `quote` writes it.
  private mutating func literal() -> Value? {
    if skip("NULL") { return .null }
    if skip("X'") { return hex() }
    if skip("'") { return text() }
    let start = next
    while next < bytes.count, "0123456789+-.e".utf8.contains(bytes[next]) { next += 1 }
    let digits = String(decoding: bytes[start..<next], as: UTF8.self)
    if let integer = Int64(digits) { return .integer(integer) }
    return Double(digits).flatMap { $0.isFinite ? .real($0) : nil }
  }

  private mutating func text() -> Value? {
    var text: [UInt8] = []
    while next < bytes.count {
      let byte = bytes[next]
      next += 1
      if byte == UInt8(ascii: "'"), !skip("'") { return String(validating: text, as: UTF8.self).map { .text($0) } }
      text.append(byte)
    }
    return nil
  }

  private mutating func hex() -> Value? {
    guard let end = bytes[next...].firstIndex(of: UInt8(ascii: "'")), (end - next) % 2 == 0 else { return nil }
    var blob: [UInt8] = []
    blob.reserveCapacity((end - next) / 2)
    for place in stride(from: next, to: end, by: 2) {
      guard let byte = UInt8(String(decoding: bytes[place..<(place + 2)], as: UTF8.self), radix: 16) else { return nil }
      blob.append(byte)
    }
    next = end + 1
    return .blob(blob)
  }
}

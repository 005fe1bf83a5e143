internal import CSQLite

/// A value of a JSON document. Numbers keep the digits with which they are written, arrays and objects their text.
package enum JSONField: Sendable, Equatable {
  case null
  case bool(Bool)
  case number(String)
  case string(String)
  case array(String)
  case object(String)
}

/// Reads JSON with SQLite's own parser, which is linked anyway; plain objects without it.
package final class JSONReader {
  private let connection: Connection

  package init() throws(SQLiteError) { connection = try .scratch() }

  /// The members of an object in their order; nil when the text is no JSON. The elements of an array come with their
  /// numbers as names. O(n).
  package func members(of text: String) throws -> [(name: String, value: JSONField)]? {
    try JSONPlainObject.members(of: text) ?? parsedMembers(of: text)
  }

  /// SQLite's texts end at a zero, so one that is escaped is taken for no JSON.
  func parsedMembers(of text: String) throws -> [(name: String, value: JSONField)]? {
    if text.contains("\\u0000") { return nil }
    var members: [(name: String, value: JSONField)] = []
    do {
      try connection.query(Self.each, [.text(text)]) { row in
        members.append((row.text(0), Self.field(row.text(1), row)))
        return true
      }
    } catch let error as SQLiteError where error.primaryCode == SQLITE_ERROR {
      return nil
    }
    return members
  }

  /// Calls the body for every element of an array until it throws. O(n).
  package func forEachElement(of array: String, _ body: (JSONField) throws -> Void) throws {
    try connection.query("SELECT '', type, value FROM json_each(?)", [.text(array)]) { row in
      try body(Self.field(row.text(1), row))
      return true
    }
  }

  /// Numbers are taken from the text: SQLite's own would have lost digits.
  private static let each = """
    SELECT key, type, CASE WHEN type IN ('integer', 'real') THEN ?1 -> fullkey ELSE value END FROM json_each(?1)
    """

  private static func field(_ type: String, _ row: borrowing Row) -> JSONField {
    let column: Int32 = 2
    switch type {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "integer", "real": return .number(row.text(column))
    case "text": return .string(row.text(column))
    case "array": return .array(row.text(column))
    case "object": return .object(row.text(column))
    default: return .null
    }
  }
}

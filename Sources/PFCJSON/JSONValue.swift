/// A JSON document to write. Members keep their order, and numbers the digits they are given.
package indirect enum JSONValue: Sendable, Equatable {
  case null
  case bool(Bool)
  /// A number by its digits, as `5.0`.
  case number(String)
  case string(String)
  case array([JSONValue])
  case object([(String, JSONValue)])

  package static func integer(_ value: Int) -> JSONValue { .number(String(value)) }

  package static func optional(_ text: String?) -> JSONValue { text.map { .string($0) } ?? .null }

  package static func == (left: JSONValue, right: JSONValue) -> Bool { left.text == right.text }

  /// The document on one line. O(n).
  package var text: String {
    var writer = JSONWriter()
    write(to: &writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// The document for a pipe: an array has one element a line. Ends with a line end. O(n).
  package var document: String {
    guard case .array(let elements) = self, !elements.isEmpty else { return text + "\n" }
    return "[" + elements.map(\.text).joined(separator: ",\n ") + "]\n"
  }

  private func write(to writer: inout JSONWriter) {
    switch self {
    case .null: writer.raw("null")
    case .bool(let value): writer.raw(value ? "true" : "false")
    case .number(let digits): writer.raw(digits)
    case .string(let text): writer.string(text)
    case .array(let elements):
      writer.raw("[")
      for (index, element) in elements.enumerated() {
        if index > 0 { writer.raw(",") }
        element.write(to: &writer)
      }
      writer.raw("]")
    case .object(let members):
      writer.raw("{")
      for (index, member) in members.enumerated() {
        if index > 0 { writer.raw(",") }
        writer.string(member.0)
        writer.raw(":")
        member.1.write(to: &writer)
      }
      writer.raw("}")
    }
  }
}

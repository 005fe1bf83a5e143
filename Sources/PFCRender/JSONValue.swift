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
    var out = ""
    write(to: &out)
    return out
  }

  /// The document for a pipe: an array has one element a line. Ends with a line end. O(n).
  package var document: String {
    guard case .array(let elements) = self, !elements.isEmpty else { return text + "\n" }
    return "[" + elements.map(\.text).joined(separator: ",\n ") + "]\n"
  }

  private func write(to out: inout String) {
    switch self {
    case .null: out += "null"
    case .bool(let value): out += value ? "true" : "false"
    case .number(let digits): out += digits
    case .string(let text): Self.write(text, to: &out)
    case .array(let elements):
      out += "["
      for (index, element) in elements.enumerated() {
        if index > 0 { out += "," }
        element.write(to: &out)
      }
      out += "]"
    case .object(let members):
      out += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { out += "," }
        Self.write(member.0, to: &out)
        out += ":"
        member.1.write(to: &out)
      }
      out += "}"
    }
  }

  private static func write(_ text: String, to out: inout String) {
    out += "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": out += "\\\""
      case "\\": out += "\\\\"
      case "\n": out += "\\n"
      case "\r": out += "\\r"
      case "\t": out += "\\t"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        let hex = String(scalar.value, radix: 16)
        out += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      default: out.unicodeScalars.append(scalar)
      }
    }
    out += "\""
  }
}

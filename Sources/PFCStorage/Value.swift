/// A value that is bound to a statement.
package enum Value: Sendable, Equatable {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)
  case blob([UInt8])
}

extension Value {
  /// Integers for one parameter, which a statement takes apart by `json_each(?)`. O(n).
  package static func list(_ integers: some Sequence<Int64>) -> Value {
    var json = "["
    for integer in integers {
      if json.utf8.count > 1 { json += "," }
      json += String(integer)
    }
    return .text(json + "]")
  }

  /// Texts for one parameter, which a statement takes apart by `json_each(?)`. O(n).
  package static func list(_ texts: some Sequence<String>) -> Value {
    var json = "["
    for text in texts {
      json += json.utf8.count > 1 ? ",\"" : "\""
      let isPlain = text.utf8.allSatisfy { $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }
      json += isPlain ? text : escaped(text)
      json += "\""
    }
    return .text(json + "]")
  }

  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": escaped += "\\\(scalar)"
      case "\u{0}"..<" ":
        let hex = String(scalar.value, radix: 16)
        escaped += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}

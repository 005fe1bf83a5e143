internal import PFCJSON

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
    .text(JSONValue.array(texts.map { .string($0) }).text)
  }
}

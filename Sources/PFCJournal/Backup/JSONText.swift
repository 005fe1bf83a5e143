/// Looks at the bytes of a JSON document from outside; what is in it SQLite reads.
enum JSONText {
  /// The bytes as text; nil when they are not UTF-8 or have a zero byte, at which C takes a text to end. O(n).
  static func string(_ bytes: ArraySlice<UInt8>) -> String? {
    bytes.contains(0) ? nil : String(validating: bytes, as: UTF8.self)
  }

  /// Whether the bytes end before what they opened is closed: a string, an object or an array. O(n).
  static func isCutShort(_ bytes: [UInt8]) -> Bool {
    var (depth, isInString, isEscaped, isEmpty) = (0, false, false, true)
    for byte in bytes {
      if isInString {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          isInString = false
        }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""): isInString = true
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      default: break
      }
      isEmpty = isEmpty && byte <= 0x20
    }
    return isEmpty || isInString || depth > 0
  }

  /// The line of a byte, both from 1. O(n).
  static func line(ofByte byte: Int, in bytes: [UInt8]) -> Int {
    bytes.prefix(max(0, byte - 1)).reduce(1) { $0 + ($1 == 0x0A ? 1 : 0) }
  }
}

/// Writes JSON into bytes that may be used again and again: a backup has many records.
package struct JSONWriter {
  package private(set) var bytes: [UInt8] = []
  private var isFirst = true

  package init() {}

  /// Begins an object in place of what was written.
  package mutating func begin() {
    bytes.removeAll(keepingCapacity: true)
    bytes.append(UInt8(ascii: "{"))
    isFirst = true
  }

  /// Ends the object.
  package mutating func end() { bytes.append(UInt8(ascii: "}")) }

  /// Writes the name of a member; its value follows.
  package mutating func name(_ name: String) {
    if !isFirst { bytes.append(UInt8(ascii: ",")) }
    isFirst = false
    string(name)
    bytes.append(UInt8(ascii: ":"))
  }

  /// Writes digits, `null` or other text as it is.
  package mutating func raw(_ text: String) { bytes.append(contentsOf: text.utf8) }

  /// Writes a string, escaped as JSON asks, and control characters so that no terminal obeys them. O(n).
  package mutating func string(_ text: String) {
    quoted { bytes in for byte in text.utf8 { Self.write(byte, to: &bytes) } }
  }

  /// Writes a string of characters that need no escape.
  package mutating func quoted(_ body: (inout [UInt8]) -> Void) {
    bytes.append(UInt8(ascii: "\""))
    body(&bytes)
    bytes.append(UInt8(ascii: "\""))
  }

  private static func write(_ byte: UInt8, to bytes: inout [UInt8]) {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
    case 0x0A: bytes.append(contentsOf: "\\n".utf8)
    case 0x0D: bytes.append(contentsOf: "\\r".utf8)
    case 0x09: bytes.append(contentsOf: "\\t".utf8)
    case 0..<0x20, 0x7F:
      let hex = String(byte, radix: 16)
      bytes.append(contentsOf: ("\\u00" + (hex.count == 1 ? "0" : "") + hex).utf8)
    default: bytes.append(byte)
    }
  }
}

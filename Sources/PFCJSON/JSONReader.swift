/// Reads JSON, one level at a time: an object within an object comes as its text, which was checked on the way.
///
/// Strings are texts: half a surrogate pair by itself, and a zero, at which C takes a text to end, are no JSON here. So is
/// what is nested deeper than 128 levels.
///
/// Source of the grammar: RFC 8259.
package struct JSONReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var next = 0

  private init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// A member of an object.
  package typealias Member = (name: String, value: JSONField)

  /// The one value of a document; nil when the text is no JSON. O(n).
  package static func value(of text: String) -> JSONField? {
    read(text) { reader in reader.value() }
  }

  /// The members of an object in their order; nil when the text is no object or no JSON. O(n).
  package static func members(of text: String) -> [Member]? {
    read(text) { reader in
      var members: [Member] = []
      members.reserveCapacity(8)
      return reader.readMembers { members.append(($0, $1)) } ? members : nil
    }
  }

  /// Calls the body for every element of an array; gives whether the text is one. O(n).
  package static func forEachElement(of array: String, _ body: (JSONField) throws -> Void) throws -> Bool {
    var array = array
    return try array.withUTF8 { buffer in
      var reader = JSONReader(buffer)
      guard reader.take(UInt8(ascii: "[")) else { return false }
      if reader.take(UInt8(ascii: "]")) { return reader.isAtEnd() }
      repeat {
        guard let value = reader.value() else { return false }
        try body(value)
      } while reader.take(UInt8(ascii: ","))
      return reader.take(UInt8(ascii: "]")) && reader.isAtEnd()
    }
  }

  private static func read<Result>(_ text: String, _ body: (inout JSONReader) -> Result?) -> Result? {
    var text = text
    return text.withUTF8 { buffer in
      var reader = JSONReader(buffer)
      guard let result = body(&reader), reader.isAtEnd() else { return nil }
      return result
    }
  }

  private mutating func readMembers(_ body: (String, JSONField) -> Void) -> Bool {
    guard take(UInt8(ascii: "{")) else { return false }
    if take(UInt8(ascii: "}")) { return true }
    repeat {
      skipBlanks()
      guard let name = string(), take(UInt8(ascii: ":")), let value = value() else { return false }
      body(name, value)
    } while take(UInt8(ascii: ","))
    return take(UInt8(ascii: "}"))
  }

  private mutating func value() -> JSONField? {
    skipBlanks()
    let start = next
    guard start < bytes.count else { return nil }
    switch bytes[start] {
    case UInt8(ascii: "\""): return string().map(JSONField.string)
    case UInt8(ascii: "{"): return skipValue(depth: 0) ? .object(text(from: start)) : nil
    case UInt8(ascii: "["): return skipValue(depth: 0) ? .array(text(from: start)) : nil
    case UInt8(ascii: "t"): return skip("true") ? .bool(true) : nil
    case UInt8(ascii: "f"): return skip("false") ? .bool(false) : nil
    case UInt8(ascii: "n"): return skip("null") ? .null : nil
    default: return skipNumber() ? .number(text(from: start)) : nil
    }
  }

  /// Goes behind a value of any kind; false when it is no JSON.
  private mutating func skipValue(depth: Int) -> Bool {
    skipBlanks()
    guard next < bytes.count, depth < Self.deepest else { return false }
    switch bytes[next] {
    case UInt8(ascii: "\""): return skipString() != nil
    case UInt8(ascii: "{"): return skipMembers(depth, to: UInt8(ascii: "}"), named: true)
    case UInt8(ascii: "["): return skipMembers(depth, to: UInt8(ascii: "]"), named: false)
    case UInt8(ascii: "t"): return skip("true")
    case UInt8(ascii: "f"): return skip("false")
    case UInt8(ascii: "n"): return skip("null")
    default: return skipNumber()
    }
  }

  private static let deepest = 128

  private mutating func skipMembers(_ depth: Int, to end: UInt8, named: Bool) -> Bool {
    next += 1
    if take(end) { return true }
    repeat {
      if named {
        skipBlanks()
        guard skipString() != nil, take(UInt8(ascii: ":")) else { return false }
      }
      guard skipValue(depth: depth + 1) else { return false }
    } while take(UInt8(ascii: ","))
    return take(end)
  }

  private mutating func string() -> String? {
    let start = next + 1
    guard let hasEscapes = skipString() else { return nil }
    let body = start..<(next - 1)
    return hasEscapes
      ? JSONEscape.unescaped(UnsafeBufferPointer(rebasing: bytes[body])) : String(decoding: bytes[body], as: UTF8.self)
  }

  /// Goes behind a string; gives whether it has escapes, nil when it is no string.
  private mutating func skipString() -> Bool? {
    guard next < bytes.count, bytes[next] == UInt8(ascii: "\"") else { return nil }
    next += 1
    var hasEscapes = false
    while next < bytes.count {
      let byte = bytes[next]
      if byte == UInt8(ascii: "\"") {
        next += 1
        return hasEscapes
      }
      if byte < 0x20 { return nil }
      if byte == UInt8(ascii: "\\") {
        guard let escape = JSONEscape(bytes, at: next) else { return nil }
        hasEscapes = true
        next += escape.length
      } else {
        next += 1
      }
    }
    return nil
  }

  private mutating func skipNumber() -> Bool {
    if next < bytes.count, bytes[next] == UInt8(ascii: "-") { next += 1 }
    let start = next
    guard skipDigits(), next == start + 1 || bytes[start] != UInt8(ascii: "0") else { return false }
    if next < bytes.count, bytes[next] == UInt8(ascii: ".") {
      next += 1
      guard skipDigits() else { return false }
    }
    if next < bytes.count, bytes[next] | 0x20 == UInt8(ascii: "e") {
      next += 1
      if next < bytes.count, bytes[next] == UInt8(ascii: "+") || bytes[next] == UInt8(ascii: "-") { next += 1 }
      guard skipDigits() else { return false }
    }
    return true
  }

  /// Goes behind digits; false when there are none.
  private mutating func skipDigits() -> Bool {
    let start = next
    while next < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[next]) { next += 1 }
    return next > start
  }

  private mutating func skip(_ word: StaticString) -> Bool {
    word.withUTF8Buffer { word in
      guard bytes.count - next >= word.count, bytes[next..<(next + word.count)].elementsEqual(word) else {
        return false
      }
      next += word.count
      return true
    }
  }

  /// Goes behind a byte and the blanks before it, if it is next.
  private mutating func take(_ byte: UInt8) -> Bool {
    skipBlanks()
    guard next < bytes.count, bytes[next] == byte else { return false }
    next += 1
    return true
  }

  private mutating func isAtEnd() -> Bool {
    skipBlanks()
    return next == bytes.count
  }

  private mutating func skipBlanks() {
    while next < bytes.count,
      bytes[next] == 0x20 || (bytes[next] >= 0x09 && bytes[next] <= 0x0D && bytes[next] != 0x0B && bytes[next] != 0x0C)
    {
      next += 1
    }
  }

  private func text(from start: Int) -> String { String(decoding: bytes[start..<next], as: UTF8.self) }
}

/// Reads JSON objects of the plain kind that programs write, without handing them to SQLite: strings without escapes, and
/// whatever JSON allows besides. Of a file of many recipes that is nearly all.
///
/// Source of the grammar: RFC 8259.
struct JSONPlainObject {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var next = 0

  private init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// The members of an object in their order; nil when the text is no object, no JSON or not plain. O(n).
  static func members(of text: String) -> [(name: String, value: JSONField)]? {
    var text = text
    return text.withUTF8 { buffer in
      var reader = JSONPlainObject(buffer)
      guard let members = reader.object(), reader.isAtEnd() else { return nil }
      return members
    }
  }

  private mutating func object() -> [(name: String, value: JSONField)]? {
    guard take(UInt8(ascii: "{")) else { return nil }
    var members: [(name: String, value: JSONField)] = []
    members.reserveCapacity(8)
    if take(UInt8(ascii: "}")) { return members }
    repeat {
      skipBlanks()
      guard let name = string(), take(UInt8(ascii: ":")), let value = value() else { return nil }
      members.append((name, value))
    } while take(UInt8(ascii: ","))
    return take(UInt8(ascii: "}")) ? members : nil
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

  /// Goes behind a value of any kind; false when it is not plain JSON.
  private mutating func skipValue(depth: Int) -> Bool {
    skipBlanks()
    guard next < bytes.count, depth < Self.deepest else { return false }
    switch bytes[next] {
    case UInt8(ascii: "\""): return skipString()
    case UInt8(ascii: "{"): return skipMembers(depth, to: UInt8(ascii: "}"), named: true)
    case UInt8(ascii: "["): return skipMembers(depth, to: UInt8(ascii: "]"), named: false)
    case UInt8(ascii: "t"): return skip("true")
    case UInt8(ascii: "f"): return skip("false")
    case UInt8(ascii: "n"): return skip("null")
    default: return skipNumber()
    }
  }

  /// What is deeper is for a parser that counts.
  private static let deepest = 16

  private mutating func skipMembers(_ depth: Int, to end: UInt8, named: Bool) -> Bool {
    next += 1
    if take(end) { return true }
    repeat {
      if named {
        skipBlanks()
        guard skipString(), take(UInt8(ascii: ":")) else { return false }
      }
      guard skipValue(depth: depth + 1) else { return false }
    } while take(UInt8(ascii: ","))
    return take(end)
  }

  private mutating func string() -> String? {
    let start = next + 1
    guard skipString() else { return nil }
    return String(decoding: bytes[start..<(next - 1)], as: UTF8.self)
  }

  /// Goes behind a string that has no escape.
  private mutating func skipString() -> Bool {
    guard next < bytes.count, bytes[next] == UInt8(ascii: "\"") else { return false }
    next += 1
    while next < bytes.count {
      let byte = bytes[next]
      if byte == UInt8(ascii: "\"") {
        next += 1
        return true
      }
      if byte == UInt8(ascii: "\\") || byte < 0x20 { return false }
      next += 1
    }
    return false
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

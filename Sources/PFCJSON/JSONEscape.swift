/// An escape in a JSON string: `\n`, `\u00e9`, or the two halves of a surrogate pair.
struct JSONEscape {
  /// What stands for it.
  let scalar: Unicode.Scalar
  /// How many bytes it takes.
  let length: Int

  /// Reads the escape whose backslash stands at a place; nil when it is none, a zero or half a pair. O(1).
  init?(_ bytes: UnsafeBufferPointer<UInt8>, at place: Int) {
    guard place + 1 < bytes.count else { return nil }
    let letter = bytes[place + 1]
    if letter == UInt8(ascii: "u") {
      guard let (scalar, length) = Self.scalar(bytes, at: place), scalar.value != 0 else { return nil }
      (self.scalar, self.length) = (scalar, length)
    } else {
      guard let scalar = Self.letters.first(where: { $0.letter == letter })?.scalar else { return nil }
      (self.scalar, length) = (scalar, 2)
    }
  }

  /// A string without its quotes, with its escapes resolved; nil when one is none. O(n).
  static func unescaped(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
    var (text, next) = ([UInt8](), 0)
    text.reserveCapacity(bytes.count)
    while next < bytes.count {
      if bytes[next] == UInt8(ascii: "\\") {
        guard let escape = JSONEscape(bytes, at: next) else { return nil }
        text.append(contentsOf: UTF8.encode(escape.scalar) ?? .init())
        next += escape.length
      } else {
        text.append(bytes[next])
        next += 1
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  private static let letters: [(letter: UInt8, scalar: Unicode.Scalar)] = [
    (UInt8(ascii: "\""), "\""), (UInt8(ascii: "\\"), "\\"), (UInt8(ascii: "/"), "/"), (UInt8(ascii: "n"), "\n"),
    (UInt8(ascii: "r"), "\r"), (UInt8(ascii: "t"), "\t"), (UInt8(ascii: "b"), "\u{8}"), (UInt8(ascii: "f"), "\u{C}"),
  ]

  private static func scalar(_ bytes: UnsafeBufferPointer<UInt8>, at place: Int) -> (Unicode.Scalar, Int)? {
    guard let unit = codeUnit(bytes, at: place) else { return nil }
    if let scalar = Unicode.Scalar(unit) { return (scalar, 6) }
    guard UTF16.isLeadSurrogate(unit), let trail = codeUnit(bytes, at: place + 6), UTF16.isTrailSurrogate(trail) else {
      return nil
    }
    return (UTF16.decode(UTF16.EncodedScalar([unit, trail])), 12)
  }

  /// The four digits of `\u00e9`.
  private static func codeUnit(_ bytes: UnsafeBufferPointer<UInt8>, at place: Int) -> UInt16? {
    guard place + 6 <= bytes.count, bytes[place] == UInt8(ascii: "\\"), bytes[place + 1] == UInt8(ascii: "u") else {
      return nil
    }
    var unit: UInt16 = 0
    for byte in bytes[(place + 2)..<(place + 6)] {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { return nil }
      unit = unit << 4 | UInt16(digit)
    }
    return unit
  }
}

/// The encodings of text files that people save, as far as they can be told apart by their bytes.
package enum TextEncoding: String, Sendable {
  case utf8 = "UTF-8"
  case utf16 = "UTF-16"
  case utf32 = "UTF-32"
  case shiftJIS = "Shift_JIS"
  case eucJP = "EUC-JP"
  case iso2022JP = "ISO-2022-JP"

  /// The encoding of a file; nil for bytes that are none of these. O(n).
  package static func detected(in bytes: [UInt8]) -> TextEncoding? {
    if bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0, 0, 0xFE, 0xFF]) { return .utf32 }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) || alternatesWithZeros(bytes) {
      return .utf16
    }
    let (sequences, errors) = utf8(bytes)
    if errors == 0 { return usesEscapes(bytes) ? .iso2022JP : .utf8 }
    // A slip in a file that is UTF-8 otherwise is a slip.
    if sequences > errors { return nil }
    if isPairs(bytes, first: [0xA1...0xFE, 0x8E...0x8F], second: [0xA1...0xFE], single: []) { return .eucJP }
    let isShiftJIS = isPairs(
      bytes, first: [0x81...0x9F, 0xE0...0xFC], second: [0x40...0x7E, 0x80...0xFC], single: [0xA1...0xDF])
    return isShiftJIS ? .shiftJIS : nil
  }

  /// How many scalars beyond ASCII are read as UTF-8, and how often that fails.
  private static func utf8(_ bytes: [UInt8]) -> (sequences: Int, errors: Int) {
    var decoder = UTF8()
    var rest = bytes.makeIterator()
    var (sequences, errors) = (0, 0)
    while true {
      switch decoder.decode(&rest) {
      case .scalarValue(let scalar): sequences += scalar.isASCII ? 0 : 1
      case .emptyInput: return (sequences, errors)
      case .error: errors += 1
      }
    }
  }

  /// Text in UTF-16 without a mark: of its ASCII, a good part of any table, every second byte is zero.
  private static func alternatesWithZeros(_ bytes: [UInt8]) -> Bool {
    guard bytes.count >= 4, bytes.count % 2 == 0 else { return false }
    let zeros = bytes.indices.filter { bytes[$0] == 0 }
    return zeros.count > bytes.count / 16
      && (zeros.allSatisfy { $0 % 2 == 0 } || zeros.allSatisfy { $0 % 2 == 1 })
  }

  /// ESC $ B and its kin switch to kanji.
  private static func usesEscapes(_ bytes: [UInt8]) -> Bool {
    bytes.indices.contains { index in
      bytes[index] == 0x1B && index + 1 < bytes.count && bytes[index + 1] == 0x24
    }
  }

  /// Whether everything beyond ASCII is a pair of bytes of these ranges or a single one of those, and some of it stands
  /// together: one odd byte among ASCII is no word.
  private static func isPairs(
    _ bytes: [UInt8], first: [ClosedRange<UInt8>], second: [ClosedRange<UInt8>], single: [ClosedRange<UInt8>]
  ) -> Bool {
    var (index, standsTogether) = (0, false)
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte < 0x80 { continue }
      if index < bytes.count, bytes[index] >= 0x80 { standsTogether = true }
      if single.contains(where: { $0.contains(byte) }) { continue }
      guard first.contains(where: { $0.contains(byte) }), index < bytes.count,
        second.contains(where: { $0.contains(bytes[index]) })
      else { return false }
      index += 1
    }
    return standsTogether
  }
}

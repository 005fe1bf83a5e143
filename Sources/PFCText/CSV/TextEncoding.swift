/// The encodings of text files that people save, as far as they can be told apart by their bytes.
package enum TextEncoding: String, Sendable {
  case utf8 = "UTF-8"
  case utf16 = "UTF-16"
  case utf32 = "UTF-32"
  case shiftJIS = "Shift_JIS"
  case eucJP = "EUC-JP"
  case iso2022JP = "ISO-2022-JP"

  /// The encoding of a file; nil for bytes that are none of these. O(n).
  package static func of(_ bytes: [UInt8]) -> TextEncoding? {
    if bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0, 0, 0xFE, 0xFF]) { return .utf32 }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) || alternatesWithZeros(bytes) {
      return .utf16
    }
    if isUTF8(bytes) { return usesEscapes(bytes) ? .iso2022JP : .utf8 }
    if isPairs(bytes, first: [0xA1...0xFE, 0x8E...0x8F], second: [0xA1...0xFE], single: []) { return .eucJP }
    let isShiftJIS = isPairs(
      bytes, first: [0x81...0x9F, 0xE0...0xFC], second: [0x40...0x7E, 0x80...0xFC], single: [0xA1...0xDF])
    return isShiftJIS ? .shiftJIS : nil
  }

  private static func isUTF8(_ bytes: [UInt8]) -> Bool {
    var decoder = UTF8()
    var rest = bytes.makeIterator()
    while true {
      switch decoder.decode(&rest) {
      case .scalarValue: continue
      case .emptyInput: return true
      case .error: return false
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

  /// Whether everything beyond ASCII is a pair of bytes of these ranges, or a single one of those.
  private static func isPairs(
    _ bytes: [UInt8], first: [ClosedRange<UInt8>], second: [ClosedRange<UInt8>], single: [ClosedRange<UInt8>]
  ) -> Bool {
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte < 0x80 || single.contains(where: { $0.contains(byte) }) { continue }
      guard first.contains(where: { $0.contains(byte) }), index < bytes.count,
        second.contains(where: { $0.contains(bytes[index]) })
      else { return false }
      index += 1
    }
    return true
  }
}

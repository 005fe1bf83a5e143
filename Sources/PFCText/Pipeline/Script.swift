/// The scripts that Japanese text mixes, as far as finding word starts needs them.
package enum Script: UInt8, Sendable {
  case kanji, hiragana, katakana, latin, digit, space, other

  package init(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x20: self = .space
    case 0x30...0x39: self = .digit
    case 0x3041...0x309F: self = .hiragana
    case 0x30A0...0x30FF, 0x31F0...0x31FF: self = .katakana
    case 0x3005...0x3007, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: self = .kanji
    case 0x41...0x5A, 0x61...0x7A, 0xC0...0x24F: self = .latin
    default: self = scalar.properties.isAlphabetic ? .latin : .other
    }
  }

  package var isKana: Bool { self == .hiragana || self == .katakana }
}

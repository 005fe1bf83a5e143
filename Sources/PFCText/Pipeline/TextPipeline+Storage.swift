extension TextPipeline {
  /// The text in NFC: what is stored of a name that a user typed, so that equal names have equal bytes. O(n).
  package static func stored(_ text: String) -> String {
    String(String.UnicodeScalarView(Array(text.unicodeScalars).transcoded(by: ICU.nfc)))
  }

  /// What is stored of a name in a file: in NFC, without blanks at its ends, control characters as blanks. O(n).
  package static func storedLine(_ text: String) -> String {
    text.unicodeScalars.allSatisfy(isPlain) ? text : stored(OneLine.joined(text).trimmed)
  }

  /// Whether a text of such scalars is in NFC and needs no cleaning: letters, digits, kana and kanji without combining
  /// marks.
  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x21...0x7E, 0x3041...0x3096, 0x30A1...0x30FE, 0x4E00...0x9FFF: true
    default: false
    }
  }
}

extension TextPipeline {
  /// The text in NFC: what is stored of a name that a user typed, so that equal names have equal bytes. O(n).
  package static func stored(_ text: String) -> String {
    String(String.UnicodeScalarView(Array(text.unicodeScalars).transcoded(by: ICU.nfc)))
  }
}

import Testing

@testable import PFCText

@Suite struct TrimmingTests {
  @Test("blanks and line ends go from both ends and from nowhere else")
  func trimmed() {
    for (text, trimmed) in [
      ("", ""), ("　 \n", ""), ("卵", "卵"), ("　卵 焼き\r\n", "卵 焼き"), (" e\u{301} ", "e\u{301}"), ("a \u{301}", "a \u{301}"),
    ] {
      #expect(Array(text.trimmed.unicodeScalars) == Array(trimmed.unicodeScalars))
      #expect(text[...].trimmed == trimmed)
    }
  }

  @Test("a stored line is in NFC, on one line and without blanks at its ends")
  func storedLine() {
    #expect(Array(TextPipeline.storedLine(" か\u{3099}\tx\n").unicodeScalars) == ["が", " ", "x"])
    #expect(TextPipeline.storedLine("親子丼") == "親子丼")
  }
}

import PFCText
import Testing

@Suite struct OneLineTests {
  @Test(
    "line ends and control characters become one blank, what turns the direction goes, all else stays",
    arguments: [
      ("鶏むね肉　皮なし", "鶏むね肉　皮なし"), ("a\r\n\tb", "a b"), ("\u{1B}[2Jx\n", "[2Jx"), ("a\u{2028}b\u{85}c", "a b c"),
      ("\u{202E}abc\u{2066}d\u{2069}", "abcd"), ("👨‍👩‍👧\u{FE0F}", "👨‍👩‍👧\u{FE0F}"), ("", ""), ("\n", ""),
    ])
  func line(text: String, line: String) {
    #expect(OneLine.joined(text).unicodeScalars.elementsEqual(line.unicodeScalars))
  }
}

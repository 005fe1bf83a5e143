import Testing

@testable import PFCText

@Suite struct SmallPartsTests {
  @Test("width counts columns: full-width two, combining none")
  func width() {
    for (text, width) in [
      ("abc", 3), ("鶏肉", 4), ("ｶﾞ", 2), ("か\u{3099}", 2), ("é", 1), ("e\u{301}", 1), ("　", 2), ("🍙", 2),
    ] {
      #expect(DisplayWidth.columns(text) == width, "\(text)")
    }
  }

  @Test("a truncated text fits and shows that it was cut")
  func truncated() {
    #expect(DisplayWidth.truncated("鶏むね肉", to: 8) == "鶏むね肉")
    #expect(DisplayWidth.truncated("鶏むね肉", to: 7) == "鶏むね…")
    #expect(DisplayWidth.truncated("鶏むね肉", to: 6) == "鶏む…")
  }

  static let edits: [(String, String, Bool)] = [
    ("トマト", "トマト", false), ("トマト", "トマ", true), ("トマト", "トママト", true), ("トマト", "トナト", true),
    ("トマト", "マトト", true), ("トマト", "トトマ", true), ("トマト", "ナスト", false), ("トマト", "トマトスープ", false),
    ("", "あ", true), ("たねまぎ", "たまねぎ", true),
  ]

  @Test("one edit is one edit", arguments: edits.indices)
  func edit(index: Int) {
    let (left, right, isOne) = Self.edits[index]
    #expect(EditDistance.isOne(Array(left), Array(right)) == isOne)
    #expect(EditDistance.isOne(Array(right), Array(left)) == isOne)
  }
}

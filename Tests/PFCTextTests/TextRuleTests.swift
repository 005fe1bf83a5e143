import Testing

@testable import PFCText

/// Each rule alone.
@Suite struct TextRuleTests {
  static let cases: [(rule: any TextRule.Type, input: String, output: String)] = [
    (VoicedMarks.self, "う゛ は゜", "う\u{3099} は\u{309A}"),
    (VoicedMarks.self, "゛", "゛"),
    (CompatibilityFold.self, "ﾄﾘﾑﾈ　ＡＢＣ①㎏", "トリムネ abc1kg"),
    (CompatibilityFold.self, "か\u{3099}んも", "がんも"),
    (CompatibilityFold.self, "神\u{FE00}葛\u{E0100}\u{200D}", "神葛"),
    (LongMarkLookAlikes.self, "コ−ヒ－ コ―ヒ― コ-ヒ- ビ─ル", "コーヒー コーヒー コーヒー ビール"),
    (LongMarkLookAlikes.self, "-5 5-3 a-b", "-5 5-3 a-b"),
    (LongMarkLookAlikes.self, "か-5", "か-5"),
    (KanjiVariants.self, "麵 醬油 鷄肉 牡蠣 鰺", "麺 醤油 鶏肉 牡蛎 鯵"),
    (Separators.self, "鶏　むね／（皮なし）・生!", "鶏 むね 皮なし 生"),
    (Separators.self, "8.0 km 3.5% .5 1.", "8.0 km 3.5% 5 1"),
    (Separators.self, "  、。  ", ""),
    (KatakanaFold.self, "とりむね肉ゝ コーヒー", "トリムネ肉ヽ コーヒー"),
    (BarAsLongMark.self, "コ一ヒ一 一日", "コーヒー 一日"),
    (ForeignKana.self, "ヴィネガー ヴ ヅ ヲ ヱビス", "ビネガー ブ ズ オ エビス"),
    (SmallKana.self, "ウィンナー ブロッコリー ヶ", "ウインナー ブロツコリー ケ"),
    (LongMarks.self, "トマトー コーヒー", "トマト コヒ"),
  ]

  @Test("a rule does what it says, and nothing more the second time", arguments: cases.indices)
  func rule(index: Int) {
    let (rule, input, output) = Self.cases[index]
    var text = Array(input.unicodeScalars)
    rule.apply(to: &text)
    #expect(String(String.UnicodeScalarView(text)) == output, "\(rule.name)")
    let once = text
    rule.apply(to: &text)
    #expect(text == once, "\(rule.name) twice")
  }

  @Test("the short way of the compatibility fold gives what ICU gives, scalar by scalar and pair by pair")
  func shortWay() {
    let scalars = (0x20...0x9FFF).compactMap(Unicode.Scalar.init)
    for (index, scalar) in scalars.enumerated() {
      for text in [[scalar], [scalar, scalars[(index &* 7919) % scalars.count]]] {
        var folded = text
        CompatibilityFold.apply(to: &folded)
        #expect(folded == text.transcoded(by: ICU.nfkcCasefold), "\(text)")
      }
    }
  }

  @Test("standard rules are lossless and loosening ones are not")
  func losses() {
    #expect(TextPipeline.standard.allSatisfy { $0.loss == .lossless })
    #expect(TextPipeline.loosening.allSatisfy { $0.loss == .lossy })
  }

  @Test("rules have names of their own")
  func names() {
    let names = (TextPipeline.standard + TextPipeline.loosening).map { $0.name }
    #expect(Set(names).count == names.count)
  }
}

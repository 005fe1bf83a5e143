import PFCTestSupport
import Testing

@testable import PFCText

@Suite struct TextPipelineTests {
  static let sameWords = [
    ["ﾄﾘ", "トリ", "とり"],
    ["コ−ヒ−", "コ－ヒ－", "コ―ヒ―", "ｺｰﾋｰ", "コーヒー", "こーひー", "コ\u{2010}ヒ\u{2010}"],
    ["鶏　むね", "鶏 むね", "鶏  むね", "鶏\tむね", "鶏\u{A0}むね", " 鶏 むね "],
    ["か\u{3099}んも", "がんも", "ガンモ", "ｶﾞﾝﾓ"],
    ["う゛ぃねがー", "ヴィネガー", "ｳﾞｨﾈｶﾞｰ"],
    ["ＴＯＦＵ", "tofu", "Tofu"],
    ["ﾊﾟﾝ", "パン", "は\u{309A}ん", "ぱん"],
  ]

  @Test("one word has one key, however it is written", arguments: sameWords)
  func sameKey(words: [String]) {
    #expect(Set(words.map(key)).count == 1, "\(words.map(key))")
  }

  @Test("different words keep different keys")
  func differentKeys() {
    for (left, right) in [("ビル", "ビール"), ("さけ", "さば"), ("はは", "ばば"), ("ツナ", "ナツ")] {
      #expect(key(left) != key(right))
    }
  }

  @Test("blank text and punctuation have an empty key")
  func empty() {
    for text in ["", " ", "\u{3000}", "！！！", "・・・", "\u{200B}", "\n"] { #expect(key(text).isEmpty, "\(text)") }
  }

  @Test("the key of a key is the key, on random text")
  func idempotent() {
    var generator = SplitMix(seed: 7)
    for _ in 0..<3000 {
      let text = generator.text(upTo: 12)
      let once = key(text)
      #expect(key(once) == once, "\(text.unicodeScalars.map { String($0.value, radix: 16) })")
    }
  }

  @Test("the surface has the key's length, scalar for scalar, on random text")
  func aligned() {
    var generator = SplitMix(seed: 11)
    for _ in 0..<2000 {
      let text = generator.text(upTo: 12)
      #expect(TextPipeline.surface(of: text).count == TextPipeline.key(of: text).count)
    }
  }

  @Test("the golden text has no character that is younger than Unicode 13")
  func golden() {
    let scalars = TextPipeline.goldenTexts.flatMap(\.unicodeScalars)
    #expect(scalars.count > 100)
    for scalar in scalars { #expect(scalar.properties.age.map { $0.major <= 13 } ?? false, "\(scalar)") }
  }

  @Test("stored text is NFC and nothing else")
  func stored() {
    #expect(Array(TextPipeline.stored("か\u{3099}ＡＢＣ").utf8) == Array("がＡＢＣ".utf8))
  }

  private func key(_ text: String) -> String { String(String.UnicodeScalarView(TextPipeline.key(of: text))) }
}

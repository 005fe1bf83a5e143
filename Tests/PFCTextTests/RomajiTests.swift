import Testing

@testable import PFCText

@Suite struct RomajiTests {
  static let words: [(kana: String, spellings: [String])] = [
    ("トウフ", ["toufu", "tofu", "tōfu", "tôfu", "touhu", "TOUFU", "tohu"]),
    ("ギュウニュウ", ["gyuunyuu", "gyunyu", "gyuunyu", "gyūnyū", "gyuunyuu"]),
    ("ショウユ", ["shouyu", "shoyu", "syouyu", "syoyu", "shōyu"]),
    ("チャヅケ", ["chazuke", "tyaduke", "chaduke"]),
    ("シイタケ", ["shiitake", "siitake", "shitake"]),
    ("ナットウ", ["nattou", "natto", "nattoo"]),
    ("マッチャ", ["matcha", "maccha", "mattya"]),
    ("テンプラ", ["tempura", "tenpura"]),
    ("アンコ", ["anko", "an'ko"]),
    ("コーヒー", ["kohi", "koohii", "kōhī"]),
    ("ジャガイモ", ["jagaimo", "zyagaimo", "jyagaimo"]),
    ("ゴハン", ["gohan", "gohann"]),
    ("フグ", ["fugu", "hugu"]),
    ("チュウカ", ["chuuka", "chuka", "tyuuka", "chūka"]),
    ("シュウマイ", ["shuumai", "shumai", "syuumai"]),
    ("コンニャク", ["konnyaku", "konyaku", "konnnyaku"]),
    ("ツナ", ["tsuna", "tuna"]), ("サンマ", ["sanma", "samma"]),
    ("スパゲッティ", ["supagetti", "supagetthi"]), ("ミルクティー", ["mirukuti", "mirukutii", "mirukuthi"]),
  ]

  @Test("every usual romanisation of a word meets its reading", arguments: words.indices)
  func meets(index: Int) {
    let (kana, spellings) = Self.words[index]
    let skeleton = Romaji.skeleton(ofKana: Array(kana.unicodeScalars))
    #expect(skeleton != nil)
    for spelling in spellings {
      #expect(Romaji.skeleton(ofLatin: TextPipeline.key(of: spelling).filter { $0 != " " }) == skeleton, "\(spelling)")
    }
  }

  @Test("a half-typed word is the start of the whole one")
  func prefixes() {
    for (typed, kana) in [("tor", "トリムネ"), ("gyuun", "ギュウニュウ"), ("nat", "ナットウ")] {
      let start = Romaji.skeleton(ofLatin: Array(typed.unicodeScalars)) ?? "?"
      #expect(Romaji.skeleton(ofKana: Array(kana.unicodeScalars))?.hasPrefix(start) == true, "\(typed)")
    }
  }

  @Test("what is no Latin word has no skeleton")
  func none() {
    #expect(Romaji.skeleton(ofLatin: Array("123".unicodeScalars)) == nil)
    #expect(Romaji.skeleton(ofLatin: Array("鶏a".unicodeScalars)) == nil)
    for stutter in ["aaaa", "nnnn", "kkka"] {
      #expect(Romaji.skeleton(ofLatin: Array(stutter.unicodeScalars)) == nil, "\(stutter)")
    }
    #expect(Romaji.skeleton(ofKana: Array("鶏".unicodeScalars)) == nil)
    #expect(Romaji.skeleton(ofMixed: Array("ササm".unicodeScalars)) == "sasam")
    #expect(Romaji.skeleton(ofMixed: Array("ササ".unicodeScalars)) == nil)
  }

  @Test(
    "half a syllable is the beginning of what any system makes of it",
    arguments: [
      ("hat", "ハチミツ"), ("toh", "トウフ"), ("jy", "ジャガイモ"), ("sy", "シャケ"), ("kaz", "カジキ"), ("mid", "ミヅ"), ("ty", "チャヅケ"),
      ("matt", "マッチャ"), ("cal", "カレー"),
    ])
  func halfSyllables(typed: String, kana: String) throws {
    let reading = try #require(Romaji.skeleton(ofKana: Array(kana.unicodeScalars)))
    let beginnings = Romaji.beginnings(ofLatin: Array(typed.unicodeScalars))
    #expect(beginnings.contains { reading.hasPrefix($0) }, "\(beginnings)")
  }

  @Test("whole syllables have one beginning, and what is no Latin word has none")
  func wholeSyllables() {
    #expect(Romaji.beginnings(ofLatin: Array("tofu".unicodeScalars)) == ["tofu"])
    #expect(Romaji.beginnings(ofLatin: Array("t".unicodeScalars)) == ["t"], "a lone letter stands for itself")
    #expect(Romaji.beginnings(ofLatin: Array("豆腐".unicodeScalars)).isEmpty)
  }
}

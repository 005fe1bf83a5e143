import PFCModel
import PFCTestSupport
import Testing

@testable import PFCGrammar

@Suite struct AmountTests {
  static let amounts: [(text: String, value: Double, unit: String, size: String)] = [
    ("200g", 200, "g", ""), ("200グラム", 200, "g", ""), ("１００ｇ", 100, "g", ""), ("1kg", 1000, "g", ""),
    ("1㎏", 1000, "g", ""), ("１，０００ｇ", 1000, "g", ""),
    ("1,000g", 1000, "g", ""), ("１．５個", 1.5, "個", ""), ("2個", 2, "個", ""), ("2ケ", 2, "個", ""), ("2ヶ", 2, "個", ""),
    ("2コ", 2, "個", ""), ("2箇", 2, "個", ""),
    ("二個", 2, "個", ""), ("十二個", 12, "個", ""), ("二十個", 20, "個", ""), ("半分", 0.5, "半分", ""), ("1/2個", 0.5, "個", ""),
    ("½丁", 0.5, "丁", ""),
    ("2½個", 2.5, "個", ""), ("1⁄2個", 0.5, "個", ""), ("１と１/２個", 1.5, "個", ""), ("２と１/２カップ", 2.5, "カップ", ""),
    ("1個半", 1.5, "個", ""), ("1杯", 1, "杯", ""),
    ("茶碗1杯", 1, "杯", "茶碗"), ("大さじ1", 1, "大さじ", ""), ("大さじ1/4", 0.25, "大さじ", ""), ("小さじ2", 2, "小さじ", ""),
    ("大さじ１杯", 1, "大さじ", ""),
    ("カップ1", 1, "カップ", ""), ("1カップ", 1, "カップ", ""), ("200ml", 200, "ml", ""), ("200cc", 200, "ml", ""),
    ("1リットル", 1000, "ml", ""), ("1人前", 1, "人前", ""),
    ("1枚", 1, "枚", ""), ("1切れ", 1, "切れ", ""), ("半丁", 0.5, "丁", ""), ("6枚切り1枚", 1, "枚", "6枚切り"), ("M2個", 2, "個", "m"),
    ("300kcal", 300, "kcal", ""),
    ("300キロカロリー", 300, "kcal", ""), ("中ジョッキ1杯", 1, "杯", "中ジョッキ"), ("３つ", 3, "個", ""), ("大さじ1と1/2", 1.5, "大さじ", ""),
    ("0.5 g", 0.5, "g", ""),
  ]

  @Test("an amount is read however it is written", arguments: amounts.indices)
  func reads(index: Int) throws {
    let (text, value, unit, size) = Self.amounts[index]
    #expect(try AmountScanner.amount(text) == Amount(value: value, unit: unit, size: size), "\(text)")
  }

  static let refused: [(text: String, error: AmountError)] = [
    ("0g", .zero), ("0個", .zero), ("０．０g", .zero), ("大さじ0", .zero), ("-100g", .negative), ("−100g", .negative),
    ("ー100g", .negative), ("－100g", .negative),
    ("‐5個", .negative), ("-0g", .negative), ("大さじ-1", .negative), ("1e3g", .badNumber), ("1E3g", .badNumber),
    ("0x10g", .badNumber), ("nang", .badNumber),
    ("inf", .badNumber), ("1,5個", .badNumber), ("1.2.3g", .badNumber), ("1/0個", .badNumber), ("1.g", .badNumber),
    ("1234567890g", .badNumber), ("1,00g", .badNumber),
  ]

  @Test("what no amount may be is refused by name", arguments: refused.indices)
  func refuses(index: Int) {
    let (text, error) = Self.refused[index]
    #expect(throws: error, "\(text)") { _ = try AmountScanner.amount(text) }
  }

  @Test(
    "words are no amounts",
    arguments: ["卵", "g", "個", "一味", "五目ごはん", "三枚肉", "ビタミンB12", "", "8枚切り", "12", "半熟卵", "大根", "七味", "100％"])
  func words(text: String) throws {
    #expect(try AmountScanner.amount(text) == nil)
  }

  static let trailing: [(text: String, word: String, value: Double, unit: String)] = [
    ("鶏むね200g", "鶏むね", 200, "g"), ("卵2個", "卵", 2, "個"), ("ごはん茶碗1杯", "ごはん", 1, "杯"), ("食パン6枚切り1枚", "食パン", 1, "枚"),
    ("しょうゆ大さじ1/2", "しょうゆ", 0.5, "大さじ"),
    ("豆腐半丁", "豆腐", 0.5, "丁"), ("鶏むね１，０００ｇ", "鶏むね", 1000, "g"), ("りんご半分", "りんご", 0.5, "半分"), ("豆腐½丁", "豆腐", 0.5, "丁"),
    ("牛乳1.5カップ", "牛乳", 1.5, "カップ"),
  ]

  @Test("an amount may end a word", arguments: trailing.indices)
  func attached(index: Int) throws {
    let (text, word, value, unit) = Self.trailing[index]
    let found = try AmountScanner.trailing(text)
    #expect(found?.word == word)
    #expect(found?.amount.value == value)
    #expect(found?.amount.unit == unit)
  }

  @Test("random text ends in an answer")
  func random() {
    var generator = SplitMix(seed: 17)
    let pieces = [
      "1", "０", "½", "/", "と", "半", ".", ",", "-", "ー", "g", "個", "大さじ", "e", "x", "一", "十", "杯", "茶碗", " ",
    ]
    for _ in 0..<5000 {
      let text = (0..<Int.random(in: 1...8, using: &generator)).map { _ in
        pieces.randomElement(using: &generator) ?? "1"
      }.joined()
      if let amount = try? AmountScanner.amount(text) { #expect(amount.value > 0 && amount.value.isFinite, "\(text)") }
      _ = try? AmountScanner.trailing("卵" + text)
    }
  }
}

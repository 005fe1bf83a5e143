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
    #expect(try AmountText.amount(text) == Amount(value: value, unit: MeasureUnit(unit), size: size), "\(text)")
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
    #expect(throws: error, "\(text)") { _ = try AmountText.amount(text) }
  }

  @Test(
    "words are no amounts",
    arguments: ["卵", "g", "個", "一味", "五目ごはん", "三枚肉", "ビタミンB12", "", "8枚切り", "12", "半熟卵", "大根", "七味", "100％"])
  func words(text: String) throws {
    #expect(try AmountText.amount(text) == nil)
  }

  @Test(
    "an amount may end a word",
    arguments: [
      ("鶏むね200g", "鶏むね"), ("卵2個", "卵"), ("ごはん茶碗1杯", "ごはん"), ("食パン6枚切り1枚", "食パン"), ("しょうゆ大さじ1/2", "しょうゆ"),
      ("豆腐半丁", "豆腐"),
      ("鶏むね１，０００ｇ", "鶏むね"), ("りんご半分", "りんご"), ("豆腐½丁", "豆腐"), ("牛乳1.5カップ", "牛乳"),
    ])
  func attached(text: String, word: String) { #expect(AmountText.wordsBefore(amountOf: text).contains(word)) }

  static let said: [(text: String, value: Double, unit: String)] = [
    ("100g×4枚", 400, "g"), ("350ml×2", 700, "ml"), ("200〜300g", 250, "g"), ("200-250g", 225, "g"), ("1〜2杯", 1.5, "杯"),
    ("2、3個", 2.5, "個"), ("4分の1個", 0.25, "個"), ("2個半", 2.5, "個"), ("1枚と半分", 1.5, "枚"), ("大さじ1・1/2", 1.5, "大さじ"),
    ("約200g", 200, "g"), ("200gくらい", 200, "g"), ("100g強", 100, "g"), ("2枚（約200g）", 200, "g"),
    ("4 (28 ounce) cans", 3175.2, "g"),
    ("250g/9oz", 250, "g"), ("1 1/2 cups", 1.5, "カップ"), ("8 fl oz", 236.56, "ml"), ("two slices", 2, "切れ"),
    ("half a cup", 0.5, "カップ"),
    ("a dozen", 12, ""), ("three quarters of an", 0.75, ""), ("大1", 1, "大さじ"), ("1と1/2カップ", 1.5, "カップ"),
    ("百グラム", 100, "g"),
    ("ひとつ", 1, "個"), ("ひと切れ", 1, "切れ"), ("3まい", 3, "枚"), ("2人分", 2, "人前"), ("1/2本分", 0.5, "本"), ("小さじ1杯×2", 2, "小さじ"),
    ("200㌘", 200, "g"), ("3 to 4 tbsp", 3.5, "大さじ"), ("200g〜250g", 225, "g"), ("×3", 3, ""), ("コップ半分", 0.5, ""),
  ]

  @Test("what is said in more than one number and unit is one amount", arguments: said.indices)
  func sums(index: Int) throws {
    let (text, value, unit) = Self.said[index]
    let amount = try #require(AmountText.said(text), "\(text)")
    #expect(amount.terms.count == 1 && amount.fault == nil)
    let term = try #require(amount.terms.first)
    let choice = term.units.first
    #expect(
      abs(term.value * (choice?.factor ?? 1) - value) < 0.01 && (choice?.unit.text ?? "") == unit, "\(text): \(term)")
  }

  @Test("spoons of two sizes are added up")
  func spoons() throws {
    let amount = try #require(AmountText.said("大さじ1と小さじ1"))
    #expect(amount.terms.map { $0.units.first?.unit } == [.tablespoon, .teaspoon])
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
      if let amount = try? AmountText.amount(text) { #expect(amount.value > 0 && amount.value.isFinite, "\(text)") }
      _ = AmountText.wordsBefore(amountOf: "卵" + text)
    }
  }
}

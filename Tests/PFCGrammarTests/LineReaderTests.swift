import PFCModel
import PFCTestSupport
import Testing

@testable import PFCGrammar

/// How a line falls into parts, with a judge that knows some names.
@Suite struct LineReaderTests {
  /// Knows whole names only.
  private struct NameList: NameJudge {
    let names: Set<String>

    func verdict(on item: ItemWords) -> (price: Int, meaning: String)? {
      guard names.contains(item.name), item.behind.isEmpty || names.contains(item.name + " " + item.behind) else {
        return nil
      }
      return (0, item.name)
    }
  }

  static let names: Set<String> = [
    "卵", "ごはん", "納豆", "鶏むね", "鶏むね 皮なし", "味噌汁", "牛丼", "カレー", "ナン", "6Pチーズ", "玉ねぎ", "ねぎ", "三つ葉", "とんかつ", "はちみつ", "夕張メロン",
    "egg", "eggs", "rice", "toast", "chicken breast", "pear", "boiled potatoes", "olive oil", "大根", "レモン",
  ]

  static let lines: [(line: String, reading: String)] = [
    ("卵 2個", "卵=2個"), ("卵2個納豆1パック", "卵=2個 納豆=1パック"), ("ごはん150g・卵2個", "ごはん=150g 卵=2個"),
    ("ごはん 150 納豆 1パック", "ごはん=150 納豆=1パック"),
    ("鶏むね200g皮なし", "鶏むね=200g+皮なし"), ("牛丼大盛りと味噌汁", "牛丼[大盛り] 味噌汁"), ("カレーとナン", "カレー ナン"), ("昼に牛丼を食べた", "lunch: 牛丼"),
    ("ごはん150玉ねぎ1個", "ごはん=150 玉ねぎ=1個"), ("6Pチーズ1個", "6Pチーズ=1個"), ("三つ葉1束", "三つ葉=1束"), ("朝、卵、納豆", "breakfast: 卵 納豆"),
    ("夕張メロン半分", "夕張メロン=半分"), ("昨日の夜 カレー1皿", "-1 dinner: カレー=1皿"), ("朝7:30 卵 1個", "breakfast 27000: 卵=1個"),
    ("3時のおやつ はちみつ大1", "snack 54000: はちみつ=大1"),
    ("【朝】ごはん 150g、卵 1個", "breakfast: ごはん=150g 卵=1個"), ("とんかつとごはん", "とんかつ ごはん"), ("2個の卵", "卵=2個"), ("卵-1個", "卵=-1個!"),
    ("had two eggs and toast for breakfast", "breakfast: eggs=two toast"),
    ("200g chicken breast and 150g rice", "chicken breast=200g rice=150g"),
    (
      "For lunch I'm having 120 grams of boiled potatoes, a pear that weighs about 150 g, and 5 g of olive oil",
      "lunch: boiled potatoes=120 grams pear=about 150 g olive oil=5 g"
    ), ("謎の肉 100g", "?謎の肉"), ("ごはん 150g 謎の肉", "ごはん=150g ?謎の肉"), ("昨日", "-1:"), ("ごはんはなし", "ごはん -はなし"),
    ("大根10cm", "大根=10cm"), ("レモン1/4", "レモン=1/4"),
  ]

  @Test("a line falls into items, amounts and moments", arguments: lines.indices)
  func reads(index: Int) throws {
    let (line, wanted) = Self.lines[index]
    #expect(try Self.reading(line).summary == wanted)
  }

  @Test("every character of any line belongs to one part, in order")
  func covers() throws {
    var generator = SplitMix(seed: 29)
    let pieces = [
      "卵", "ごはん", "納豆", "謎", "xyz", "2個", "150", "g", "大さじ", "1/2", "と", "、", " ", "を", "食べた", "昨日", "の", "朝", "7:30",
      "大盛り", "（", "）", "殻つき",
      "半分", "-", "∞", "×2", "ー", "皮なし", "and", "of", "a", "cup", "抜き", "。", "+", "\n", "½", "0x", "～", "各", "※",
      "\u{3099}", "👩‍🍳",
    ]
    for _ in 0..<3000 {
      let line = (0..<Int.random(in: 1...10, using: &generator)).map { _ in
        pieces.randomElement(using: &generator) ?? "卵"
      }.joined()
      let reading = try Self.reading(line)
      var place = 0
      for part in reading.parts.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
        // Blanks between the parts of one item belong to it.
        for gap in place..<max(place, part.range.lowerBound) { #expect(reading.text.scalars[gap].isBlank, "\(line)") }
        #expect(part.range.lowerBound >= place, "\(line)")
        place = part.range.upperBound
      }
      for gap in place..<reading.text.count { #expect(reading.text.scalars[gap].isBlank, "\(line)") }
    }
  }

  @Test("the work grows with the length of a line, not faster")
  func linear() throws {
    func steps(_ count: Int) throws -> Int {
      var judge = Counting()
      _ = try LineReader.read(String(repeating: "卵2個 納豆、", count: count), .japanese, &judge)
      return judge.count
    }
    #expect(try steps(80) <= 12 * steps(8))
  }

  private struct Counting: NameJudge {
    var count = 0

    mutating func verdict(on item: ItemWords) -> (price: Int, meaning: String)? {
      count += 1
      return ["卵", "納豆"].contains(item.name) ? (0, item.name) : nil
    }
  }

  private static func reading(_ line: String) throws -> LineReading<String> {
    var judge = NameList(names: names)
    return try LineReader.read(line, .japanese, &judge)
  }
}

extension LineReading where Meaning == String {
  /// The reading in one line: the moment, the items with their amounts, and what was not read.
  fileprivate var summary: String {
    let moment = moment ?? MomentWord()
    let when = [
      moment.day.map { if case .shift(let days) = $0 { "\(days)" } else { "\($0)" } }, moment.slot?.name,
      moment.seconds.map(String.init),
    ].compactMap(\.self)
    let head = when.isEmpty ? [] : [when.joined(separator: " ") + ":"]
    let items = items.map { item in
      let amount =
        item.words.amount == nil ? "" : "=" + item.words.amountText + (item.words.amount?.fault == nil ? "" : "!")
      let sizes = item.words.amount == nil ? item.words.sizes.map { "[\($0)]" }.joined() : ""
      return item.words.name + sizes + amount + (item.words.behind.isEmpty ? "" : "+" + item.words.behind)
    }
    return (head + items + negations.map { "-" + text.words($0) } + unread.prefix(1).map { "?" + text.words($0) })
      .joined(separator: " ")
  }
}

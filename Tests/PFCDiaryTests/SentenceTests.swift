import PFCCatalog
import PFCModel
import Testing

@testable import PFCDiary

/// What people say around their food: places, company, occasions, and what was done with it.
@Suite struct SentenceTests {
  private static let today = CivilDate(daysSince1970: 20_787)

  @Test(
    "words for where, when, with whom and how it was got ready name no food",
    arguments: [
      ("ラーメン屋さんで醤油ラーメンを一杯食べて餃子も5個食べました", ["d0321", "d0613"]), ("会社の食堂で鶏むね200gを焼いて食べた", ["11219"]),
      ("妻の作った肉じゃがを一皿食べた", ["d0001"]), ("冷蔵庫にあったプリンを1個食べた", ["15086"]), ("さっきバナナを1本食べた。", ["07107"]),
      ("えっと昨日のお昼はですね親子丼を食べました", ["d0204"]), ("じゃがいもを2個蒸してバターを10グラムのせて食べた", ["02017", "14017"]),
      ("豚肉100グラムとキャベツ100グラムを油大さじ1で炒めた", ["11123", "06061", "14006"]), ("柿を1個むいて食べました", ["07049"]),
    ] as [(String, [String])])
  func japanese(line: String, items: [String]) throws {
    #expect(try Self.items(line) == items)
  }

  @Test("a state behind a comma chooses the row, and what ends a line behind one is its amount")
  func commas() throws {
    #expect(try Self.items("four oz chicken breast, grilled", isEnglish: true) == ["11287"])
    #expect(try Self.items("roasted sweet potato, 200 g", isEnglish: true).count == 1)
    #expect(try Self.items("ごはん、150g") == ["01088"])
    #expect(try Self.resolver().read("ごはん、150g", today: Self.today) { _, _ in nil }.items.map(\.grams) == [150])
  }

  @Test("what was shared is not logged whole", arguments: ["カレーを二人で食べた", "ピザ1枚を3人で分けた"])
  func shared(line: String) {
    #expect(throws: LogResolver.Failure.self) { try Self.items(line) }
  }

  @Test(
    "a state by itself names no food",
    arguments: ["grilled", "steamed, dry", "zero sugar cola 350ml"])
  func states(line: String) {
    #expect(throws: LogResolver.Failure.self) { try Self.items(line, isEnglish: true) }
  }

  private static func resolver(isEnglish: Bool = false) throws -> LogResolver {
    LogResolver(catalog: try FoodCatalog(), isEnglish: isEnglish)
  }

  private static func items(_ line: String, isEnglish: Bool = false) throws -> [String] {
    try resolver(isEnglish: isEnglish).read(line, today: today) { _, _ in nil }.items.map(\.item.id)
  }
}

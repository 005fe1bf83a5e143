import Foundation
import PFCText
import Testing

@testable import PFCCommands

/// What a line of `pfc log` means: halves, sizes, weights as bought, several items, and what is refused.
@Suite struct LogGrammarTests {
  private let journal = TestJournal()

  @Test(
    "standard input that is not UTF-8 is refused: encoding, line and remedy",
    arguments: [
      ([0x97, 0x91, 0x20, 0x32, 0x8C, 0xC2, 0x0A], "Shift_JIS", 1),
      ([0x61, 0x0A, 0x97, 0x91, 0x20, 0x32, 0x8C, 0xC2, 0x0A], "Shift_JIS", 2),
      ([0xFF, 0xFE, 0x75, 0x53, 0x0A, 0x00], "UTF-16", 1), ([0x61, 0x0A, 0x00, 0x62], "UTF-8", 2),
    ] as [([UInt8], String, Int)])
  func encodings(bytes: [UInt8], name: String, line: Int) {
    var context = CommandContext(
      arguments: ["log", "-"], environment: ["PFC_DB": journal.path, "PFC_NOW": "2026-11-30T12:34:00+09:00"])
    context.readLines = { try InputText.lines(bytes) }
    let outcome = Program.run(context)
    #expect(outcome.status == .failed)
    #expect(outcome.messages.contains(name) && outcome.messages.contains("-:\(line):"), "\(outcome.messages)")
    #expect(!journal.exists)
  }

  @Test("the lines of input lose their mark and ends")
  func lines() throws {
    #expect(try InputText.lines(Array("\u{FEFF}卵\r\nごはん\n\n納豆".utf8)) == ["卵", "ごはん", "", "納豆"])
  }

  @Test(
    "half of something is half of the whole",
    arguments: [("りんご", "半個"), ("豆腐", "半丁"), ("アボカド", "半個"), ("グレープフルーツ", "半個"), ("りんご", "")])
  func halves(food: String, half: String) throws {
    let said = try logged("\(food) 半分")
    let same = try logged("\(food) \(half)")
    #expect(said.grams == same.grams, "\(food)")
    if food == "りんご" { #expect(said.grams == [127.5]) }
    if food == "豆腐" { #expect(said.grams == [150]) }
  }

  @Test(
    "a size word chooses the measure, wherever it stands",
    arguments: [
      ("ごはん 大盛", 200.0), ("ごはん大盛り", 200), ("ごはん 小盛", 100), ("ごはん 並盛", 150), ("ごはん 中盛", 150), ("ごはん 茶碗大盛り1杯", 200),
      ("ごはん 茶碗1杯大盛り", 200), ("ごはん 1杯 大盛り", 200), ("卵 M 1個", 50), ("卵 1個 S", 42), ("卵 L 1個", 57),
      ("卵 Lサイズ1個", 57), ("卵 大1個", 57), ("ビール 350ml缶", 352.8), ("ビール 500ml缶 2本", 1008), ("ビール350ml缶2本", 705.6),
      ("ビール 中ジョッキ", 438.5), ("コーラ 500ml ペットボトル", 515), ("牛丼 大盛", 510), ("牛丼大盛り", 510), ("食パン 4枚切り 1枚", 90),
    ])
  func sizes(line: String, grams: Double) throws {
    let all = try logged(line)
    #expect(all.grams == [grams], "\(line): \(all.names)")
  }

  @Test(
    "a part, a half and a small bowl are what people mean by them",
    arguments: [
      ("黄身だけ1個", [16.0]), ("板チョコ半分", [25]), ("ごはん半分", [75]), ("半ライス", [75]), ("半チャーハン", [177.5]), ("ピザ半分こ", [122.5]),
      ("肉じゃが小鉢1", [100]), ("ラーメン大盛り", [725]), ("鶏むね 120", [120]), ("ヨーグルト 100", [100]), ("牛乳 100", [103.2]),
      ("殻付きあさり 200g", [60]), ("殻つき落花生 100g", [70]), ("豆腐とわかめ", [150, 20]),
    ] as [(String, [Double])])
  func parts(line: String, grams: [Double]) throws {
    let all = try logged(line)
    #expect(all.grams == grams, "\(line): \(all.names)")
  }

  @Test("a day before an item with its amount is a day, not a fraction")
  func dayOrFraction() {
    _ = journal.run("log", "11/25 鶏むね肉200g")
    #expect(journal.run("log", "--date", "11/25", "--json").output.contains("\"grams\":200"))
  }

  @Test(
    "what may be one dish or two things, and a weight with bones of what has no share of them, is refused",
    arguments: [
      ("玉ねぎとじゃがいものスープ", "joined_dish"), ("骨付きカルビ 200g", "no_refuse"), ("味噌汁に豆腐とわかめを入れた", "ambiguous"),
      ("つけ麺 小鉢1", "missing_conversion"),
    ])
  func refused(line: String, code: String) {
    let outcome = journal.run("log", line, "--json")
    #expect(outcome.status != .done && outcome.messages.contains("\"code\":\"\(code)\""), "\(outcome.messages)")
    #expect(!journal.exists)
  }

  @Test(
    "a size that the food has no measure for is refused, with those that it has",
    arguments: ["味噌汁 大盛1杯", "フォー大盛り", "卵 XL1個", "食パン 7枚切り1枚", "豆腐 中ジョッキ1杯"])
  func unknownSizes(line: String) {
    let outcome = journal.run("log", line)
    #expect(outcome.status != .done, "\(outcome.output)")
    #expect(!journal.exists)
  }

  @Test(
    "a weight as bought is less the refuse share, unless the name itself has the word",
    arguments: [
      ("卵 60g 殻つき", 51.6), ("卵 殻つき 60g", 51.6), ("卵60g（殻つき）", 51.6), ("卵 殻付き60g", 51.6), ("卵 60g as bought", 51.6),
      ("卵 殻つき1個", 51.6), ("バナナ 皮つき 150g", 90), ("落花生 殻つき 100g", 70), ("鶏むね 皮つき 100g", 100), ("さんま 1尾 骨つき", 98),
    ])
  func asBought(line: String, grams: Double) throws {
    let logged = try logged(line)
    #expect(logged.grams.count == 1 && abs(logged.grams[0] - grams) < 0.01, "\(line): \(logged)")
    #expect(journal.run("log", "豆腐", "100g", "殻つき").messages.contains("廃棄") == false)
  }

  @Test("what has no refuse takes no weight as bought")
  func noRefuse() { #expect(journal.run("log", "豆腐", "100g", "殻つき").status == .failed) }

  @Test(
    "scraps of one or two characters and words that only tell foods apart ask",
    arguments: ["メモ", "東京", "薬", "一", "足", "手", "目", "あ", "s", "ok", "no", "皮なし 100g", "大盛り", "ごはん 1杯、大盛り"])
  func scraps(line: String) {
    let outcome = journal.run("log", line)
    #expect(outcome.status == .failed || outcome.status == .nothing, "\(outcome.output)")
    #expect(!journal.exists)
  }

  @Test("short whole names are taken", arguments: ["鶏むね", "納豆", "卵", "桃", "酒"])
  func shortNames(line: String) throws { #expect(try logged(line).items.count == 1) }

  @Test("two meals in one line, or one between its items, are refused", arguments: ["卵 1個 昼 ごはん", "昼 卵、夜", "昨日 卵 今日"])
  func meals(line: String) {
    #expect(journal.run(["log"] + line.split(separator: " ").map(String.init)).messages.contains("二つあります"))
    #expect(!journal.exists)
  }

  @Test(
    "a meal may stand behind its items, and by itself shows the day",
    arguments: [("卵、夜", "dinner"), ("卵 for breakfast", "breakfast")])
  func lateMeal(line: String, slot: String) throws {
    let added = try #require(try journal.object("log", "--json", "--", line)["added"] as? [[String: Any]])
    #expect(added.map { $0["slot"] as? String } == [slot])
    #expect(journal.run("log", "昼").output.contains("2026-11-30"))
  }

  @Test("each line of input may begin with its meal")
  func mealsOfLines() throws {
    var context = CommandContext(
      arguments: ["log", "-", "--json"],
      environment: ["PFC_DB": journal.path, "PFC_NOW": "2026-11-30T12:34:00+09:00"])
    context.readLines = { ["朝 卵 2個", "夕、納豆", "ごはん"] }
    let day = try TestJournal.object(Program.run(context))
    let added = try #require(day["added"] as? [[String: Any]])
    #expect(added.map { $0["slot"] as? String } == ["breakfast", "dinner", "lunch"])
    #expect(journal.run("log", "-", "朝").status == .usage)
  }

  @Test(
    "several whole names are several items; one name of several words stays one",
    arguments: [
      ("ごはん 卵", ["01088", "12004"]), ("ごはん 卵 納豆", ["01088", "12004", "04046"]), ("鶏むね 皮なし", ["11220"]),
      ("卵 黄身", ["12010"]), ("ごはん 精白米", ["01088"]), ("ご飯 おにぎり", ["01088"]),
    ] as [(String, [String])])
  func several(line: String, items: [String]) throws { #expect(try logged(line).items == items) }

  @Test("names that are written apart stay one item", arguments: ["豚バラ 焼き", "カップ ラーメン", "トマト ジュース", "鶏 もも", "チーズ ケーキ"])
  func apart(line: String) throws { #expect(try logged(line).items.count == 1) }

  /// What a line would log.
  private func logged(_ line: String) throws -> (items: [String], grams: [Double], names: [String]) {
    let added = try #require(try journal.object("log", "--dry-run", "--json", "--", line)["added"] as? [[String: Any]])
    return (
      added.compactMap { $0["item"] as? String }, added.compactMap { $0["grams"] as? Double },
      added.compactMap { $0["name"] as? String }
    )
  }
}

import Foundation
import Testing

@testable import PFCCommands

/// The log from the command line, with a fixed clock and a journal of its own.
@Suite final class LogTests {
  private let folder: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "pfc-log-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    folder = url.path
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  @Test("looking at a day makes no journal; logging makes one")
  func creation() {
    #expect(run("log").status == .done)
    #expect(!FileManager.default.fileExists(atPath: folder + "/j.sqlite"))
    #expect(run("log", "卵", "1個").status == .done)
    #expect(FileManager.default.fileExists(atPath: folder + "/j.sqlite"))
  }

  @Test("a line of items is logged, and the numbers equal a hand calculation from the table")
  func line() throws {
    let day = try object(run("log", "朝", "ごはん", "茶碗1杯", "卵", "2個", "納豆", "--json"))
    let entries = try #require(day["entries"] as? [[String: Any]])
    #expect(entries.map { $0["item"] as? String } == ["01088", "12004", "04046"])
    #expect(entries.map { $0["grams"] as? Double } == [150, 100, 45])
    // 156 × 1.5 = 234 · 142 × 1.0 = 142 · 184 × 0.45 = 82.8
    #expect(entries.map { $0["energy_kcal"] as? Double } == [234, 142, 83])
    // 2.5 × 1.5 = 3.75 · 12.2 · 16.5 × 0.45 = 7.425
    #expect(entries.map { $0["protein_g"] as? Double } == [3.8, 12.2, 7.4])
    let totals = try #require(day["totals"] as? [String: Any])
    #expect(totals["energy_kcal"] as? Double == 458.8)
    #expect(totals["protein_g"] as? Double == 23.38)
    #expect(entries.allSatisfy { $0["slot"] as? String == "breakfast" })
    #expect((day["added"] as? [Any])?.count == 3)
    #expect(day["date"] as? String == "2026-11-30")
    #expect(day["timezone"] as? String == "Asia/Tokyo")
  }

  @Test("a day from morning to night equals a hand calculation from the table, meal by meal and in all")
  func wholeDay() throws {
    _ = run("log", "朝", "食パン", "6枚切り1枚", "牛乳", "200ml", "--at", "7:30")
    _ = run("log", "昼", "鶏むね200g", "ごはん大盛り", "--at", "12:15")
    _ = run("log", "間食", "バナナ", "1本", "--at", "15:00")
    let day = try object(run("log", "夕", "10136", "80g", "--at", "19:00", "--json"))
    let rows = try #require(day["entries"] as? [[String: Any]])
    // 248 × 0.6 = 148.8 · 61 × 2.064 = 125.9 · 133 × 2 · 156 × 2 · 160 × 0.8 = 128 · 93
    #expect(rows.map { $0["energy_kcal"] as? Double } == [149, 126, 266, 312, 128, 93])
    // 5.34 · 3.3 × 2.064 = 6.81 · 42.6 · 5.0 · 29.1 × 0.8 = 23.28 · 1.1
    #expect(rows.map { $0["protein_g"] as? Double } == [5.3, 6.8, 42.6, 5.0, 23.3, 1.1])
    let totals = try #require(day["totals"] as? [String: Any])
    #expect(totals["energy_kcal"] as? Double == 1073.7)
    #expect(totals["protein_g"] as? Double == 84.13)
    #expect(totals["fat_g"] as? Double == 26.98)
    #expect(totals["carbohydrate_g"] as? Double == 134.73)
    // 84.1312 × 4 / 1073.704 and 26.9832 × 9 / 1073.704
    let ratio = try #require(day["pfc_ratio"] as? [String: Double])
    #expect(ratio == ["protein": 0.31, "fat": 0.23, "carbohydrate": 0.46])
  }

  @Test(
    "case 9: widths and signs of an amount give one and the same entry",
    arguments: [
      ["１００ｇ", "100g", "100 g", "０．１㎏", "100グラム"], ["１．５個", "1.5個", "1と1/2個", "１½個", "1個半"],
      ["１，０００ｇ", "1000g", "1,000g", "1kg"],
    ])
  func widths(amounts: [String]) throws {
    let grams = try amounts.map { amount in
      try entries(run("log", "卵", amount, "--dry-run", "--json"), "added").compactMap { $0["grams"] as? Double }
    }
    #expect(Set(grams).count == 1)
    #expect(grams[0].count == 1)
  }

  @Test(
    "case 10: what no amount may be is refused as usage, and nothing is written",
    arguments: [
      "ー100g", "−100g", "-100g", "0g", "nang", "inf", "1e3g", "0x10g", "1,5個", "－5個",
    ])
  func refused(amount: String) {
    let outcome = run("log", "--", "卵", amount)
    #expect(outcome.status == .usage)
    #expect(outcome.output.isEmpty)
    #expect(!FileManager.default.fileExists(atPath: folder + "/j.sqlite"))
  }

  @Test("case 11: fractions are fractions", arguments: [("2½個", 2.5), ("1/2個", 0.5), ("１と１/２個", 1.5), ("½個", 0.5)])
  func fractions(amount: String, value: Double) throws {
    let entry = try #require(try entries(run("log", "卵", amount, "--dry-run", "--json"), "added").first)
    #expect((entry["amount"] as? [String: Any])?["value"] as? Double == value)
    #expect(entry["grams"] as? Double == value * 50)
  }

  @Test("case 12: a spoon weighs what it weighs of that food; without a weight the missing conversion is named")
  func spoons() throws {
    for (food, grams) in [("しょうゆ", 4.5), ("サラダ油", 3), ("上白糖", 2.25)] {
      let entry = try #require(try entries(run("log", food, "大さじ1/4", "--dry-run", "--json"), "added").first)
      #expect(entry["grams"] as? Double == grams, "\(food)")
    }
    let outcome = run("log", "鶏むね", "大さじ1")
    #expect(outcome.status == .failed)
    #expect(outcome.messages.contains("大さじ"))
  }

  @Test("case 13: after an edit, row, total and JSON agree")
  func edits() throws {
    _ = run("log", "納豆", "75g")
    for (amount, grams) in [("1パック", 45.0), ("100g", 100), ("2パック", 90), ("100kcal", 54.35)] {
      let day = try object(run("edit", "1", amount, "--json"))
      let entry = try #require((day["entries"] as? [[String: Any]])?.first)
      #expect(entry["grams"] as? Double == grams)
      let total = try #require((day["totals"] as? [String: Any])?["energy_kcal"] as? Double)
      #expect(abs(total - grams * 1.84) < 0.1)
      #expect(abs((entry["energy_kcal"] as? Double ?? 0) - total) <= 0.5)
    }
  }

  @Test("case 14: a figure that was not measured makes the sum incomplete, and the table says so")
  func incomplete() throws {
    _ = run("log", "--quick", "社食ランチ", "--kcal", "750", "--protein", "30")
    _ = run("log", "卵", "1個")
    let day = try object(run("log", "--json"))
    let totals = try #require(day["totals"] as? [String: Any])
    #expect(totals["incomplete"] as? [String] == ["fat_g", "carbohydrate_g"])
    #expect(totals["energy_kcal"] as? Double == 821)
    #expect(run("log").output.contains("≥5.1"))
  }

  @Test("case 15: a weight as bought counts less its refuse share")
  func asBought() throws {
    let entry = try #require(try entries(run("log", "バナナ", "1本", "--dry-run", "--json"), "added").first)
    #expect(entry["grams"] as? Double == 100)
  }

  @Test("case 16: a day begins at its start, and a date that is said is that date")
  func dayStart() throws {
    #expect(run("config", "set", "day-start", "04:00").status == .done)
    func day(_ now: String, _ extra: String...) throws -> String? {
      var context = self.context(["log", "卵", "1個", "--json"] + extra)
      context = CommandContext(
        arguments: context.arguments, environment: context.environment.merging(["PFC_NOW": now]) { $1 })
      let added = try entries(Program.run(context), "added").count
      #expect(added == 1)
      return try object(Program.run(context))["date"] as? String
    }
    #expect(try day("2026-10-10T00:30:00+09:00") == "2026-10-09")
    #expect(try day("2026-10-10T04:00:00+09:00") == "2026-10-10")
    #expect(try day("2026-10-10T00:30:00+09:00", "--date", "2026-10-10") == "2026-10-10")
  }

  @Test("a guess is not taken silently: candidates and status 2, or the first with --yes")
  func ambiguity() throws {
    let refused = run("log", "トマトー", "1個")
    #expect(refused.status == .failed)
    #expect(refused.messages.contains("06182"))
    #expect(run("log").output.contains("合計"))
    #expect(try entries(run("log", "トマトー", "1個", "--yes", "--json"), "added").count == 1)
    for word in ["肉"] { #expect(run("log", word, "100g").status == .failed, "\(word)") }
    #expect(run("log", "xyzzy", "100g").status == .nothing)
  }

  @Test("a terminal asks, and the key chooses")
  func interactive() throws {
    var context = self.context(["log", "トマトー", "1個", "--json"])
    context.ask = { _ in "2" }
    #expect(try entries(Program.run(context), "added").first?["item"] as? String == "06183")
  }

  @Test("the question shows what each answer would log, and the rest of the line stays")
  func question() throws {
    var context = self.context(["log", "夕", "トマトー", "3個", "卵", "2個", "--json"])
    context.ask = { prompt in
      prompt.contains("  1  トマト（赤色・生）  3個 (436.5 g)  87 kcal\n") ? "1" : "q"
    }
    let added = try entries(Program.run(context), "added")
    #expect(added.map { $0["item"] as? String } == ["06182", "12004"])
    #expect(added.map { $0["slot"] as? String } == ["dinner", "dinner"])
    #expect(added.map { $0["grams"] as? Double } == [436.5, 100])
  }

  @Test("who stops is told so in one line, and nothing is written")
  func stopping() throws {
    var context = self.context(["log", "卵", "2個", "トマトー", "1個"])
    context.ask = { _ in "q" }
    let outcome = Program.run(context)
    #expect(outcome.status == .failed)
    #expect(outcome.messages == "pfc: やめました。何も書いていません。\n")
    #expect(try entries(run("log", "--json"), "entries").isEmpty)
  }

  @Test("lines from standard input are logged all or none, and the line is named")
  func standardInput() throws {
    var context = self.context(["log", "-", "--json"])
    context.readLines = { ["卵 2個", "", "ごはん 茶碗1杯、納豆"] }
    #expect(try entries(Program.run(context), "added").count == 3)
    context.readLines = { ["卵 2個", "xyzzy 1個"] }
    let outcome = Program.run(context)
    #expect(outcome.status == .nothing)
    #expect(outcome.messages.contains("2 行目"))
    #expect(try entries(run("log", "--json"), "entries").count == 3)
  }

  @Test("dry run writes nothing and says so")
  func dryRun() throws {
    let day = try object(run("log", "卵", "1個", "--dry-run", "--json"))
    #expect(day["dry_run"] as? Bool == true)
    #expect((day["added"] as? [Any])?.count == 1)
    #expect(!FileManager.default.fileExists(atPath: folder + "/j.sqlite"))
  }

  @Test("an item without an amount is its usual portion, else 100 g, and the output says which")
  func withoutAmount() {
    #expect(run("log", "納豆").output.contains("1パック (45 g)"))
    #expect(run("log", "うど").output.contains("うど（生）  1人前 (50 g)"))
  }

  @Test("entries are removed, brought back, repeated, and kept as sets")
  func rest() throws {
    _ = run("log", "朝", "卵", "1個", "納豆", "--date", "昨日")
    #expect(run("rm", "1", "--date", "昨日").status == .done)
    #expect(run("undo").output.contains("rm 1"))
    #expect(try entries(run("repeat", "昨日", "朝", "--json"), "added").count == 2)
    #expect(run("repeat", "2020-01-01").status == .nothing)
    #expect(run("set", "save", "定番", "卵", "1個", "納豆").status == .done)
    #expect(try entries(run("log", "夕", "@定番", "--json"), "added").count == 2)
    #expect(run("set", "list").output.contains("@定番"))
    let unclear = run("set", "save", "曖昧", "ブロツコリー", "50g")
    #expect(unclear.status == .failed && unclear.messages.contains("06263") && !unclear.messages.contains("--yes"))
    #expect(!run("set", "list").output.contains("@曖昧"), "a set is never of guesses")
    #expect(run("set", "rm", "定番").status == .done)
    #expect(run("log", "@定番").status == .failed)
    #expect(run("rm", "99").status == .failed)
    #expect(run("rm", "x").status == .usage)
  }

  @Test("what is logged often rises within its grade")
  func habits() throws {
    #expect(try entries(run("log", "鶏むね", "100g", "--json"), "added").first?["item"] as? String == "11219")
    for _ in 0..<8 { _ = run("log", "11220", "100g") }
    #expect(try entries(run("log", "鶏むね", "100g", "--json"), "added").first?["item"] as? String == "11220")
  }

  @Test(
    "dates, times, numbers and settings that are none are usage errors",
    arguments: [
      ["log", "卵", "--date", "いつか"], ["log", "卵", "--at", "25:00"], ["log", "--quick", "x", "--kcal", "-5"],
      ["log", "--quick", "x"],
      ["config", "set", "timezone", "Nowhere"], ["config", "set", "day-start", "13:00"],
      ["config", "set", "colour", "red"], ["config", "sets"], ["set", "save", "x"],
      ["edit", "1"], ["edit", "x", "1g"], ["log", "200g"], ["log", ","],
    ])
  func misuse(arguments: [String]) {
    let outcome = run(arguments)
    #expect(outcome.status == .usage, "\(outcome.messages)")
    #expect(outcome.messages.split(separator: "\n").count >= 2)
  }

  @Test("a day's table is aligned at 80 and at 40 columns", arguments: [40, 80])
  func tables(columns: Int) {
    _ = run("log", "朝", "ごはん", "茶碗1杯", "鶏むね", "200g", "--date", "今日")
    var context = self.context(["log"])
    context.terminalWidth = columns
    let lines = Program.run(context).output.split(separator: "\n").dropFirst()
    let widths = lines.filter { $0.hasSuffix("C") || $0.last?.isNumber == true }.map { line in
      line.unicodeScalars.reduce(0) { $0 + ($1.value >= 0x1100 && $1.value != 0x2026 ? 2 : 1) }
    }
    #expect(widths.count == 5)
    #expect(Set(widths).count == 1, "\(lines)")
    #expect(widths.allSatisfy { $0 <= columns })
  }

  @Test("dishes are logged by serving, part of one, bowl and gram, with their figures as they are now")
  func dishes() throws {
    let entries = try entries(run("log", "牛丼、味噌汁", "1杯", "カレー", "1.5人前", "カツ丼", "100g", "--json"), "added")
    #expect(entries.map { $0["kind"] as? String } == ["dish", "dish", "dish", "dish"])
    #expect(entries.allSatisfy { ($0["item"] as? String)?.hasPrefix("d") == true })
    #expect((entries[0]["amount"] as? [String: Any])?["unit"] as? String == "人前")
    #expect(entries[3]["grams"] as? Double == 100)
    let show = try object(run("show", entries[2]["item"] as? String ?? "", "--json"))
    let yield = try #require(show["yield_grams"] as? Double)
    let servings = try #require(show["servings"] as? Double)
    #expect(abs((entries[2]["grams"] as? Double ?? 0) - 1.5 * yield / servings) < 0.01)
    let serving = try #require(show["per_serving"] as? [String: Double])
    let logged = try #require(entries[2]["energy_kcal"] as? Double)
    #expect(abs(logged - 1.5 * (serving["energy_kcal"] ?? 0)) < 1.5)
    #expect(run("log").output.contains("牛丼"))
    let half = try self.entries(run("log", "天ぷら", "半分", "--dry-run", "--json"), "added")
    let whole = try self.entries(run("log", "天ぷら", "--dry-run", "--json"), "added")
    #expect(try abs(2 * #require(half[0]["grams"] as? Double) - #require(whole[0]["grams"] as? Double)) < 0.05)
    let edited = try object(run("edit", "3", "1人前", "--json"))
    let entry = try #require((edited["entries"] as? [[String: Any]])?.first { $0["no"] as? Int == 3 })
    #expect(abs((entry["grams"] as? Double ?? 0) - yield / servings) < 0.01)
  }

  private func context(_ arguments: [String]) -> CommandContext {
    CommandContext(
      arguments: arguments, environment: ["PFC_DB": folder + "/j.sqlite", "PFC_NOW": "2026-11-30T12:34:00+09:00"])
  }

  private func run(_ arguments: String...) -> Outcome { run(arguments) }

  private func run(_ arguments: [String]) -> Outcome { Program.run(context(arguments)) }

  private func object(_ outcome: Outcome) throws -> [String: Any] {
    try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any], "\(outcome.messages)")
  }

  private func entries(_ outcome: Outcome, _ key: String) throws -> [[String: Any]] {
    try #require(try object(outcome)[key] as? [[String: Any]])
  }
}

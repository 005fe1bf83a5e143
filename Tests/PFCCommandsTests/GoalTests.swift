import Foundation
import Testing

@testable import PFCCommands

/// Goals from the command line, and what they leave of a day.
@Suite final class GoalTests {
  private let journal = TestJournal()

  @Test("shares of energy become grams: 2000 kcal at 30:25:45")
  func shares() throws {
    #expect(journal.run("goal", "--kcal", "2000", "--pfc", "30:25:45").status == .done)
    let goal = try #require(try journal.object("goal", "--json")["goal"] as? [String: Any])
    #expect(goal["energy_kcal"] as? Double == 2000)
    #expect(goal["protein_g"] as? Double == 150)  // 2000 × 0.30 ÷ 4
    #expect(goal["fat_g"] as? Double == 55.56)  // 2000 × 0.25 ÷ 9 = 55.555…
    #expect(goal["carbohydrate_g"] as? Double == 225)  // 2000 × 0.45 ÷ 4
    #expect(goal["since"] as? String == "2026-11-30")
  }

  @Test("grams make the energy, unless it is said")
  func grams() throws {
    _ = journal.run("goal", "--protein", "120", "--fat", "60", "--carb", "250.5")
    // 120 × 4 + 60 × 9 + 250.5 × 4 = 480 + 540 + 1002
    #expect(journal.run("goal", "--tsv").output.contains("2026-11-30\t2022\t120\t60\t250.5\t\n"))
    _ = journal.run("goal", "--protein", "120", "--fat", "60", "--carb", "250", "--kcal", "2000")
    #expect(journal.run("goal", "--csv").output.contains("2026-11-30,2000,120,60,250,\n"))
  }

  @Test("the day shows target and remaining, from unrounded sums")
  func day() throws {
    _ = journal.run("goal", "--kcal", "1000", "--pfc", "20:27:53")
    _ = journal.run("log", "朝", "ごはん", "茶碗1杯", "卵", "2個", "納豆")
    let day = try journal.object("log", "--json")
    let target = try #require(day["target"] as? [String: Any])
    let remaining = try #require(day["remaining"] as? [String: Any])
    #expect(target["since"] as? String == "2026-11-30")
    #expect(target["protein_g"] as? Double == 50)
    // 1000 − (234 + 142 + 82.8) · 50 − 23.375 · 30 − (0.45 + 10.2 + 4.5) · 132.5 − (55.65 + 0.4 + 5.445)
    #expect(remaining["energy_kcal"] as? Double == 541.2)
    #expect(remaining["protein_g"] as? Double == 26.63)
    #expect(remaining["fat_g"] as? Double == 14.85)
    #expect(remaining["carbohydrate_g"] as? Double == 71.01)
  }

  @Test("a goal that is passed leaves less than nothing, and an incomplete sum at most so much")
  func passed() throws {
    _ = journal.run("goal", "--kcal", "700", "--pfc", "20:30:50")
    _ = journal.run("log", "--quick", "弁当", "--kcal", "850", "--protein", "20")
    let output = journal.run("log").output
    #expect(output.contains("-150"))
    #expect(output.contains("≤23.3"))
    let remaining = try #require(try journal.object("log", "--json")["remaining"] as? [String: Any])
    #expect(remaining["energy_kcal"] as? Double == -150)
  }

  @Test("a goal holds from its day on and never changes the past")
  func history() throws {
    _ = journal.run("goal", "--kcal", "1800", "--pfc", "20:25:55", "--from", "2026-11-01")
    _ = journal.run("goal", "--kcal", "2000", "--pfc", "20:25:55", "--from", "今日")
    func target(_ date: String) throws -> Double? {
      (try journal.object("log", "--date", date, "--json")["target"] as? [String: Any])?["energy_kcal"] as? Double
    }
    #expect(try target("2026-10-31") == nil)
    #expect(try target("2026-11-01") == 1800)
    #expect(try target("昨日") == 1800)
    #expect(try target("明日") == 2000)
    #expect(journal.run("goal", "history", "--tsv").output.split(separator: "\n").count == 3)
    #expect(journal.run("goal", "rm", "今日").status == .done)
    #expect(try target("今日") == 1800)
    #expect(journal.run("undo").output == "元に戻しました: 2026-11-30 からの目標の削除\n")
    #expect(try target("今日") == 2000)
    #expect(journal.run("undo").output == "元に戻しました: 2026-11-30 からの目標\n")
    #expect(try target("今日") == 1800)
    #expect(journal.run("goal", "rm", "2020-01-01").status == .failed)
  }

  @Test(
    "a month and day are the nearest ones, a year that is said is that year",
    arguments: [
      ("12/15", "2026-12-15"), ("12月15日", "2026-12-15"), ("11/1", "2026-11-01"), ("1/10", "2027-01-10"),
      ("2025/12/15", "2025-12-15"), ("2025-12-15", "2025-12-15"), ("-200", "2026-05-14"), ("月曜", "2026-11-30"),
    ])
  func nearestDay(word: String, day: String) throws {
    let set = try TestJournal.object(
      journal.run(["goal", "--kcal", "2000", "--pfc", "20:25:55", "--from=\(word)", "--json"]))
    #expect((set["goal"] as? [String: Any])?["since"] as? String == day)
  }

  @Test("without a goal nothing is made up, and looking makes no journal")
  func none() throws {
    #expect(journal.run("goal").status == .nothing)
    #expect(journal.run("goal", "--json").output == "{\"goal\":null}\n")
    #expect(journal.run("goal", "history", "--json").output == "[]\n")
    #expect(try journal.object("log", "--json")["target"] is NSNull)
    #expect(try journal.object("log", "--json")["remaining"] is NSNull)
    #expect(!journal.exists)
  }

  @Test(
    "goals that are none are usage errors, and nothing is written",
    arguments: [
      ["--kcal", "2000", "--weekday", "祝日"], ["--pfc", "20:25:55"], ["--kcal", "2000", "--pfc", "20:25:50"],
      ["--kcal", "0", "--pfc", "20:25:55"],
      ["--kcal", "2000", "--pfc", "20:80"], ["--kcal", "2000", "--pfc", "-20:60:60"],
      ["--kcal", "-1", "--pfc", "20:25:55"],
      ["--protein", "100"], ["--protein", "0", "--fat", "0", "--carb", "0"], ["--from", "昨日"],
      ["history", "--kcal", "1"],
      ["--kcal", "2000", "--pfc", "20:25:55", "--fat", "10"], ["--kcal", "2000", "--pfc", "20:25:55", "--from", "いつか"],
      ["rm"], ["rm", "x"], ["rm", "今日", "昨日"], ["list"], ["--kcal", "1e3", "--pfc", "20:25:55"],
    ])
  func misuse(arguments: [String]) {
    let outcome = journal.run(["goal"] + arguments)
    #expect(outcome.status == .usage, "\(outcome.messages)")
    #expect(outcome.messages.split(separator: "\n").count >= 2)
    #expect(!journal.exists)
  }

  @Test("goal and remaining stand in the columns of the day at 80 and at 40 columns", arguments: [40, 80])
  func table(columns: Int) {
    _ = journal.run("goal", "--kcal", "2000", "--pfc", "20:25:55")
    _ = journal.run("log", "朝", "ごはん", "茶碗1杯", "鶏むね", "200g")
    let lines = journal.run(["log"], width: columns).output.split(separator: "\n").dropFirst().dropLast()
    // Amounts stand under their entries where there is no room for a column; figures end the lines of the table.
    let widths = lines.filter { $0.last?.isNumber == true || $0.hasSuffix("C") }.map { line in
      line.unicodeScalars.reduce(0) { $0 + ($1.value >= 0x1100 && $1.value != 0x2026 ? 2 : 1) }
    }
    #expect(widths.count == 7)
    #expect(Set(widths).count == 1, "\(lines)")
    #expect(widths.allSatisfy { $0 <= columns })
    #expect(lines.contains { $0.contains("目標") } && lines.contains { $0.contains("残り") })
  }
}

import Foundation
import Testing

@testable import PFCCommands

/// What is written beside the items of `pfc log`: options, sets, numbers in every width, the clock and the zone.
@Suite struct LogOptionTests {
  private let journal = TestJournal()

  @Test(
    "what would be ignored is a usage error",
    arguments: [
      ["log", "卵", "--kcal", "100"], ["log", "卵", "--fat", "1"], ["log", "--quick", "", "--kcal", "100"],
      ["log", "--quick", "x", "--kcal", "100001"], ["set", "save", "", "卵"], ["set", "save", "a b", "卵"],
      ["log", "卵", "0.001g"], ["log", "卵", "101kg"], ["log", "油", "99kg"], ["log", "卵", "1、000g"],
      ["log", "卵", "1_000g"],
      ["rm", "-1"],
    ])
  func misuse(arguments: [String]) {
    let outcome = journal.run(arguments)
    #expect(outcome.status == .usage, "\(outcome.messages)")
    #expect(!journal.exists)
  }

  @Test("a number and a fraction are one number")
  func mixed() throws {
    let added = try #require(try journal.object("log", "卵", "2", "1/2個", "--json")["added"] as? [[String: Any]])
    #expect(added.map { $0["grams"] as? Double } == [125])
  }

  @Test("a set is an item among others", arguments: [["@朝定番", "牛乳", "200ml"], ["牛乳", "@朝定番"], ["＠朝定番", "牛乳"]])
  func sets(words: [String]) throws {
    #expect(journal.run("set", "save", "朝定番", "卵", "1個", "納豆").status == .done)
    let added = try #require(
      try TestJournal.object(journal.run(["log", "--json"] + words))["added"] as? [[String: Any]])
    #expect(Set(added.compactMap { $0["item"] as? String }) == ["12004", "04046", "13003"])
  }

  @Test("a dry run shows the number and the day as they would be, and writes nothing")
  func dryRun() throws {
    _ = journal.run("log", "昼", "卵", "1個")
    _ = journal.run("rm", "1")
    _ = journal.run("log", "昼", "卵", "1個")
    let day = try journal.object("log", "朝", "卵", "2個", "--dry-run", "--json")
    let entries = try #require(day["entries"] as? [[String: Any]])
    #expect(entries.map { $0["no"] as? Int } == [3, 2])
    #expect((day["totals"] as? [String: Any])?["energy_kcal"] as? Double == 213)
    #expect(day["dry_run"] as? Bool == true)
    #expect((try journal.object("log", "--json")["entries"] as? [Any])?.count == 1)
    #expect(journal.run("log", "朝", "卵", "--dry-run").output.contains("  3  朝"))
  }

  @Test(
    "numbers are read in every width",
    arguments: [
      (["log", "卵", "--at", "７：３０"], "07:30"), (["log", "卵", "--at", "午後7時"], "19:00"),
      (["log", "卵", "--at", "７時半"], "07:30"),
      (["log", "卵", "--at", "午後７時半"], "19:30"), (["log", "--quick", "x", "--kcal", "７５０"], "12:34"),
    ])
  func widths(arguments: [String], clock: String) throws {
    let day = try TestJournal.object(journal.run(arguments + ["--json"]))
    let entry = try #require((day["added"] as? [[String: Any]])?.first)
    #expect((entry["at"] as? String)?.contains("T\(clock)") == true)
    #expect(journal.run("rm", "１").status == .done)
  }

  @Test("dates are read in every width")
  func dates() throws {
    let day = try journal.object("log", "--json", "--date", "１１／２９")
    #expect(day["date"] as? String == "2026-11-29")
    #expect(try journal.object("log", "--json", "--date", "－１")["date"] as? String == "2026-11-29")
  }

  @Test("a clock that is none is an error, a zone that is none a warning")
  func environment() {
    #expect(journal.run(["log"], now: "noon").status == .usage)
    let outcome = Program.run(
      CommandContext(
        arguments: ["log"],
        environment: ["PFC_DB": journal.path, "PFC_NOW": "2026-11-30T12:34:00+09:00", "TZ": "Nowhere/Land"]))
    #expect(outcome.status == .done && outcome.messages.contains("Nowhere/Land"))
    #expect(!journal.run("log").messages.contains("TZ"))
  }

  @Test("words longer than any line are refused, and the message does not repeat them all")
  func longWords() {
    let outcome = journal.run("log", String(repeating: "鶏", count: 20_000) + "1個")
    #expect(outcome.status == .usage && outcome.messages.count < 400)
  }

  @Test("what is a habit goes by the user's day: it ends 90 days back, in their zone and from their hour on")
  func habitsByUserDay() {
    for _ in 0..<8 { _ = journal.run("log", "11220", "100g", "--date", "2026-09-01") }
    func isHabit(_ now: String) -> Bool {
      journal.run(["search", "鶏むね", "--explain"], now: now).output.contains("よく記録する")
    }
    // 90 days behind 2026-09-01 is 2026-11-30, which lasts until 15:00 UTC in Tokyo.
    #expect(isHabit("2026-11-30T14:59:00Z"))
    #expect(!isHabit("2026-11-30T15:01:00Z"))
    _ = journal.run("config", "set", "day-start", "04:00")
    #expect(isHabit("2026-11-30T18:59:00Z"))
    #expect(!isHabit("2026-11-30T19:01:00Z"))
    _ = journal.run("config", "set", "timezone", "America/New_York")
    #expect(isHabit("2026-12-01T08:59:00Z"))
  }

  @Test("what is logged often rises in a search within its grade, and the score says so")
  func habits() throws {
    func hits() throws -> [[String: Any]] {
      let outcome = journal.run("search", "鶏むね", "--explain", "--json", "-n", "5")
      return try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [[String: Any]])
    }
    #expect(try hits().first?["id"] as? String == "11219")
    for _ in 0..<8 { _ = journal.run("log", "11220", "100g") }
    let first = try #require(try hits().first)
    #expect(first["id"] as? String == "11220")
    #expect(journal.run("search", "鶏むね", "--explain").output.contains("よく記録する"))
    #expect(try hits().count == 5)
    let grades = try hits().compactMap { $0["grade"] as? String }
    #expect(grades == grades.sorted { $0 == "exact" && $1 != "exact" })
  }
}

import Foundation
import Testing

@testable import PFCCommands

/// `pfc edit` and `pfc repeat`: what can be changed, and that what was logged is what counts.
@Suite final class EditTests {
  private let journal = TestJournal()

  @Test("an amount that nobody eats is refused in an edit too")
  func impossibleAmounts() throws {
    run("log", "ごはん", "150g")
    let before = journal.run("log", "--json").output
    for amount in ["999999kg", "0.001g", "200000kcal"] {
      #expect(journal.run("edit", "1", amount).status == .usage, "\(amount)")
    }
    #expect(journal.run("log", "--json").output == before)
  }

  @Test("the unit in which an entry was logged weighs what it did then, whatever became of the food")
  func unit() throws {
    run("food", "add", "バー", "--kcal", "200", "--per", "1本", "--weight", "45g", "--portion", "1袋=90g")
    run("log", "バー", "1本")
    run("log", "バー", "100g")
    run("food", "edit", "バー", "--weight", "90g")
    #expect(try entry(run("edit", "1", "2本"))["grams"] as? Double == 90)
    #expect(try entry(run("edit", "1", "60g"))["grams"] as? Double == 60)
    run("undo")
    let before = journal.run("log", "--json").output
    for number in ["1", "2"] {
      let refused = journal.run("edit", number, "1袋", "--json")
      #expect(refused.status == .failed)
      #expect(refused.messages.contains("item_changed"), "\(refused.messages)")
    }
    #expect(journal.run("edit", "1", "1袋").messages.contains("使える単位: 本 g kcal"))
    run("food", "rm", "バー")
    #expect(journal.run("edit", "1", "1袋").status == .failed)
    #expect(journal.run("log", "--json").output == before)
    #expect(try entry(run("edit", "1", "3本"))["grams"] as? Double == 135)
  }

  @Test("an own food that is as it was still gives its other units; a recipe that changed does not")
  func otherUnit() throws {
    run("food", "add", "バー", "--kcal", "200", "--per", "1本", "--weight", "45g", "--portion", "1袋=90g")
    run("log", "バー", "1本")
    #expect(try entry(run("edit", "1", "2袋"))["grams"] as? Double == 180)
    run("recipe", "add", "煮込み", "01088", "300g", "--servings", "2")
    run("log", "煮込み", "1人前")
    let later = "2026-11-30T13:00:00+09:00"
    #expect(journal.run(["recipe", "edit", "煮込み", "--amount", "1=600g"], now: later).status == .done)
    #expect(try entry(run("edit", "2", "2人前"), 2)["grams"] as? Double == 300)
    #expect(journal.run("edit", "2", "1全量").status == .failed)
    #expect(try entry(run("edit", "2", "1全量", "--item", "r1"), 2)["grams"] as? Double == 600)
  }

  @Test("the name and figures of a quick entry change, and those of another do not")
  func quick() throws {
    run("log", "--quick", "社食", "--kcal", "700", "--protein", "20")
    run("log", "卵", "1個")
    let changed = try entry(run("edit", "1", "--name", "社食\nランチ", "--kcal", "800", "--fat", "30"))
    #expect(changed["name"] as? String == "社食 ランチ")
    #expect(
      ["energy_kcal", "protein_g", "fat_g"].map { changed[$0] as? Double } == [800, 20, 30])
    #expect(changed["carbohydrate_g"] is NSNull)
    for arguments in [["--name", "x"], ["--kcal", "1"]] {
      let refused = journal.run(["edit", "2", "--json"] + arguments)
      #expect(refused.status == .failed && refused.messages.contains("not_quick"))
    }
    #expect(journal.run("edit", "1", "--kcal", "x").status == .usage)
    #expect(journal.run("edit", "1", "--kcal", "10").messages.contains("注意"))
    #expect(journal.run("edit", "1", "--name", " ").status == .usage)
  }

  @Test("an entry moves to another day with a number that was never used there, and leaves its own unused")
  func moved() throws {
    for item in ["卵", "納豆", "豆腐"] { run("log", item, "100g", "--date", "昨日") }
    run("rm", "3", "--date", "昨日")
    run("log", "卵", "50g", "--at", "7:30")
    run("log", "納豆", "45g")
    let day = try TestJournal.object(run("edit", "1", "--to", "昨日"))
    #expect(day["date"] as? String == "2026-11-29")
    let moved = try entry(journal.run("log", "--date", "昨日", "--json"), 4)
    #expect(moved["at"] as? String == "2026-11-29T07:30:00+09:00")
    #expect(moved["grams"] as? Double == 50)
    #expect(try numbers(journal.run("log", "--json")) == [2])
    run("edit", "2", "--to", "昨日")
    run("log", "豆腐", "10g")
    #expect(try numbers(journal.run("log", "--json")) == [3])
    #expect(try numbers(journal.run("log", "--date", "昨日", "--json")).sorted() == [1, 2, 4, 5])
    run("undo")
    run("undo")
    #expect(try numbers(journal.run("log", "--json")) == [2])
  }

  @Test("an entry becomes another food, as much of it where the amount converts")
  func item() throws {
    run("log", "01088", "150g")
    run("log", "卵", "1個")
    run("log", "--quick", "何か", "--kcal", "100")
    let changed = try entry(run("edit", "1", "--item", "12004"))
    #expect(changed["item"] as? String == "12004" && changed["grams"] as? Double == 150)
    #expect(try entry(run("edit", "1", "80g", "--item", "01088"))["grams"] as? Double == 80)
    let before = journal.run("log", "--json").output
    #expect(journal.run("edit", "2", "--item", "14006").status == .failed)
    #expect(journal.run("edit", "2", "--item", "ごはん 100g 卵").status != .done)
    #expect(journal.run("edit", "2", "--item", "").status == .usage)
    #expect(journal.run("log", "--json").output == before)
    let dish = try entry(run("edit", "3", "200g", "--item", "12004"), 3)
    #expect(dish["kind"] as? String == "food" && dish["grams"] as? Double == 200)
  }

  @Test("a dry run of an edit or repeat shows what would be and writes nothing")
  func dryRun() throws {
    run("log", "01088", "150g")
    let before = journal.run("backup", "-").output
    let day = try TestJournal.object(run("edit", "1", "80g", "--dry-run"))
    #expect(day["dry_run"] as? Bool == true)
    #expect(try entry(run("edit", "1", "80g", "--dry-run"))["grams"] as? Double == 80)
    #expect(try numbers(run("edit", "1", "--to", "昨日", "--dry-run")) == [1])
    #expect(journal.run("edit", "1", "80g", "--dry-run").output.hasPrefix("直しません（確認のみ）"))
    #expect(journal.run("repeat", "今日", "--dry-run").output.hasPrefix("記録しません（確認のみ）"))
    #expect(try TestJournal.object(run("repeat", "今日", "--dry-run"))["dry_run"] as? Bool == true)
    #expect(journal.run("backup", "-").output == before)
  }

  @Test("a time is that of the entry's own zone; one that is leapt over is later; days stay what they are called")
  func time() throws {
    run("log", "01088", "150g", "--at", "12:00")
    run("config", "set", "timezone", "America/New_York")
    #expect(
      try entry(run("edit", "1", "--at", "7:30", "--date", "2026-11-30"))["at"] as? String
        == "2026-11-30T07:30:00+09:00")
    run("log", "01088", "100g", "--date", "2026-03-08", "--at", "2:30")
    #expect(
      try entry(journal.run("log", "--date", "2026-03-08", "--json"))["at"] as? String
        == "2026-03-08T03:30:00-04:00")
    run("config", "set", "timezone", "Pacific/Apia")
    run("log", "01088", "100g", "--date", "2011-12-30", "--at", "12:00")
    let skipped = try TestJournal.object(journal.run("log", "--date", "2011-12-30", "--json"))
    #expect(skipped["date"] as? String == "2011-12-30")
    #expect((skipped["entries"] as? [[String: Any]])?.count == 1)
    run("config", "set", "day-start", "4時")
    #expect(journal.run("config", "list").output.contains("day-start = 04:00"))
  }

  @discardableResult private func run(_ arguments: String...) -> Outcome {
    let outcome = journal.run(arguments + ["--json"])
    #expect(outcome.status == .done, "\(arguments): \(outcome.messages)")
    return outcome
  }

  private func numbers(_ outcome: Outcome) throws -> [Int] {
    try #require(try TestJournal.object(outcome)["entries"] as? [[String: Any]]).compactMap { $0["no"] as? Int }
  }

  private func entry(_ outcome: Outcome, _ number: Int = 1) throws -> [String: Any] {
    let entries = try #require(try TestJournal.object(outcome)["entries"] as? [[String: Any]])
    return try #require(entries.first { $0["no"] as? Int == number })
  }
}

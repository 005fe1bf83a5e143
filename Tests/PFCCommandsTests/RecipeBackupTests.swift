import Foundation
import Testing

@testable import PFCCommands

/// Own recipes in backups: two machines that gave the same numbers, and backups whose recipes do not fit each other.
@Suite final class RecipeBackupTests {
  private let journal = TestJournal()
  private let (a, b) = ("j.sqlite", "b.sqlite")

  @Test("two machines with one clock: every recipe, what it is made of and what was logged stay what they were")
  func merged() throws {
    for name in [a, b] { run(name, "food", "add", name == a ? "塩麹" : "酒粕", "--kcal", name == a ? "150" : "220") }
    run(a, "recipe", "add", "甲丼", "u1", "100g")
    run(a, "recipe", "add", "出汁", "u1", "10g", "01088", "5g")
    run(b, "recipe", "add", "乙丼", "u1", "50g", "01088", "150g")
    run(b, "recipe", "add", "乙定食", "r1", "200g", "12004", "50g")
    run(b, "recipe", "add", "出汁", "u1", "20g")
    run(b, "recipe", "add", "丙", "出汁", "20g", "乙定食", "100g")
    run(b, "log", "r1", "150g")
    run(b, "log", "r4", "120g")
    run(b, "log", "r3", "20g")
    let day = try entries(b)
    let file = try backup(b)
    run(a, "restore", file, "--merge")
    #expect(try recipes(a) == ["甲丼", "出汁", "丙", "乙丼", "乙定食"])
    #expect(try entries(a) == day)
    let names = try items(a)
    #expect(names == [["乙丼"], ["丙"], ["出汁"]])
    #expect(try parts(a, "乙定食") == ["乙丼", "鶏卵（全卵・生）"])
    #expect(try parts(a, "丙") == ["出汁", "乙定食"])
    #expect(journal.run(["restore", file, "--merge"], on: a).output.hasPrefix("変わるところはありません"))
    for name in [a, b] { run(name, "recipe", "edit", "乙丼", "--amount", "1=100g") }
    let shown = [a, b].map { name in
      ["乙丼", "乙定食"].map { journal.run(["log", $0, "100g", "--dry-run", "--tsv"], on: name).output }
        .map { $0.split(separator: "\n").last.map { $0.split(separator: "\t").dropFirst(4) } }
    }
    #expect(shown[0] == shown[1])
  }

  @Test("a recipe that was changed later, even its name, is still the same")
  func renamed() throws {
    run(a, "recipe", "add", "甲丼", "01088", "100g")
    run(b, "restore", try backup(a))
    let later = "2026-11-30T13:00:00+09:00"
    #expect(journal.run(["recipe", "edit", "r1", "--name", "新甲丼"], on: b, now: later).status == .done)
    run(a, "restore", try backup(b), "--merge")
    #expect(try recipes(a) == ["新甲丼"])
  }

  @Test("merged again and again, the rows of lists do not run out of numbers")
  func numbers() throws {
    run(a, "recipe", "add", "甲", "01088", "100g")
    run(b, "recipe", "add", "乙", "01088", "100g")
    for round in 0..<20 {
      for (from, to) in [(a, b), (b, a)] {
        run(from, "recipe", "add", "\(from)の\(round)", "01088", "100g")
        run(to, "restore", try backup(from), "--merge")
      }
    }
    let ids = try String(contentsOfFile: backup(a), encoding: .utf8).matches(of: /"id":(\d+)/).compactMap { Int($0.1) }
    #expect(ids.count == 42 && (ids.max() ?? 0) < 500)
  }

  @Test("a number that entries know a recipe by is not given again after a restore")
  func spent() throws {
    run(a, "recipe", "add", "甲", "01088", "100g")
    run(a, "recipe", "add", "乙", "01088", "100g")
    run(a, "log", "r2", "100g")
    run(a, "recipe", "rm", "r2")
    run(b, "restore", try backup(a))
    run(b, "recipe", "add", "丙", "01088", "100g")
    #expect(journal.run(["show", "r3"], on: b).output.contains("丙"))
  }

  @Test(
    "a backup whose recipes do not fit each other is refused: kind, position, id and field are named",
    arguments: [
      ("\"item\":\"r1\"", "\"item\":\"r3\"", "recipe_ingredients", 2, "2", "item"),
      ("\"item\":\"r1\"", "\"item\":\"r2\"", "recipe_ingredients", 2, "2", "item"),
      ("\"item\":\"r1\"", "\"item\":\"r999\"", "recipe_ingredients", 2, "2", "item"),
      ("\"item\":\"u1\"", "\"item\":\"u999\"", "recipe_ingredients", 1, "1", "item"),
      ("\"recipe\":3", "\"recipe\":7", "recipe_ingredients", 3, "3", "recipe"),
      ("\"food\":1", "\"food\":9", "own_portions", 1, "1", "food"),
    ])
  func misfit(from: String, to: String, kind: String, position: Int, id: String, field: String) throws {
    run(a, "food", "add", "素", "--kcal", "100", "--portion", "1袋=90g")
    run(a, "recipe", "add", "甲", "素", "100g")
    run(a, "recipe", "add", "乙", "甲", "100g")
    run(a, "recipe", "add", "丙", "乙", "100g")
    let file = try backup(a)
    let text = try String(contentsOfFile: file, encoding: .utf8)
    #expect(text.contains(from))
    try text.replacingOccurrences(of: from, with: to).write(toFile: file, atomically: true, encoding: .utf8)
    for arguments in [["--force"], ["--merge"], ["--merge", "--dry-run"]] {
      let before = journal.run(["backup", "-"], on: a).output
      let outcome = journal.run(["restore", file] + arguments, on: a)
      // A merge that keeps the journal's own lists takes none of the backup's, so there is no cycle then.
      if arguments.contains("--merge"), ["r2", "r3"].contains(where: { to.contains("\"\($0)\"") }) { continue }
      #expect(outcome.status == .failed)
      #expect(
        outcome.messages.contains("\(kind) の \(position) 件目（\(id)）: \(field) が正しくありません"), "\(outcome.messages)")
      #expect(journal.run(["backup", "-"], on: a).output == before)
    }
    #expect(journal.run(["restore", file], on: "new.sqlite").status == .failed)
  }

  @Test("a cycle that only the recipes of both sides make is refused too")
  func cycleOfBoth() throws {
    run(a, "recipe", "add", "甲", "01088", "100g")
    run(a, "recipe", "add", "乙", "01088", "100g")
    run(b, "restore", try backup(a))
    let later = "2026-11-30T13:00:00+09:00"
    #expect(journal.run(["recipe", "edit", "甲", "--add", "r2", "10g"], on: a, now: later).status == .done)
    #expect(journal.run(["recipe", "edit", "乙", "--add", "r1", "10g"], on: b, now: later).status == .done)
    let before = journal.run(["backup", "-"], on: a).output
    let outcome = journal.run(["restore", try backup(b), "--merge"], on: a)
    #expect(outcome.status == .failed)
    #expect(outcome.messages.contains("recipe_ingredients の"), "\(outcome.messages)")
    #expect(outcome.messages.contains("item が正しくありません: r1"), "\(outcome.messages)")
    #expect(journal.run(["backup", "-"], on: a).output == before)
  }

  private func run(_ name: String, _ arguments: String...) {
    let outcome = journal.run(arguments, on: name)
    #expect(outcome.status == .done, "\(arguments): \(outcome.messages)")
  }

  private func backup(_ name: String) throws -> String {
    let file = journal.folder + "/b\(UUID().uuidString).json"
    run(name, "backup", file)
    return file
  }

  private func recipes(_ name: String) throws -> [String] {
    let document = try TestJournal.object(journal.run(["backup", "-"], on: name))
    let list = try #require(document["recipes"] as? [[String: Any]])
    return list.compactMap { $0["name"] as? String }
  }

  private func parts(_ name: String, _ recipe: String) throws -> [String] {
    let shown = try TestJournal.object(journal.run(["show", recipe, "--json"], on: name))
    let ingredients = try #require(shown["ingredients"] as? [[String: Any]])
    return try ingredients.map { try self.name(of: try #require($0["item"] as? String), name) }
  }

  private func items(_ name: String) throws -> [[String]] {
    let day = try TestJournal.object(journal.run(["log", "--json"], on: name))
    return try #require(day["entries"] as? [[String: Any]]).map {
      [try self.name(of: try #require($0["item"] as? String), name)]
    }
  }

  private func name(of id: String, _ journal: String) throws -> String {
    try #require(
      try TestJournal.object(self.journal.run(["show", id, "--json"], on: journal))["name"] as? String)
  }

  /// The names and figures of the entries of the day.
  private func entries(_ name: String) throws -> [String] {
    let day = try TestJournal.object(journal.run(["log", "--json"], on: name))
    return try #require(day["entries"] as? [[String: Any]]).map {
      "\($0["name"] ?? "") \($0["grams"] ?? "") \($0["energy_kcal"] ?? "") \($0["protein_g"] ?? "")"
    }
  }
}

import Foundation
import Testing

@testable import PFCCommands

/// Names of recipes, copies of standard dishes, and the words that choose dishes.
@Suite struct RecipeNameTests {
  private let journal = TestJournal()

  @Test(
    "a name that looks like an identifier or has control characters is refused",
    arguments: ["d0001", "x12030", "12345", "u1", "r1", "Ｒ１", "カ\u{7}レー", "カ\nレー"])
  func refused(_ name: String) {
    #expect(journal.run("recipe", "add", name, "卵", "100g").status == .usage)
    #expect(!journal.exists)
    #expect(journal.run("recipe", "add", "カレー", "卵", "100g").status == .done)
    #expect(journal.run("recipe", "edit", "カレー", "--name", name).status == .usage)
  }

  @Test("names that only resemble identifiers are fine", arguments: ["1234", "R2D2", "7up", "卵 100"])
  func fine(_ name: String) { #expect(journal.run("recipe", "add", name, "卵", "100g").status == .done) }

  @Test("the name of a common food and a yield far from the ingredients are told")
  func warnings() {
    let egg = journal.run("recipe", "add", "卵", "卵", "100g")
    #expect(egg.status == .done && egg.messages.contains("食品 12004"))
    #expect(journal.run("recipe", "add", "秘密の汁", "卵", "100g", "--yield", "90g").messages.isEmpty)
    for (name, yield) in [("軽", "19g"), ("重", "501g")] {
      let outcome = journal.run("recipe", "add", name, "卵", "100g", "--yield", yield)
      #expect(outcome.status == .done && outcome.messages.contains("大きく違います"))
    }
  }

  @Test("a standard dish is not edited but copied, and the copy is the same until it is changed")
  func copy() throws {
    for command in ["edit", "rm"] {
      let refused = journal.run("recipe", command, "d0001")
      #expect(refused.status == .failed && refused.messages.contains("pfc recipe copy d0001"))
    }
    #expect(journal.run("recipe", "copy", "d0001", "うちの肉じゃが", "--dry-run").status == .done)
    #expect(journal.run("recipe", "list", "--json").output.contains("うちの肉じゃが") == false)
    #expect(journal.run("recipe", "copy", "d0001", "うちの肉じゃが").status == .done)
    let copy = try recipe("うちの肉じゃが")
    let dish = try recipe("d0001")
    #expect(copy["kind"] as? String == "recipe" && dish["kind"] as? String == "dish")
    for key in ["category", "country", "servings", "yield_grams", "ingredients"] {
      #expect(copy[key] as? NSObject == dish[key] as? NSObject, "\(key)")
    }
    #expect(journal.run("recipe", "copy", "d0001", "うちの肉じゃが").messages.contains("同じ名前"))
    var again = CommandContext(
      arguments: ["recipe", "import", "x.json"],
      environment: ["PFC_DB": journal.path, "PFC_NOW": "2026-11-30T12:34:00+09:00"])
    #expect(journal.run("recipe", "copy", "d0203", "うちの丼").status == .done)
    let list =
      "["
      + ["うちの肉じゃが", "うちの丼"].map {
        journal.run("recipe", "show", $0, "--json").output.dropFirst().prefix { $0 != "\n" }.dropLast()
      }.joined(separator: ",") + "]"
    again.readFile = { _ in Array(list.utf8) }
    #expect(Program.run(again).output.contains("追加 0・更新 0・同じ 2"))
    #expect(journal.run("recipe", "copy", "まぼろし丼").status == .nothing)
  }

  @Test("a standard dish knows the whole that its recipe makes")
  func whole() throws {
    let day = try journal.object("log", "肉じゃが", "全量", "--json", "--dry-run")
    let entry = try #require((day["added"] as? [[String: Any]])?.first)
    #expect(entry["item"] as? String == "d0001" && entry["grams"] as? Double == 620)
  }

  @Test(
    "kinds and cuisines go by their readings and English names too",
    arguments: [
      ("--category", "丼ぶり", ["どんぶり", "ドンブリ", "Rice Bowls", "02"]), ("--country", "和食", ["わしょく", "Japanese", "japan"]),
      ("--country", "中華", ["ちゅうか", "Chinese"]), ("--season", "夏", ["なつ", "summer", "Summer"]),
    ])
  func words(_ option: String, _ name: String, _ others: [String]) {
    let list = journal.run("recipe", "list", option, name, "--tsv")
    #expect(list.status == .done)
    for other in others {
      #expect(journal.run("recipe", "list", option, other, "--tsv").output == list.output, "\(other)")
    }
  }

  @Test("the dishes of the very season come first")
  func season() throws {
    let outcome = journal.run("recipe", "list", "--season", "夏", "--json")
    let dishes = try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [[String: Any]])
    let seasons = dishes.compactMap { $0["season"] as? String }
    #expect(seasons.first == "夏" && seasons.last == "Any")
    #expect(seasons.drop { $0 == "夏" }.allSatisfy { $0 == "Any" })
    #expect(journal.run("recipe", "list", "--season", "梅雨").status == .usage)
  }

  private func recipe(_ name: String) throws -> [String: Any] {
    let outcome = journal.run("recipe", "show", name, "--json")
    return try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [[String: Any]], "\(outcome.messages)"
    ).first ?? [:]
  }
}

import Foundation
import PFC
import Testing

@testable import PFCCommands

@Suite struct RecipeTests {
  @Test("recipe arrays are those of the contract, members and order")
  func contract() throws {
    let outcome = run("recipe", "show", "カツ丼", "--json")
    let dish = try #require(try array(outcome).first)
    #expect(dish["kind"] as? String == "dish")
    #expect(dish["name"] as? String == "カツ丼")
    #expect(dish["category"] as? String == "丼ぶり")
    #expect(dish["country"] as? String == "和食")
    #expect(dish["season"] as? String == "Any")
    let members = [
      "id", "kind", "name", "category", "country", "season", "ingredients", "yield_grams", "servings", "per_serving",
      "incomplete",
    ]
    #expect(Set(dish.keys) == Set(members))
    let places = members.compactMap { outcome.output.range(of: "\"\($0)\":")?.lowerBound }
    #expect(places == places.sorted() && places.count == members.count)
    let ingredients = try #require(dish["ingredients"] as? [[String: Any]])
    #expect(ingredients.contains { $0["item"] as? String == "01088" && ($0["grams"] as? Double ?? 0) > 100 })
    for ingredient in ingredients { #expect(Set(ingredient.keys) == ["name", "item", "amount", "grams"]) }
    let serving = try #require(dish["per_serving"] as? [String: Double])
    #expect(Set(serving.keys) == ["energy_kcal", "protein_g", "fat_g", "carbohydrate_g"])
    #expect((600...1200).contains(serving["energy_kcal"] ?? 0))
  }

  @Test("ingredients are found under every spelling, several at once, listed in any way")
  func uses() throws {
    let names = try names("recipe", "search", "--uses", "卵", "玉ねぎ", "--json", "-n", "1000")
    #expect(names.contains("カツ丼"))
    for other in [
      ["--uses", "玉子", "--uses", "タマネギ"], ["--uses", "卵、玉葱"], ["--uses=卵,玉ねぎ"], ["--uses", "玉ねぎ", "卵"],
    ] {
      #expect(try self.names(["recipe", "search", "-n", "1000", "--json"] + other) == names)
    }
    #expect(
      try !self.names("recipe", "search", "--uses", "卵", "--without", "豚肉", "米酢", "--json", "-n", "1000").contains(
        "カツ丼"))
    #expect(try !self.names("recipe", "search", "カツ丼", "--uses", "卵", "--json", "-n", "1000").isEmpty)
    #expect(
      try self.names("recipe", "search", "--uses", "にんじん", "--json", "-n", "1000")
        == self.names("recipe", "search", "--uses", "人参", "--json", "-n", "1000"))
  }

  @Test("categories, cuisines and seasons choose, by name, number or English name")
  func filters() throws {
    let bowls = try names("recipe", "list", "--category", "丼ぶり", "--json")
    #expect(bowls.contains("カツ丼") && !bowls.contains("カレーライス"))
    #expect(try names("recipe", "list", "--category", "02", "--json") == bowls)
    #expect(try names("recipe", "list", "--category", "rice bowls", "--json") == bowls)
    let chinese = try array(run("recipe", "list", "--country", "中華", "--category", "丼ぶり", "--json"))
    #expect(!chinese.isEmpty)
    #expect(chinese.allSatisfy { $0["country"] as? String == "中華" && $0["category"] as? String == "丼ぶり" })
    #expect(try names("recipe", "list", "--season", "夏", "--json").contains("カツ丼"))
  }

  @Test("lists have a form for people and one for programs")
  func forms() {
    let tsv = run("recipe", "list", "--category", "丼ぶり", "--tsv").output.split(separator: "\n")
    #expect(
      tsv.first
        == "id\tkind\tname\tcategory\tcountry\tseason\tservings\tyield_grams\tenergy_kcal\tprotein_g\tfat_g\tcarbohydrate_g"
    )
    #expect(tsv.dropFirst().allSatisfy { $0.split(separator: "\t", omittingEmptySubsequences: false).count == 12 })
    #expect(run("recipe", "list", "--csv").output.hasPrefix("id,kind,name,"))
    #expect(run("recipe", "list").output.hasPrefix("番号"))
    #expect(run("--lang", "en", "recipe", "list").output.hasPrefix("id"))
  }

  @Test("show says that it is a standard recipe, what is in it, and what a serving and 100 g hold")
  func show() {
    for arguments in [["show", "カツ丼"], ["recipe", "show", "カツ丼"]] {
      let text = run(arguments).output
      for part in ["標準的なレシピ", "丼ぶり・和食", "材料（", "ごはん（精白米）", "1 人前", "100 g", "PFC-STANDARD:", "kcal"] {
        #expect(text.contains(part), "\(part)")
      }
    }
    #expect(run("--lang", "en", "show", "カツ丼").output.contains("A standard recipe"))
  }

  @Test("show of a food names the dishes that use it, at most ten, and how many there are")
  func usedIn() throws {
    let text = run("show", "06153").output
    #expect(text.contains("使う料理: "))
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(run("show", "06153", "--json").output.utf8)) as? [String: Any])
    let used = try #require(json["used_in"] as? [String: Any])
    let dishes = try #require(used["dishes"] as? [[String: String]])
    let count = try #require(used["count"] as? Int)
    #expect(dishes.count == min(10, count) && count > 0)
    #expect(text.contains("\(count) 品（\(dishes[0]["name"] ?? "?")"))
    #expect(!run("show", "x12030").output.contains("使う料理"))
  }

  @Test("a hit that is a dish has its figures per 100 g, its measures and what it is")
  func hit() throws {
    let hit = try #require(try array(run("search", "味噌汁", "--json", "-n", "1")).first)
    #expect(hit["kind"] as? String == "dish")
    #expect(hit["standard_recipe"] as? Bool == true)
    #expect(hit["category"] as? String == "汁物")
    #expect(hit["country"] as? String == "和食")
    #expect((hit["source"] as? String)?.hasPrefix("PFC-STANDARD:d") == true)
    #expect((hit["per_100g"] as? [String: Double])?.count == 4)
    let portions = try #require(hit["portions"] as? [[String: Any]])
    #expect(portions.first?["unit"] as? String == "人前")
    #expect(run("search", "味噌汁", "-n", "1").output.contains("味噌汁"))
    #expect(run("search", "味噌汁", "-n", "1", "--tsv").output.contains("\tdish\t味噌汁"))
    #expect(run("search", "カツ丼", "--sort", "kcal", "--kind", "dish").status == .done)
  }

  @Test("each mark has its own look, rounded or not")
  func marks() throws {
    let looks: [(Mark, String, String)] = [
      (.measured, "11.25", "11.3"), (.estimated, "(11.25)", "(11.3)"), (.incomplete, "≥11.25", "≥11.3"),
    ]
    for (mark, exact, rounded) in looks {
      let figure = try #require(Figure(digits: 1125, decimals: 2, mark: mark))
      #expect(FigureText.people(figure) == exact)
      #expect(FigureText.people(figure.value, mark, decimals: 1) == rounded)
    }
    for (figure, look) in [(Figure.trace, "Tr"), (.estimatedTrace, "(Tr)"), (.notMeasured, "-")] {
      #expect(FigureText.people(figure) == look)
      #expect(FigureText.people(figure.value, figure.mark, decimals: 1) == look)
    }
    #expect([0, 0.12, 1.2, 12, 120].map { FigureText.decimals(for: $0) } == [0, 3, 2, 1, 0])
  }

  static let misuses: [(arguments: [String], code: String)] = [
    (["recipe", "--uses", "卵"], "unused_option"), (["recipe", "cook"], "unknown_command"),
    (["recipe", "search"], "missing_operand"),
    (["recipe", "show"], "missing_operand"), (["recipe", "list", "x"], "extra_operand"),
    (["recipe", "list", "--category", "x"], "unknown_category"),
    (["recipe", "list", "--country", "x"], "unknown_country"), (["recipe", "list", "--season", "梅雨"], "bad_choice"),
    (["recipe", "search", "--uses"], "missing_value"), (["recipe", "search", "--uses", "、"], "missing_value"),
  ]

  @Test("what cannot be asked for is a usage error that says what can", arguments: misuses.indices)
  func usage(index: Int) throws {
    let (arguments, code) = Self.misuses[index]
    let outcome = run(["--json"] + arguments)
    #expect(outcome.status == .usage)
    #expect(outcome.output.isEmpty)
    #expect(outcome.messages.contains("\"code\":\"\(code)\""), "\(outcome.messages)")
  }

  @Test("nothing found is status 1, an empty list in JSON, and a message")
  func nothing() {
    for arguments in [
      ["search", "--uses", "xyzzy"], ["search", "xyzzy"], ["show", "xyzzy"],
      ["list", "--category", "丼ぶり", "--uses", "xyzzy"], ["search", "カツ丼", "--country", "中華"],
    ] {
      let outcome = run(["recipe"] + arguments + ["--json"])
      #expect(outcome.output == "[]\n")
      #expect(outcome.status == .nothing)
      #expect(!outcome.messages.isEmpty)
      #expect(run(["recipe"] + arguments).output.isEmpty)
    }
  }

  private func names(_ arguments: String...) throws -> [String] { try names(arguments) }

  private func names(_ arguments: [String]) throws -> [String] {
    try array(run(arguments)).compactMap { $0["name"] as? String }
  }

  private func run(_ arguments: String...) -> Outcome { run(arguments) }

  private func run(_ arguments: [String]) -> Outcome { Program.run(CommandContext(arguments: arguments)) }

  private func array(_ outcome: Outcome) throws -> [[String: Any]] {
    try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [[String: Any]])
  }
}

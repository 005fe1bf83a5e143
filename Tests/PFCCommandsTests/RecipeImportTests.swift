import Foundation
import PFC
import PFCArguments
import Testing

@testable import PFCCommands

@Suite struct RecipeImportTests {
  private let journal = TestJournal()

  /// The seven dishes that share ingredients.
  private static let seven = """
    [
      {"name": "トマトパスタ", "category": "パスタ", "country": "イタリアン", "season": "Any",
       "ingredients": [{"name": "トマト"}, {"name": "にんにく"}]},
      {"name": "カツ丼", "category": "丼ぶり", "country": "和食", "season": "Any",
       "ingredients": [{"name": "たまねぎ"}, {"name": "卵"}, {"name": "豚肉"}]},
      {"name": "ペペロンチーノ", "category": "パスタ", "country": "イタリアン", "season": "Any",
       "ingredients": [{"name": "にんにく"}, {"name": "鷹の爪"}]},
      {"name": "カレー", "category": "カレー", "country": "和食", "season": "Any",
       "ingredients": [{"name": "人参"}, {"name": "たまねぎ"}, {"name": "じゃがいも"}, {"name": "牛肉"}]},
      {"name": "シチュー", "category": "シチュー", "country": "和食", "season": "Any",
       "ingredients": [{"name": "人参"}, {"name": "たまねぎ"}, {"name": "じゃがいも"}, {"name": "牛肉"}]},
      {"name": "炒飯", "category": "ご飯", "country": "中華", "season": "Any",
       "ingredients": [{"name": "人参"}, {"name": "たまねぎ"}, {"name": "卵"}, {"name": "にんにく"}]},
      {"name": "炊き込みご飯", "category": "ご飯", "country": "和食", "season": "Any",
       "ingredients": [{"name": "人参"}, {"name": "椎茸"}, {"name": "鶏肉"}, {"name": "大葉"}]}
    ]
    """

  private func importing(_ text: String, _ options: String..., name: String = "recipes.json") -> Outcome {
    var context = CommandContext(
      arguments: ["recipe", "import", name] + options,
      environment: ["PFC_DB": journal.path, "PFC_NOW": "2026-11-30T12:34:00+09:00"])
    context.readFile = { $0 == name ? Array(text.utf8) : nil }
    return Program.run(context)
  }

  private func array(_ outcome: Outcome) throws -> [[String: Any]] {
    try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [[String: Any]], "\(outcome.messages)")
  }

  @Test("seven dishes are read with what their ingredients mean, and a dry run writes nothing")
  func seven() throws {
    let recipes = try array(importing(Self.seven, "--dry-run", "--json"))
    #expect(recipes.map { $0["name"] as? String } == ["トマトパスタ", "カツ丼", "ペペロンチーノ", "カレー", "シチュー", "炒飯", "炊き込みご飯"])
    #expect(recipes.allSatisfy { $0["outcome"] as? String == "added" && $0["dry_run"] as? Bool == true })
    #expect(recipes.allSatisfy { $0["kind"] as? String == "recipe" && $0["season"] as? String == "Any" })
    let bowl = try #require(recipes[1]["ingredients"] as? [[String: Any]])
    #expect(bowl.map { $0["item"] as? String } == ["06153", "12004", "11123"])
    #expect(bowl.map { $0["match"] as? String } == ["sure", "sure", "near"])
    #expect(bowl.allSatisfy { $0["grams"] is NSNull })
    #expect((bowl[2]["candidates"] as? [[String: Any]])?.contains { $0["id"] as? String == "11129" } == true)
    #expect(recipes.allSatisfy { ($0["per_serving"] as? [String: Any])?["energy_kcal"] is NSNull })
    let text = importing(Self.seven, "--dry-run")
    #expect(text.status == .done)
    #expect(text.output.contains("豚肉: いろいろあるので 11123 豚ロース（大型種・脂身つき・生） で計算します"))
    #expect(text.output.contains("追加 7・更新 0・同じ 0"))
    #expect(text.output.contains("材料 23: 確実 21・おそらく 0・近い 2・不明 0、量が不明 23"))
    #expect(importing(Self.seven, "--dry-run", "--lang", "en").output.contains("7 added, 0 updated, 0 unchanged"))
    #expect(!journal.exists)
  }

  @Test("plain text from standard input: what is unclear is said, a line an ingredient")
  func text() throws {
    let outcome = importing(
      "煮物\n分量: 2人前\n豚肉 200〜300g\nブロツコリー 1株\nまぼろしの粉 少々\n牛肉 2匹\n水 200ml\n作り方\n煮る\n", "--dry-run", name: "-")
    #expect(outcome.output.contains("豚肉 200〜300g: いろいろあるので 11123 豚ロース（大型種・脂身つき・生） で計算します。範囲の中ほどの 250 g とします"))
    #expect(outcome.output.contains("ブロツコリー 1株: 決められません（もしかして: ブロッコリー（生）"))
    #expect(outcome.output.contains("まぼろしの粉 少々: 見つかりません。数値に入りません"))
    #expect(outcome.output.contains("「匹」の重さが分かりません"))
    #expect(!outcome.output.contains("水 200ml:"))
    #expect(outcome.messages.contains("作り方 2 行は読みません"))
  }

  @Test("a bad file is refused whole, every fault with its place, and with status 2")
  func refused() {
    let outcome = importing("[{\"name\":\"a\",\"ingredients\":[]},\n{\"ingredients\":[\"卵\"]}")
    #expect(outcome.status == .failed && outcome.output.isEmpty)
    #expect(outcome.messages.contains("recipes.json:1:2: a ingredients: 材料がありません"))
    #expect(outcome.messages.contains("recipes.json:2:1: #2 name: 名前がありません"))
    #expect(outcome.messages.contains("recipes.json:1:1: ここから始まるものが終わっていません"))
    #expect(outcome.messages.contains("何も書いていません"))
    let english = importing("", "--lang", "en", "--json")
    #expect(english.status == .failed && english.messages.contains("\"code\":\"bad_recipe_file\""))
    #expect(journal.run("recipe", "import", "missing.json").status == .failed)
    #expect(journal.run("recipe", "import").status == .usage)
    #expect(!journal.exists)
  }

  @Test("members that say nothing are named once")
  func unknown() {
    let outcome = importing(
      "[{\"name\":\"a\",\"url\":1,\"ingredients\":[\"卵\"]},{\"name\":\"b\",\"url\":1,\"ingredients\":[\"卵\"]}]",
      "--dry-run")
    #expect(outcome.messages == "recipes.json:1: 「url」は読みません。\n")
  }

  @Test("a recipe without amounts stands behind the dish of its name, and is not logged but says what to do")
  func withoutFigures() throws {
    #expect(importing(Self.seven).status == .done)
    let hits = try array(journal.run("search", "カツ丼", "--json", "--explain"))
    let (dish, own) = (try #require(hits.first), try #require(hits.first { $0["kind"] as? String == "recipe" }))
    #expect(dish["kind"] as? String == "dish" && dish["name"] as? String == "カツ丼")
    #expect((own["score"] as? Double ?? 0) < (dish["score"] as? Double ?? 0))
    #expect(journal.run("search", "カツ丼", "--json", "--explain").output.contains("without_figures"))
    #expect(journal.run("log", "カツ丼").status == .done)
    let day = journal.run("log", "--json").output
    #expect(day.contains("\"kind\":\"dish\""))
    for amount in ["", "100g", "1人前"] {
      let refused = journal.run(["log", "r2", amount].filter { !$0.isEmpty })
      #expect(refused.status == .failed && refused.messages.contains("pfc recipe edit r2 --amount 1=200g"))
    }
    #expect(journal.run("log", "--json").output == day)
    #expect(journal.run("recipe", "edit", "r2", "--amount", "3=100g").status == .done)
    let now = try array(journal.run("search", "カツ丼", "--json", "-n", "1"))
    #expect(now.first?["kind"] as? String == "recipe")
  }

  @Test("a file read again leaves what the user completed, and says so")
  func again() throws {
    _ = importing(Self.seven)
    _ = journal.run(
      "recipe", "edit", "カツ丼", "--amount", "3=100g", "--amount", "2=2個", "--servings", "2", "--note", "うまい",
      "--reading",
      "かつどん", "--yield", "500g", "--add", "ごはん", "300g")
    let before = journal.run("recipe", "show", "r2", "--json").output
    let outcome = importing(Self.seven)
    #expect(outcome.output.contains("追加 0・更新 0・同じ 7"))
    #expect(outcome.output.contains("ファイルにないので残しました: よみ、何人前か、できあがりの重さ、メモ、卵 2個、豚肉 100g、ごはん（精白米） 300g"))
    #expect(journal.run("recipe", "show", "r2", "--json").output == before)
    let changed = importing(
      "[{\"name\":\"カツ丼\",\"servings\":3,\"ingredients\":[{\"name\":\"卵\"},{\"name\":\"豚肉\",\"amount\":\"150g\"}]}]")
    #expect(changed.output.contains("追加 0・更新 1・同じ 0"))
    let recipe = try #require(try array(journal.run("recipe", "show", "r2", "--json")).first)
    let parts = try #require(recipe["ingredients"] as? [[String: Any]])
    #expect(parts.map { $0["grams"] as? Double } == [100, 150])
    #expect(recipe["servings"] as? Double == 3 && recipe["yield_grams"] as? Double == 500)
  }

  @Test("recipes of one file use one another, in either order; a circle is refused with its way")
  func parts() throws {
    let (sauce, pasta) = (
      "{\"name\":\"秘密のソース\",\"servings\":2,\"ingredients\":[{\"name\":\"トマト\",\"amount\":\"300g\"}]}",
      "{\"name\":\"秘密のパスタ\",\"ingredients\":[{\"name\":\"秘密のソース\",\"amount\":\"1人前\"},{\"name\":\"a\"}]}"
    )
    for (file, order) in [([sauce, pasta], ["秘密のソース", "秘密のパスタ"]), ([pasta, sauce], ["秘密のパスタ", "秘密のソース"])] {
      let read = try array(importing("[\(file.joined(separator: ","))]", "--json"))
      #expect(read.map { $0["name"] as? String } == order)
      let recipe = try #require(try array(journal.run("recipe", "show", "秘密のパスタ", "--json")).first)
      let parts = try #require(recipe["ingredients"] as? [[String: Any]])
      #expect((parts[0]["item"] as? String)?.hasPrefix("r") == true && parts[0]["grams"] as? Double == 150)
      #expect(parts[1]["item"] is NSNull)
      let again = try array(importing("[\(file.joined(separator: ","))]", "--json"))
      #expect(again.allSatisfy { $0["outcome"] as? String == "unchanged" })
      _ = journal.run("undo")
    }
    let circle = "甲\n乙 100g\n---\n乙\n丙 100g\n---\n丙\n甲 100g\n"
    let list = journal.run("recipe", "list", "--json").output
    let refused = importing(circle, name: "-")
    #expect(refused.status == .failed && refused.messages.contains("甲 → 乙 → 丙 → 甲"))
    #expect(journal.run("recipe", "list", "--json").output == list)
  }

  @Test("ingredients without an amount are kept, unknown, and named")
  func unsaid() throws {
    let outcome = importing("た\n・卵 2個\n・塩\n・サラダ油\n", name: "-")
    #expect(outcome.output.contains("量が書かれていない材料: 塩、サラダ油"))
    let recipe = try #require(try array(journal.run("recipe", "show", "た", "--json")).first)
    #expect((recipe["ingredients"] as? [[String: Any]])?.count == 3)
    #expect((recipe["incomplete"] as? [String])?.contains("energy_kcal") == true)
  }
}

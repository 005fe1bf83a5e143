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
    #expect(text.output.contains("材料 23: 確実 19・おそらく 0・近い 4・不明 0、量が不明 23"))
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
}

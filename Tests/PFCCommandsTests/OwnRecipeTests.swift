import Foundation
import Testing

@testable import PFCCommands

/// Own recipes from the command line, with a journal of its own.
@Suite struct OwnRecipeTests {
  private let journal = TestJournal()

  @Test("case 22: 150 g of a yield of 600 g is a quarter of the whole, and an edit leaves the logged day alone")
  func quarter() throws {
    let added = run(
      "recipe", "add", "煮込み", "--yield", "600g", "11219", "300g", "06153", "400g", "02017", "320g", "--json")
    let recipe = try #require(try array(added).first)
    #expect(recipe["id"] as? String == "r1")
    #expect(recipe["kind"] as? String == "recipe")
    #expect(recipe["yield_grams"] as? Double == 600)
    #expect(recipe["servings"] as? Double == 1)
    let (serving, hundred) = (
      try #require(recipe["per_serving"] as? [String: Double]), try #require(recipe["per_100g"] as? [String: Double])
    )
    #expect(abs((serving["protein_g"] ?? 0) - 6 * (hundred["protein_g"] ?? 0)) < 0.4)
    #expect(try array(recipe["ingredients"]).map { $0["amount"] as? String } == ["300g", "400g", "320g"])
    let raw = try array(recipe["ingredients"]).compactMap { $0["grams"] as? Double }
    #expect(raw.reduce(0, +) == 1020)
    let parts = try ["11219 300g", "06153 400g", "02017 320g"].flatMap {
      try entries(run("log", $0, "--dry-run", "--json"))
    }
    let whole = parts.compactMap { $0["energy_kcal"] as? Double }.reduce(0, +)
    for amount in ["150g", "1/4全量", "全量の1/4", "0.25全量"] {
      let eaten = try #require(try entries(run("log", "煮込み", amount, "--dry-run", "--json")).first)
      #expect(eaten["kind"] as? String == "recipe")
      #expect(eaten["grams"] as? Double == 150)
      #expect(abs((eaten["energy_kcal"] as? Double ?? 0) - whole / 4) <= 1, "\(amount)")
    }
    _ = run("log", "朝", "煮込み", "150g")
    let before = run("log", "--json").output
    #expect(run("recipe", "edit", "煮込み", "--amount", "1=900g", "--yield", "300g", "--name", "別の名").status == .done)
    #expect(run("log", "--json").output == before)
    #expect(run("recipe", "rm", "別の名").status == .done)
    #expect(run("log", "--json").output == before)
    #expect(run("search", "別の名", "--kind", "recipe").status == .nothing)
  }

  @Test("case 21: a recipe that would be made of itself is refused with the path, whatever way leads there")
  func cycle() throws {
    _ = run("recipe", "add", "A", "卵", "100g")
    _ = run("recipe", "add", "B", "r1", "50g")
    _ = run("recipe", "add", "C", "r2", "50g")
    let list = run("recipe", "list", "--json").output
    for (name, path) in [("A", "A → A"), ("B", "A → B → A"), ("C", "A → C → B → A")] {
      let refused = run("recipe", "edit", "A", "--add", name, "10g", "--yes")
      #expect(refused.status == .failed)
      #expect(refused.messages.contains(path), "\(refused.messages)")
      #expect(run("recipe", "list", "--json").output == list)
    }
    #expect(run("--lang", "en", "recipe", "edit", "A", "--add", "B", "1g", "--json").messages.contains("recipe_cycle"))
  }

  @Test("case 21: a diamond four levels deep counts each leaf once per use, and an edit below reaches the top")
  func diamond() throws {
    // 卵 100 g in 甲; 乙 is 甲 twice; 丙 is 甲 and 乙; 丁 is 乙 and 丙: 2 + 3 times 甲.
    _ = run("food", "add", "素", "--kcal", "100", "--protein", "10")
    _ = run("recipe", "add", "甲", "素", "100g")
    _ = run("recipe", "add", "乙", "甲", "100g", "甲", "100g")
    _ = run("recipe", "add", "丙", "甲", "100g", "乙", "200g")
    _ = run("recipe", "add", "丁", "乙", "200g", "丙", "300g")
    #expect(try energy("丁 全量") == 500)
    #expect(run("food", "edit", "素", "--kcal", "200").status == .done)
    #expect(try energy("丁 全量") == 1000)
    #expect(run("undo").status == .done)
    #expect(try energy("丁 全量") == 500)
    #expect(run("recipe", "edit", "甲", "--amount", "1=300g", "--yield", "100g").status == .done)
    #expect(try energy("丁 全量") == 1500)
    #expect(try energy("丙 全量") == 900)
    _ = run("undo")
    #expect(try energy("丁 全量") == 500)
    #expect(try energy("丁 全量", "protein_g") == 50)
  }

  @Test("case 14: what is not measured makes the total incomplete, a trace adds nothing, and JSON has the mark")
  func marks() throws {
    _ = run("food", "add", "謎", "--kcal", "100", "--protein", "Tr", "--fat", "(11.3)")
    _ = run("recipe", "add", "鍋", "謎", "100g", "01088", "100g")
    let nutrients = try #require(try object(run("show", "鍋", "--json"))["nutrients"] as? [String: [String: Any]])
    #expect(nutrients["CHOCDF-"]?["mark"] as? String == "incomplete")
    #expect(nutrients["FAT-"]?["mark"] as? String == "estimated")
    #expect(nutrients["PROT-"]?["value"] as? Double == 1.25)
    let day = try object(run("log", "鍋", "100g", "--json"))
    #expect(((day["totals"] as? [String: Any])?["incomplete"] as? [String])?.contains("carbohydrate_g") == true)
  }

  @Test("ingredients without an amount, with one that nobody can weigh, and mere words are kept, unknown, and named")
  func unknown() throws {
    let outcome = run("recipe", "add", "汁", "卵", "50g", "塩少々、酢", "適量、", "？謎の粉", "2袋", "？謎の水", "10g", "米")
    #expect(outcome.status == .done, "\(outcome.messages)")
    #expect(outcome.output.contains("量か成分の分からない材料: 食塩"))
    #expect(outcome.output.contains("≥"))
    let recipe = try #require(try array(run("recipe", "show", "汁", "--json")).first)
    let parts = try array(recipe["ingredients"])
    #expect(parts.map { $0["amount"] as? String } == ["50g", "少々", "適量", "2袋", "10g", nil])
    #expect(parts.map { $0["grams"] as? Double } == [50, nil, nil, nil, 10, nil])
    #expect(parts.map { $0["item"] is NSNull } == [false, false, false, true, true, false])
    #expect(recipe["yield_grams"] as? Double == 60)
    #expect((recipe["incomplete"] as? [String])?.count == 4)
    #expect(run("recipe", "search", "--uses", "謎の粉", "--tsv").output.contains("\t汁\t"))
  }

  @Test("yield and servings: either, both, in any order; the serving is the usual portion")
  func yields() throws {
    for (index, options) in [
      ["--yield", "600g", "--servings", "4"], ["--yield", "4人前", "--yield", "600g"],
      ["--yield", "0.6kg", "--yield", "４人分"],
    ].enumerated() {
      _ = run(["recipe", "add", "鍋\(index)"] + options + ["01088", "1000g"])
      let recipe = try #require(try array(run("recipe", "show", "r\(index + 1)", "--json")).first)
      #expect(recipe["yield_grams"] as? Double == 600)
      #expect(recipe["servings"] as? Double == 4)
      let one = try #require(try entries(run("log", "r\(index + 1)", "--dry-run", "--json")).first)
      #expect(one["grams"] as? Double == 150)
      let half = try #require(try entries(run("log", "r\(index + 1)", "半分", "--dry-run", "--json")).first)
      #expect(half["grams"] as? Double == 75)
    }
    _ = run("recipe", "add", "丼", "01088", "300g")
    #expect(try entries(run("log", "丼 半分", "--dry-run", "--json")).first?["grams"] as? Double == 150)
    #expect(run("log", "丼", "1人前").messages.contains("--servings"))
    #expect(run("recipe", "edit", "丼", "--servings", "2").status == .done)
    #expect(try entries(run("log", "丼 1人前", "--dry-run", "--json")).first?["grams"] as? Double == 150)
  }

  @Test("search finds own recipes by what they use, be it in a dish or recipe within, and lists them first")
  func uses() throws {
    _ = run("recipe", "add", "だし巻き", "--category", "玉子の皿", "--country", "我が家", "--season", "春", "卵", "100g")
    _ = run("recipe", "add", "弁当", "r1", "100g", "01088", "150g")
    _ = run("recipe", "add", "宴会", "r2", "200g", "カツ丼", "1人前")
    _ = run("recipe", "add", "重箱", "カツ丼", "1人前")
    #expect(try names("--uses", "卵", "-n", "4") == ["だし巻き", "弁当", "宴会", "重箱"])
    #expect(try names("--uses", "卵").count == 10)
    #expect(try Array(names("--uses", "だし巻き").prefix(2)) == ["弁当", "宴会"])
    #expect(try Array(names("--uses", "カツ丼").prefix(2)) == ["宴会", "重箱"])
    #expect(try names("--uses", "卵", "--without", "豚肉", "-n", "2") == ["だし巻き", "弁当"])
    #expect(try names("--category", "玉子の皿") == ["だし巻き"])
    #expect(try names("--country", "我が家", "--season", "春") == ["だし巻き"])
    #expect(run("recipe", "search", "--country", "我が家", "--season", "夏").status == .nothing)
    #expect(try names("だし巻き", "--uses", "卵").first == "だし巻き")
    #expect(
      try array(run("recipe", "list", "--json", "-n", "5")).map { $0["kind"] as? String }.suffix(2) == [
        "recipe", "dish",
      ])
    #expect(try names("弁当", "-n", "1") == ["弁当"])
    let used = try #require(try object(run("show", "12004", "--json"))["used_in"] as? [String: Any])
    #expect((used["dishes"] as? [[String: String]])?.first?["name"] == "だし巻き")
    #expect(run("show", "r1").output.contains("使う料理: 1 品（弁当）"))
  }

  @Test("own recipes are in the one search, before what has the same name, and leave it when they go")
  func search() throws {
    _ = run("recipe", "add", "カレー", "--reading", "オウチカレー", "--category", "丼ぶり", "卵", "100g")
    #expect(try array(run("search", "カレー", "--json")).first?["id"] as? String == "r1")
    #expect(try array(run("search", "おうちかれー", "--kind", "recipe", "--json")).first?["id"] as? String == "r1")
    #expect(try array(run("search", "カレー", "--group", "丼ぶり", "--json")).first?["id"] as? String == "r1")
    #expect(try array(run("search", "r1", "--json")).first?["kind"] as? String == "recipe")
    for index in 0..<40 { _ = run("recipe", "add", "鍋\(index)号", "卵", "100g") }
    #expect(try array(run("search", "鍋39号", "--kind", "recipe", "--json")).first?["id"] as? String == "r41")
    #expect(run("recipe", "edit", "鍋39号", "--name", "土鍋").status == .done)
    #expect(try array(run("search", "土鍋", "--kind", "recipe", "--json")).first?["id"] as? String == "r41")
    #expect(run("recipe", "rm", "r1", "土鍋").status == .done)
    #expect(try array(run("search", "カレー", "--json")).first?["kind"] as? String == "dish")
    #expect(run("search", "r41").status == .nothing)
  }

  @Test("a name is taken once, in any spelling; what is used is not removed, and undo brings all of a recipe back")
  func taken() throws {
    _ = run("recipe", "add", "か\u{3099}んも煮", "卵", "100g", "塩 少々")
    let before = run("recipe", "list", "--json").output
    let again = run("recipe", "add", "ガンモ煮", "卵", "1g")
    #expect(again.status == .failed && again.messages.contains("recipe edit r1"))
    _ = run("food", "add", "素", "--kcal", "100")
    #expect(run("recipe", "edit", "r1", "--add", "素", "50g", "--drop", "塩", "--note", "'").status == .done)
    let edited = run("recipe", "list", "--json").output
    #expect(run("food", "rm", "素").messages.contains("がんも煮"))
    _ = run("recipe", "add", "皿", "r1", "10g")
    #expect(run("recipe", "rm", "r1").messages.contains("皿"))
    #expect(run("recipe", "rm", "r1", "皿").status == .done)
    #expect(run("food", "rm", "素").status == .done)
    for step in ["food rm u1", "recipe rm r1 r2", "recipe add 皿"] { #expect(run("undo").output.contains(step)) }
    #expect(run("recipe", "list", "--json").output == edited)
    #expect(run("undo").output.contains("recipe edit r1"))
    _ = run("undo")
    #expect(run("recipe", "list", "--json").output == before)
    #expect(run("undo").output.contains("recipe add"))
    #expect(try array(run("recipe", "list", "--json", "-n", "1")).first?["kind"] as? String == "dish")
  }

  @Test("food without a weight counts by the piece, and the yield must be said where nothing else has one")
  func counted() throws {
    _ = run("food", "add", "肉まん", "--kcal", "190", "--per", "1個")
    #expect(run("recipe", "add", "盛り", "肉まん", "2個").messages.contains("--yield"))
    #expect(run("recipe", "add", "盛り", "--yield", "200g", "肉まん", "2個").status == .done)
    #expect(try energy("盛り 100g") == 190)
    let warned = run("recipe", "add", "定食", "肉まん", "2個", "01088", "100g")
    #expect(warned.status == .done && warned.messages.contains("--yield"))
    #expect(try energy("定食 全量") == 536)
  }

  @Test("a dry run writes nothing, not even a journal")
  func dryRun() throws {
    #expect(try array(run("recipe", "add", "x", "卵", "100g", "--dry-run", "--json")).first?["name"] as? String == "x")
    #expect(!journal.exists)
    _ = run("recipe", "add", "x", "卵", "100g")
    let before = run("recipe", "list", "--json").output
    #expect(run("recipe", "edit", "x", "--add", "01088", "1g", "--dry-run").output.contains("ごはん"))
    #expect(run("recipe", "add", "y", "卵", "100g", "--dry-run").status == .done)
    #expect(run("recipe", "list", "--json").output == before)
    #expect(run("undo").output.contains("recipe add x"))
  }

  @Test(
    "a backup brings recipes back, and merging keeps recipes of two journals apart though their numbers are the same")
  func backup() throws {
    _ = run("recipe", "add", "だし", "卵", "100g", "塩 少々")
    _ = run("recipe", "add", "椀", "だし", "50g", "01088", "10g")
    _ = run("log", "椀", "10g")
    let file = journal.folder + "/b.json"
    _ = run("backup", file)
    let before = run("recipe", "list", "--json").output
    #expect(journal.run(["restore", file], on: "new.sqlite").status == .done)
    #expect(journal.run(["recipe", "list", "--json"], on: "new.sqlite").output == before)
    #expect(journal.run(["restore", file, "--force"], on: "new.sqlite").status == .done)
    #expect(journal.run(["search", "椀", "--kind", "recipe", "--json"], on: "new.sqlite").output.contains("\"r2\""))
    // Another journal, whose numbers mean other recipes, but one has the same name.
    let later = "2026-11-30T13:00:00+09:00"
    _ = journal.run(["recipe", "add", "粥", "01088", "70g"], on: "other.sqlite", now: later)
    _ = journal.run(["recipe", "add", "だし", "01088", "5g"], on: "other.sqlite", now: later)
    #expect(journal.run(["restore", file, "--merge"], on: "other.sqlite").status == .done)
    let merged = try array(journal.run(["recipe", "list", "--json", "-n", "3"], on: "other.sqlite"))
    #expect(merged.map { $0["name"] as? String } == ["粥", "だし", "椀"])
    let parts = try merged.map { try array($0["ingredients"]).map { $0["item"] as? String } }
    #expect(parts == [["01088"], ["01088"], ["r2", "01088"]])
    let entry = try array(TestJournal.object(journal.run(["log", "--json"], on: "other.sqlite"))["entries"])
    #expect(entry.map { $0["item"] as? String } == ["r3"])
    #expect(journal.run(["undo"], on: "other.sqlite").output.contains("b.json"))
    #expect(
      try array(journal.run(["recipe", "list", "--json", "-n", "3"], on: "other.sqlite")).map { $0["kind"] as? String }
        == ["recipe", "recipe", "dish"])
    // The same journal, older and newer.
    _ = journal.run(["recipe", "edit", "だし", "--drop", "2", "--add", "01088", "1g"], on: "j.sqlite", now: later)
    let edited = run("recipe", "list", "--json", "-n", "2").output
    _ = run("restore", file, "--merge")
    #expect(run("recipe", "list", "--json", "-n", "2").output == edited)
    _ = run("backup", journal.folder + "/c.json")
    #expect(journal.run(["restore", journal.folder + "/c.json", "--merge"], on: "new.sqlite").status == .done)
    #expect(journal.run(["recipe", "list", "--json", "-n", "2"], on: "new.sqlite").output == edited)
  }

  static let misuses: [(arguments: [String], status: Int32, code: String)] = [
    (["add"], 64, "missing_operand"), (["add", "x"], 64, "missing_operand"),
    (["add", " ", "卵"], 64, "missing_operand"),
    (["add", "x", "xyzzy", "10g"], 1, "not_found"), (["add", "x", "卵", "0g"], 64, "bad_amount"),
    (["add", "x", "卵", "-1g"], 64, "bad_amount"), (["add", "x", "卵", "1g", "--yield", "2個"], 64, "bad_yield"),
    (["add", "x", "卵", "1g", "--yield", "0g"], 64, "bad_amount"),
    (["add", "x", "卵", "1g", "--servings", "0"], 64, "bad_yield"),
    (["add", "x", "卵", "1g", "--drop", "1"], 64, "unused_option"), (["edit", "a", "-n", "1"], 64, "unused_option"),
    (["edit", "x"], 1, "unknown_recipe"),
    (["add", "x", "卵", "1g", "--yield", "9999999kg"], 2, "bad_recipe"),
    (["edit", "a"], 64, "nothing_to_change"), (["edit", "a", "--drop", "9"], 2, "unknown_ingredient"),
    (["edit", "a", "--amount", "1"], 64, "missing_value"), (["edit", "a", "--amount", "1=x"], 64, "bad_amount"),
    (["edit", "a", "--drop", "1"], 2, "bad_recipe"), (["rm"], 64, "missing_operand"),
    (["rm", "x"], 1, "unknown_recipe"),
    (["search", "卵", "-n", "0"], 64, "bad_limit"), (["add", "a", "卵", "1g"], 2, "duplicate_recipe"),
    (["add", "x", "鶏むね肉のたたき風サラダ巻", "10g"], 2, "unread"),
  ]

  @Test("what is no recipe is refused, with what to do, and nothing is written", arguments: misuses.indices)
  func misuse(index: Int) throws {
    let (arguments, status, code) = Self.misuses[index]
    _ = run("recipe", "add", "a", "卵", "10g")
    let before = run("recipe", "list", "--json").output
    let outcome = run(["--json", "recipe"] + arguments)
    #expect(outcome.status.rawValue == status, "\(outcome.messages)")
    #expect(outcome.messages.contains("\"code\":\"\(code)\""), "\(outcome.messages)")
    #expect(outcome.output.isEmpty)
    #expect(run("recipe", "list", "--json").output == before)
  }

  private func run(_ arguments: String...) -> Outcome { journal.run(arguments) }

  private func run(_ arguments: [String]) -> Outcome { journal.run(arguments) }

  private func names(_ arguments: String...) throws -> [String] {
    try array(run(["recipe", "search"] + arguments + ["--json"])).compactMap { $0["name"] as? String }
  }

  private func energy(_ line: String, _ key: String = "energy_kcal") throws -> Double? {
    try entries(run("log", line, "--dry-run", "--json")).first?[key] as? Double
  }

  private func entries(_ outcome: Outcome) throws -> [[String: Any]] { try array(try object(outcome)["added"]) }

  private func object(_ outcome: Outcome) throws -> [String: Any] { try TestJournal.object(outcome) }

  private func array(_ value: Any?) throws -> [[String: Any]] { try #require(value as? [[String: Any]]) }

  private func array(_ outcome: Outcome) throws -> [[String: Any]] {
    try array(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)))
  }
}

internal import PFC
internal import PFCArguments
internal import PFCText

/// The options of the subcommands of recipes.
enum RecipeOptions {
  static let all = kinds + inputs

  /// What each subcommand uses.
  static let subcommands: [SubcommandSpec] = [
    SubcommandSpec(RecipeOwn.name),
    SubcommandSpec(RecipeSearch.name, options: Set(kinds.map(\.name))),
    SubcommandSpec(RecipeList.name, options: Set(kinds.map(\.name))), SubcommandSpec(RecipeShow.name),
    SubcommandSpec(RecipeAdd.name, options: said), SubcommandSpec(RecipeRemove.name, options: ["dry-run"]),
    SubcommandSpec(RecipeEditCommand.name, options: said.union(["name", "add", "drop", "amount"])),
    SubcommandSpec(RecipeCopy.name, options: ["dry-run"]),
    SubcommandSpec(RecipeImportCommand.name, options: ["dry-run"]),
  ]

  private static let said: Set = [
    "category", "country", "season", "yield", "servings", "reading", "note", "yes", "dry-run",
  ]

  /// Those that choose dishes.
  private static let kinds = [
    OptionSpec(
      "uses", value: "FOOD", takesWords: true,
      help: Bilingual("使う材料（すべて）。豚肉はハムを含まない", "ingredients, all of which are used; pork is no ham here")),
    OptionSpec(
      "without", value: "FOOD", takesWords: true,
      help: Bilingual(
        "使わない材料。広く除く（豚肉ならハムやベーコンも、魚ならだしも）",
        "ingredients, none of which is used, nor what is made of them (pork: ham too)")),
    OptionSpec("category", value: "NAME", help: Bilingual("分類（丼ぶり 麺 煮物 …）", "category (丼ぶり 麺 煮物 …)")),
    OptionSpec("country", value: "NAME", help: Bilingual("国・料理圏（和食 中華 …）", "cuisine (和食 中華 …)")),
    OptionSpec(
      "limit", letter: "n", value: "N", help: Bilingual("最大 N 件（search の既定 10）", "at most N (search: default 10)")),
    OptionSpec(
      "season", value: "春|夏|秋|冬",
      help: Bilingual("季節（通年の料理は後に続く）", "season; dishes of all seasons follow")),
  ]

  /// Those that say something of a recipe.
  private static let inputs = [
    OptionSpec(
      "yield", value: "600g|4人前", isRepeatable: true,
      help: Bilingual("add・edit: できあがりの重さか人数（両方なら二度）", "add, edit: weight or servings of all; twice for both")),
    OptionSpec("servings", value: "N", help: Bilingual("add・edit: 何人前か", "add, edit: how many servings")),
    OptionSpec("reading", value: "KANA", help: Bilingual("add・edit: よみ（かな・検索用）", "add, edit: the reading in kana")),
    OptionSpec("note", value: "TEXT", help: Bilingual("add・edit: メモ", "add, edit: a note")),
    OptionSpec("name", value: "NAME", help: Bilingual("edit: 新しい名前", "edit: the new name")),
    OptionSpec(
      "add", value: "ITEM", takesWords: true, help: Bilingual("edit: 材料を足す", "edit: add ingredients")),
    OptionSpec(
      "drop", value: "N|NAME", isRepeatable: true,
      help: Bilingual("edit: 材料を除く（番号か名前）", "edit: leave an ingredient out, by number or name")),
    OptionSpec(
      "amount", value: "N=200g", isRepeatable: true,
      help: Bilingual("edit: 材料の量を直す（2=200g 塩=少々）", "edit: another amount (2=200g 塩=少々)")),
    OptionSpec("yes", letter: "y", help: Bilingual("add・edit: 候補の先頭を選ぶ", "add, edit: take the first candidate")),
    OptionSpec("dry-run", help: Bilingual("add・edit: 書かずに結果だけ示す", "add, edit: show what would be, write nothing")),
  ]

  /// What the options ask for, with the names as the data write them.
  static func query(_ invocation: Invocation, _ catalog: FoodCatalog) throws -> DishQuery {
    var query = DishQuery()
    query.uses = words(invocation.values("uses"))
    query.without = words(invocation.values("without"))
    for (option, given) in [("--uses", query.uses), ("--without", query.without)]
    where given.isEmpty && invocation.has(String(option.dropFirst(2))) {
      throw UsageError.missingValue(option: option, placeholder: "FOOD")
    }
    if let text = invocation.value("category") { try query.setCategory(text, in: catalog) }
    if let text = invocation.value("country") { try query.setCountry(text, in: catalog) }
    query.season = try season(invocation)
    return query
  }

  /// The season that an option says; nil for none.
  static func season(_ invocation: Invocation) throws -> String? {
    try invocation.value("season").map { text in
      guard let season = DishWords.season(text) else {
        throw UsageError.badChoice(option: "--season", value: text, choices: Season.names)
      }
      return season
    }
  }

  /// What the options say of a recipe, besides its name and changes of its ingredients.
  static func edit(_ invocation: Invocation) throws -> RecipeEdit {
    var edit = RecipeEdit()
    (edit.category, edit.country) = (invocation.value("category"), invocation.value("country"))
    edit.season = try season(invocation)
    (edit.reading, edit.note) = (invocation.value("reading"), invocation.value("note"))
    (edit.yields, edit.servings) = (invocation.values("yield"), invocation.value("servings"))
    return edit
  }

  /// Ingredients may also be listed in one word: `卵、牛乳`.
  private static func words(_ values: [String]) -> [String] {
    values.flatMap { $0.split { ",、，".contains($0) } }.map { $0.trimmed }.filter { !$0.isEmpty }
  }
}

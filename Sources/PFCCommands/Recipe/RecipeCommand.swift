internal import PFC
internal import PFCArguments
internal import PFCRender
internal import PFCText

/// `pfc recipe`: own recipes and dishes, and what they are made of. Each subcommand has a file.
enum RecipeCommand {
  static let name = "recipe"

  static let specification = CommandSpec(
    name,
    operands:
      "search [NAME…] | list | show ID|NAME | add NAME ITEM… | edit ID|NAME | copy ID|NAME [NAME] | rm ID|NAME… | import FILE",
    operandCount: 1...Int.max,
    summary: Bilingual("料理を材料や分類から探す・マイレシピを登録する", "find dishes by ingredient or kind, keep recipes of your own"),
    options: RecipeOptions.all + RecipeInput.options + RecipeImportCommand.options,
    examples: [
      ("pfc recipe search --uses 卵 玉ねぎ", Bilingual("卵と玉ねぎを使う料理", "dishes with egg and onion")),
      ("pfc recipe search --uses 豚肉 --without 卵 --country 和食", Bilingual("豚肉を使い卵を使わない和食", "Japanese, pork, no egg")),
      ("pfc recipe list --category 丼ぶり", Bilingual("丼ぶりの一覧", "the rice bowls")),
      ("pfc recipe show カツ丼", Bilingual("材料と栄養価", "ingredients and figures")),
      (
        "pfc recipe add カレー --yield 4人前 鶏むね 300g 玉ねぎ 2個 カレールウ 100g 塩 少々",
        Bilingual("マイレシピを登録する", "keep a recipe of your own")
      ),
      (
        "pfc recipe edit カレー --yield 1200g --add じゃがいも 2個 --drop 塩 --amount 2=3個",
        Bilingual("直す（過去の記録は変わらない）", "change it; what was logged stays")
      ),
      ("pfc recipe copy d0203 うちの料理", Bilingual("標準の料理を写して自分用に直す", "copy a standard dish to change it")),
      RecipeImportCommand.example,
    ])

  static func run(_ invocation: Invocation, _ session: inout Session) throws {
    let words = Array(invocation.operands.dropFirst())
    switch invocation.operands[0] {
    case RecipeSearch.name: try RecipeSearch.run(words, invocation, &session)
    case RecipeList.name: try RecipeList.run(words, invocation, &session)
    case RecipeShow.name: try RecipeShow.run(words, &session)
    case RecipeAdd.name: try RecipeAdd.run(words, invocation, &session)
    case RecipeEdit.name: try RecipeEdit.run(words, invocation, &session)
    case RecipeCopy.name: try RecipeCopy.run(words, invocation, &session)
    case RecipeRemove.name: try RecipeRemove.run(words, &session)
    case RecipeImportCommand.name: try RecipeImportCommand.run(words, invocation, &session)
    case let word: throw UsageError.unknownCommand("\(name) \(word)", nearest: nil)
    }
  }
}

/// The options that choose dishes.
enum RecipeOptions {
  /// Those that say nothing of a recipe.
  static let ofSearch = ["uses", "without", "limit"]

  static let all = [
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

  /// What the options ask for, with the names as the data write them.
  static func query(_ invocation: Invocation, _ catalog: FoodCatalog) throws -> DishQuery {
    var query = DishQuery()
    query.uses = words(invocation.values("uses"))
    query.without = words(invocation.values("without"))
    for (option, given) in [("--uses", query.uses), ("--without", query.without)]
    where given.isEmpty && invocation.has(String(option.dropFirst(2))) {
      throw UsageError.missingValue(option: option, placeholder: "FOOD")
    }
    query.category = try invocation.value("category").map { text in
      let known = try catalog.dishCategories()
      if let found = known.first(where: { $0.goes(by: text) }) { return found.name }
      let own = try catalog.recipeCategories()
      let key = FoodCatalog.normalized(text)
      if let found = own.first(where: { FoodCatalog.normalized($0) == key }) { return found }
      throw unknown("category", text, (known.map(\.name) + own).withoutRepeats)
    }
    query.country = try invocation.value("country").map { text in
      let known = (try catalog.dishes().map(\.country) + catalog.recipeCountries()).withoutRepeats
      guard let found = DishWords.country(text, among: known) else { throw unknown("country", text, known) }
      return found
    }
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

  /// Ingredients may also be listed in one word: `卵、牛乳`.
  private static func words(_ values: [String]) -> [String] {
    values.flatMap { $0.split { ",、，".contains($0) } }.map { $0.trimmed }.filter { !$0.isEmpty }
  }

  private static func unknown(_ option: String, _ text: String, _ known: [String]) -> CommandError {
    let names = known.joined(separator: " ")
    return CommandError(
      code: "unknown_\(option)",
      message: Bilingual("--\(option) に使えない名前です: \(text)", "--\(option) does not know this name: \(text)"),
      hint: Bilingual("使える名前: \(names)", "The names are: \(names)"), status: .usage)
  }
}

internal import PFC
internal import PFCArguments

/// `pfc recipe rm`: removes own recipes.
enum RecipeRemove {
  static let name = "rm"

  static func run(_ words: [String], _ session: inout Session) throws {
    guard !words.isEmpty else { throw UsageError.missingOperand("ID|NAME") }
    let log = try session.openLog()
    let catalog = try session.openCatalog()
    var recipes: [Recipe] = []
    for word in words {
      let recipe = try find(word, log, catalog)
      if !recipes.contains(recipe) { recipes.append(recipe) }
    }
    // The list needs the ingredients, which are gone afterwards.
    let list = session.format == .text ? "" : try DishWriter(session, catalog).text(recipes.map(\.dish))
    try log.removeRecipes(recipes, now: session.context.now)
    session.print(list)
    guard session.format == .text else { return }
    for recipe in recipes {
      session.print(session.text("消しました: ", "removed: ") + "\(recipe.id) \(TerminalText.safe(recipe.draft.name))\n")
    }
  }

  /// The own recipe that an identifier or a name means.
  static func find(_ word: String, _ log: FoodLog, _ catalog: FoodCatalog) throws -> Recipe {
    if let recipe = try log.recipe(word) { return recipe }
    if let hit = try catalog.search(word, limit: 1, kinds: [.dish]).first, hit.grade == .exact {
      throw CommandError(
        code: "standard_dish",
        message: Bilingual(
          "\(hit.item.id) \(hit.item.name) は標準の料理で、直すことも消すこともできません。",
          "\(hit.item.id) \(hit.item.name) is a standard dish, which cannot be changed or removed."),
        hint: Bilingual(
          "`pfc recipe copy \(hit.item.id)` でマイレシピに写せば、直せます。",
          "`pfc recipe copy \(hit.item.id)` makes a recipe of your own of it, which can be changed."), status: .failed)
    }
    throw CommandError(
      code: "unknown_recipe", message: Bilingual("マイレシピにありません: \(word)", "There is no such recipe: \(word)"),
      hint: Bilingual("`pfc recipe list` で番号と名前を見られます。", "`pfc recipe list` shows ids and names."), status: .nothing)
  }
}

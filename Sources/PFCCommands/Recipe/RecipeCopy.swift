internal import PFC
internal import PFCArguments

/// `pfc recipe copy`: makes an own recipe of a standard dish, or of another recipe, with the same ingredients.
enum RecipeCopy {
  static let name = "copy"

  static func run(_ words: [String], _ invocation: Invocation, _ session: inout Session) throws {
    guard let first = words.first else { throw UsageError.missingOperand("ID|NAME") }
    let catalog = try session.openCatalog()
    let hit = try catalog.search(first, limit: 1, kinds: [.dish, .recipe]).first
    guard let hit, hit.grade == .exact, let dish = hit.item.asDish else {
      throw CommandError(
        code: "unknown_recipe", message: Bilingual("その料理はありません: \(first)", "There is no such dish: \(first)"),
        hint: Bilingual("`pfc recipe search \(first)` で番号を探せます。", "`pfc recipe search \(first)` finds its id."),
        status: .nothing)
    }
    let given = words.dropFirst().joined(separator: " ")
    try RecipeInput.checkName(given)
    let name = given.isEmpty ? dish.name : RecipeInput.stored(given)
    let reading = try name == dish.name ? catalog.names(of: hit.item).first { $0.kind == .display }?.reading : nil
    let draft = RecipeDraft(
      name: name, reading: reading, category: dish.category, country: dish.country, season: dish.season,
      servings: dish.servings, yieldGrams: dish.yieldGrams, ingredients: try catalog.ingredients(of: dish),
      note: dish.note.isEmpty ? nil : dish.note)
    let isDryRun = invocation.has("dry-run")
    let recipes = try session.openLog().addRecipes([draft], isDryRun: isDryRun, now: session.context.now)
    let what =
      isDryRun ? session.text("写しません（確認のみ）", "not copied (dry run)") : session.text("写しました", "copied")
    for recipe in recipes { session.print(try OwnRecipeWriter(session, catalog).done(recipe, what)) }
  }
}

internal import PFC
internal import PFCArguments

/// `pfc recipe rm`: removes own recipes.
enum RecipeRemove {
  static let name = "rm"

  static func run(_ words: [String], _ invocation: Invocation, _ session: inout Session) throws {
    guard !words.isEmpty else { throw UsageError.missingOperand("ID|NAME") }
    let diary = try session.openDiary()
    var recipes: [Recipe] = []
    for word in words {
      let recipe = try diary.recipes.recipe(word)
      if !recipes.contains(recipe) { recipes.append(recipe) }
    }
    let isDryRun = invocation.has("dry-run")
    // The list shows ingredients, which are gone after the removal.
    let list =
      session.format == .text ? "" : try DishWriter(session, session.openCatalog()).text(recipes.map(\.dish))
    try diary.recipes.remove(recipes, isDryRun: isDryRun)
    session.print(list)
    guard session.format == .text else { return }
    let what =
      isDryRun ? session.text("消しません（確認のみ）: ", "not removed (dry run): ") : session.text("消しました: ", "removed: ")
    for recipe in recipes { session.print(what + "\(recipe.id) \(TerminalText.safe(recipe.draft.name))\n") }
  }
}

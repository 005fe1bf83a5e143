internal import PFC
internal import PFCArguments

/// `pfc recipe add`: enters an own recipe.
enum RecipeAdd {
  static let name = "add"

  static func run(_ words: [String], _ invocation: Invocation, _ session: inout Session) throws {
    for option in ["name", "add", "drop", "amount"] + RecipeOptions.ofSearch where invocation.has(option) {
      throw UsageError.extraOperand("--\(option)")
    }
    guard let first = words.first, !RecipeInput.stored(first).isEmpty else { throw UsageError.missingOperand("NAME") }
    try RecipeInput.checkName(first)
    let catalog = try session.openCatalog()
    let log = try session.openLog()
    let items =
      words.dropFirst() == ["-"] ? try session.context.readLines() : [words.dropFirst().joined(separator: " ")]
    let reader = try IngredientReader(log, catalog, invocation, session)
    var draft = RecipeDraft(
      name: RecipeInput.stored(first), ingredients: try reader.ingredients(items.joined(separator: "、")))
    try RecipeInput.fill(&draft, invocation)
    try RecipeWeight.check(draft, &session)
    try RecipeInput.warn(of: draft.name, catalog, &session)
    let isDryRun = invocation.has("dry-run")
    let recipes = try log.addRecipes([draft], isDryRun: isDryRun, now: session.context.now)
    let what = isDryRun ? session.text("登録しません（確認のみ）", "not added (dry run)") : session.text("登録しました", "added")
    for recipe in recipes { session.print(try OwnRecipeWriter(session, catalog).done(recipe, what)) }
  }
}

/// `pfc recipe edit`: changes an own recipe.
enum RecipeEdit {
  static let name = "edit"

  static func run(_ words: [String], _ invocation: Invocation, _ session: inout Session) throws {
    for option in RecipeOptions.ofSearch where invocation.has(option) { throw UsageError.extraOperand("--\(option)") }
    guard !words.isEmpty else { throw UsageError.missingOperand("ID|NAME") }
    let catalog = try session.openCatalog()
    let log = try session.openLog()
    let recipe = try RecipeRemove.find(words.joined(separator: " "), log, catalog)
    let name = try newName(invocation)
    let reader = try IngredientReader(log, catalog, invocation, session)
    // Whoever is asked what an ingredient means must not keep others from the journal meanwhile.
    let added = try invocation.has("add") ? reader.ingredients(invocation.values("add").joined(separator: " ")) : []
    let isDryRun = invocation.has("dry-run")
    let changed = try log.editRecipe(recipe, isDryRun: isDryRun, now: session.context.now) { known in
      var draft = known
      draft.name = name ?? known.name
      try RecipeInput.fill(&draft, invocation)
      draft.ingredients = try ingredients(known.ingredients, reader, catalog, invocation) + added
      guard draft != known else { throw UsageError.missingOperand("--name NAME …") }
      try RecipeWeight.check(draft, &session)
      return draft
    }
    let what = isDryRun ? session.text("直しません（確認のみ）", "not changed (dry run)") : session.text("直しました", "changed")
    session.print(try OwnRecipeWriter(session, catalog).done(changed, what))
  }

  private static func newName(_ invocation: Invocation) throws -> String? {
    guard let name = invocation.value("name") else { return nil }
    guard !RecipeInput.stored(name).isEmpty else {
      throw UsageError.missingValue(option: "--name", placeholder: "NAME")
    }
    try RecipeInput.checkName(name)
    return RecipeInput.stored(name)
  }

  /// The ingredients of before with other amounts and without those that go. The numbers are those of the list before the
  /// edit.
  private static func ingredients(
    _ known: [DishIngredient], _ reader: IngredientReader, _ catalog: FoodCatalog, _ invocation: Invocation
  ) throws -> [DishIngredient] {
    var all: [DishIngredient?] = known
    for text in invocation.values("amount") {
      let sides = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard sides.count == 2 else { throw UsageError.missingValue(option: "--amount", placeholder: "N=200g") }
      let index = try place(sides[0], in: known, catalog)
      all[index] = try reader.ingredient(known[index], amount: RecipeInput.stored(sides[1]))
    }
    for text in invocation.values("drop") { all[try place(text, in: known, catalog)] = nil }
    return all.compactMap(\.self)
  }

  /// Where an ingredient stands, by number, identifier, name, or what the name means.
  private static func place(_ text: String, in all: [DishIngredient], _ catalog: FoodCatalog) throws -> Int {
    if let number = Int(FoodCatalog.normalized(text)), all.indices.contains(number - 1), text.count < 5 {
      return number - 1
    }
    let key = FoodCatalog.normalized(text)
    let whole = all.indices.filter { all[$0].item == text || FoodCatalog.normalized(all[$0].name) == key }
    let foods = try whole.isEmpty ? catalog.foods(named: text) : []
    let found = whole.isEmpty ? all.indices.filter { all[$0].item.map(foods.contains) ?? false } : whole
    guard found.count == 1, !key.isEmpty else {
      let list = all.enumerated().map { "\($0 + 1) \($1.name)" }.joined(separator: "\n  ")
      throw CommandError(
        code: "unknown_ingredient",
        message: Bilingual("材料を一つに決められません: \(text)", "This is not one of the ingredients: \(text)"),
        hint: Bilingual("番号で書いてください:\n  \(list)", "Write the number:\n  \(list)"), status: .failed)
    }
    return found[0]
  }
}

/// What is said where nobody knows what a recipe weighs.
enum RecipeWeight {
  static func check(_ draft: RecipeDraft, _ session: inout Session) throws {
    if let yield = draft.yieldGrams { return checkYield(yield, of: draft, &session) }
    let unweighed = draft.ingredients.filter { $0.item.flatMap(OwnFood.number(ofID:)) != nil && $0.grams == nil }
      .filter { !$0.amount.isEmpty && (try? FoodLog.amount($0.amount)) != nil }
    guard !unweighed.isEmpty else { return }
    let names = unweighed.map(\.name).joined(separator: "、")
    let hint = Bilingual("`--yield 600g` でできあがりの重さを書いてください。", "Say what all of it weighs with `--yield 600g`.")
    guard draft.ingredients.contains(where: { $0.grams != nil }) else {
      throw CommandError(
        code: "no_weight",
        message: Bilingual("できあがりの重さが分かりません（重さのない材料: \(names)）。", "Nobody knows the weight of \(names)."),
        hint: hint, status: .failed)
    }
    session.say(
      session.text(
        "確認: \(names) の重さは分からず、できあがりの重さに入っていません。\(hint.japanese)",
        "check: the yield lacks \(names), whose weight nobody knows. \(hint.english)"))
  }

  /// Water boils away or is drawn in, but not to a fifth or fivefold: then a unit was meant otherwise.
  private static func checkYield(_ yield: Double, of draft: RecipeDraft, _ session: inout Session) {
    let grams = draft.ingredients.reduce(0) { $0 + ($1.grams ?? 0) }
    guard grams > 0, yield < grams * 0.2 || yield > grams * 5 else { return }
    let (made, raw) = (Decimal.text(yield, 1), Decimal.text(grams, 1))
    session.say(
      session.text(
        "確認: できあがり \(made) g は、材料の合計 \(raw) g と大きく違います。",
        "check: the yield of \(made) g is far from the ingredients' \(raw) g."))
  }
}

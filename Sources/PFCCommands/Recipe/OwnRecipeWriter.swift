internal import PFC
internal import PFCArguments
internal import PFCRender

/// Writes an own recipe, and what was done with it.
struct OwnRecipeWriter {
  private let session: Session
  private let catalog: FoodCatalog

  init(_ session: Session, _ catalog: FoodCatalog) {
    self.session = session
    self.catalog = catalog
  }

  /// Shows what was done with a recipe, and says what is odd about it.
  static func show(_ change: RecipeChange, _ what: String, _ session: inout Session) throws {
    for remark in change.remarks { session.say(remark.words.text(session.language)) }
    session.print(try OwnRecipeWriter(session, session.openCatalog()).done(change.recipe, what))
  }

  private func done(_ recipe: Recipe, _ what: String) throws -> String {
    let dish = recipe.dish
    guard session.format == .text else {
      return try DishWriter(session, catalog).text([dish], ingredients: [dish.id: recipe.draft.ingredients])
    }
    let counted = try CountedIngredient.all(recipe.draft.ingredients, catalog)
    let text = DishText(dish, counted, session.language)
    let tables = TextTable(width: session.context.terminalWidth, style: session.style)
    let head = "\(what): \(dish.id)  \(TerminalText.safe(dish.name))\n"
    return head + text.table(tables) + text.notes.map { $0 + "\n" }.joined() + figures(dish)
  }

  private func figures(_ dish: Dish) -> String {
    let grams = dish.servingGrams ?? dish.yieldGrams ?? 100
    let basis =
      dish.servingGrams != nil
      ? session.text("1 人前", "per serving")
      : dish.yieldGrams != nil ? session.text("全量", "the whole") : session.text("100 g あたり", "per 100 g")
    let figures = zip(["kcal", "P", "F", "C"], HitWriter.listed.enumerated()).map { title, listed in
      let figure = dish.composition[listed.element.nutrient]
      let value = dish.value(listed.element.nutrient, inGrams: grams)
      return "\(title) \(FigureText.people(value, figure.mark, decimals: listed.offset == 0 ? 0 : 1))"
    }
    return "\(basis): \(figures.joined(separator: "  "))\n"
  }
}

public import PFCModel

/// The recipes of a file with what their ingredients mean: what is ready to be kept.
public struct RecipeImport: Sendable {
  /// One recipe.
  public struct Recipe: Sendable {
    /// What is kept.
    public let draft: RecipeDraft
    /// What its ingredients mean, in the order of ``RecipeDraft/ingredients``.
    public let matches: [IngredientMatch]

    /// The dish that it makes, without an identifier: its figures as far as its ingredients are known. O(ingredients).
    public var dish: Dish {
      var sum = CompositionSum()
      for match in matches { match.add(to: &sum) }
      let grams = matches.reduce(0) { $0 + ($1.ingredient.grams ?? 0) }
      let weight = draft.yieldGrams ?? (grams > 0 ? grams : nil)
      return Dish(
        id: "", name: draft.name, category: draft.category, country: draft.country, season: draft.season,
        servings: draft.servings ?? 1, yieldGrams: weight, note: draft.note ?? "",
        composition: sum.per100Grams(yield: weight ?? 100), source: "")
    }
  }

  /// The recipes, in the order of the file.
  public let recipes: [Recipe]

  /// Matches the ingredients of a file, each way to say one once. O(recipes + distinct ingredients × log n).
  /// Throws ``SeedError``.
  public init(_ file: RecipeFile, catalog: FoodCatalog) throws(SeedError) {
    var matcher = IngredientMatcher(catalog, reserved: Set(file.records.map(\.key)))
    var matches: [IngredientMatch] = []
    matches.reserveCapacity(file.ingredients.count)
    for ingredient in file.ingredients { matches.append(try matcher.match(ingredient)) }
    recipes = file.records.map { record in
      let own = record.ingredients.map { matches[$0] }
      var draft = record.draft
      draft.ingredients = own.map(\.ingredient)
      // A weight that follows from the ingredients, as pfc writes it of recipes, is not said of the dish.
      if let weight = draft.yieldGrams, abs(weight - own.reduce(0) { $0 + ($1.ingredient.grams ?? 0) }) < 0.01 {
        draft.yieldGrams = nil
      }
      return Recipe(draft: draft, matches: own)
    }
  }
}

extension IngredientMatch {
  fileprivate func add(to sum: inout CompositionSum) {
    if let composition = item?.composition, item?.unit == nil {
      sum.add(composition, grams: ingredient.grams)
    } else {
      sum.addUnknown()
    }
  }
}

public import PFCCatalog
internal import PFCGrammar
public import PFCModel
internal import PFCNutrition
internal import PFCText

/// The recipes of a file with what their ingredients mean: what is ready to be kept.
public struct RecipeImport: Sendable {
  /// One recipe.
  public struct Recipe: Sendable {
    /// What is kept.
    public internal(set) var draft: RecipeDraft
    /// What its ingredients mean, in the order of ``RecipeDraft/ingredients``.
    public internal(set) var matches: [IngredientMatch]
    /// Whether the file says the season.
    let saysSeason: Bool
    /// The places in the file of the recipes that it uses.
    let parts: [Int]

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
  public init(_ file: RecipeFile, catalog: FoodCatalog) throws {
    var matcher = IngredientMatcher(catalog, reserved: Set(file.records.map(\.key)))
    var matches: [IngredientMatch] = []
    matches.reserveCapacity(file.ingredients.count)
    for ingredient in file.ingredients { matches.append(try matcher.match(ingredient)) }
    let (parts, all) = (Self.recipes(in: file), matches)
    let halves = Halves.map(file.records.count) { places in
      places.map { Self.recipe(file.records[$0], at: $0, all, parts) }
    }
    recipes = Array(halves.joined())
  }

  /// A recipe with what its ingredients mean by themselves, or as recipes of the file.
  private static func recipe(
    _ record: RecipeFile.Record, at place: Int, _ matches: [IngredientMatch], _ parts: [IngredientMatch?]
  ) -> Recipe {
    // A recipe that has an ingredient of its own name means the food.
    let own = record.ingredients.map { parts[$0].flatMap { $0.recipe == place ? nil : $0 } ?? matches[$0] }
    var draft = record.draft
    draft.ingredients = own.map(\.ingredient)
    // A weight that follows from the ingredients, as pfc writes it of recipes, is not said of the dish.
    if let weight = draft.yieldGrams, abs(weight - own.reduce(0) { $0 + ($1.ingredient.grams ?? 0) }) < 0.01 {
      draft.yieldGrams = nil
    }
    return Recipe(
      draft: draft, matches: own, saysSeason: record.saysSeason, parts: own.compactMap(\.recipe))
  }

  /// The ingredients that are recipes of the file themselves, by their places. O(records + ingredients).
  private static func recipes(in file: RecipeFile) -> [IngredientMatch?] {
    let places = Dictionary(
      file.records.enumerated().map { ($1.key, $0) }, uniquingKeysWith: { first, _ in first })
    return file.ingredients.map { said in
      let name = TextPipeline.storedLine(said.name)
      guard let place = places[ByteKey(name: name)] ?? places[ByteKey(name: Bracketed.split(name).outer)] else {
        return nil
      }
      let amount = CookAmount(said.amount)
      let grams = said.grams ?? amount.single.flatMap { $0.unit.isWeight ? $0.value : nil }
      return IngredientMatch(
        DishIngredient(name: name, item: nil, grams: grams, amount: said.amount, note: said.note), .sure,
        recipe: place, lack: grams == nil ? amount.lack ?? .noItem : nil, isMiddle: amount.said?.isMiddle ?? false)
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

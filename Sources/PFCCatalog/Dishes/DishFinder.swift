internal import PFCJournal
public import PFCModel
internal import PFCText

/// What dishes are looked for.
public struct DishQuery: Sendable {
  /// Words of the name; empty for any.
  public var name = ""
  /// Ingredients that must all be used. Classes are meant as a cook says them: 豚肉 is no ham.
  public var uses: [String] = []
  /// Ingredients of which none may be used, nor what is made of them: 豚肉 is ham too.
  public var without: [String] = []
  /// The category; nil for any.
  public var category: String?
  /// The cuisine; nil for any.
  public var country: String?
  /// The season; nil for any.
  public var season: String?
  /// How many dishes at most.
  public var limit = Int.max

  /// A query for all dishes.
  public init() {}

  /// Whether anything but the name is asked for.
  public var isNarrowed: Bool {
    !uses.isEmpty || !without.isEmpty || category != nil || country != nil || season != nil
  }
}

/// Finds the user's own recipes and dishes by name, ingredients, category, cuisine and season.
public struct DishFinder {
  /// Why nothing can be looked for.
  public enum Failure: Error, Equatable {
    /// No food, dish or ingredient has this name.
    case unknownIngredient(String)
  }

  private let catalog: FoodCatalog

  /// A finder over the recipes and dishes of a catalogue.
  public init(catalog: FoodCatalog) { self.catalog = catalog }

  /// The dishes: by name best first, else those of the very season that is asked for, and within them own recipes in the order in which they were entered and then dishes in the order
  /// of the data. An ingredient of an ingredient counts as used. Throws ``Failure`` or ``SeedError``.
  /// O(dishes + foods of the ingredients × log n).
  public func dishes(_ query: DishQuery) throws -> [Dish] {
    let uses = try query.uses.map { try UsedIngredient($0, .narrow, catalog) }
    let without = try query.without.map { try UsedIngredient($0, .wide, catalog) }
    let choice = Choice(query: query, uses: uses, without: without)
    if query.name.isEmpty { return try all(choice) }
    return try named(choice)
  }

  /// What was asked for, with what its words mean.
  private struct Choice {
    let query: DishQuery
    let uses: [UsedIngredient]
    let without: [UsedIngredient]

    /// Whether a dish of a seed fits.
    func takes(_ dish: Dish) -> Bool {
      uses.allSatisfy { $0.dishes.contains(dish.id) } && !without.contains { $0.dishes.contains(dish.id) }
        && query.category.map { $0 == dish.category } ?? true && query.country.map { $0 == dish.country } ?? true
        && query.season.map(dish.isEaten) ?? true
    }

    /// The same of the user's own recipes.
    var own: OwnRecipeQuery {
      var own = OwnRecipeQuery()
      own.uses = uses.map { OwnRecipeQuery.Ingredient(items: $0.items, word: $0.word) }
      own.without = without.map { OwnRecipeQuery.Ingredient(items: $0.items, word: $0.word) }
      (own.category, own.country, own.season) = (query.category, query.country, query.season)
      return own
    }
  }

  private func all(_ choice: Choice) throws -> [Dish] {
    if let season = choice.query.season, season != Dish.anySeason {
      let all = try allInOrder(choice, limit: Int.max)
      // Dishes of the season come before year-round ones.
      return Array((all.filter { $0.season == season } + all.filter { $0.season != season }).prefix(choice.query.limit))
    }
    return try allInOrder(choice, limit: choice.query.limit)
  }

  private func allInOrder(_ choice: Choice, limit: Int) throws -> [Dish] {
    let own = try catalog.own?.recipes(choice.own, limit: limit).map(\.dish) ?? []
    // Dishes are read only where there is room for them.
    guard own.count < limit else { return own }
    return own + (try catalog.dishes().lazy.filter(choice.takes).prefix(limit - own.count))
  }

  private func named(_ choice: Choice) throws -> [Dish] {
    let query = choice.query
    let limit = query.isNarrowed ? Int.max : query.limit
    let own = query.isNarrowed ? try catalog.own?.recipeNumbers(choice.own) ?? [] : []
    let hits = try catalog.search(query.name, limit: limit, kinds: [.dish, .recipe])
    let dishes = hits.lazy.filter { $0.grade <= .word }.compactMap { hit in
      switch hit.item {
      case .dish(let dish) where choice.takes(dish): dish
      case .recipe(let recipe) where !query.isNarrowed || own.contains(recipe.number): recipe.dish
      default: Dish?.none
      }
    }
    return Array(dishes.prefix(query.limit))
  }
}

/// What a word means as an ingredient.
private struct UsedIngredient {
  let word: String
  /// The dishes of the seeds that use it.
  let dishes: Set<String>
  /// What it may be in a recipe: foods, dishes and own items of the name, and the dishes that use it.
  let items: Set<String>

  init(_ word: String, _ breadth: FoodClass.Breadth, _ catalog: FoodCatalog) throws {
    self.word = TextPipeline.stored(word)
    let foods = try FoodFamily(catalog: catalog).foods(named: word, breadth)
    dishes = try catalog.dishIDs(usingFoods: foods)
    let named: Set<String> = try catalog.own?.hasRecipes() == true ? try Self.named(word, catalog) : []
    items = foods.union(dishes).union(named)
    guard foods.isEmpty, named.isEmpty, try catalog.own?.hasWord(self.word) != true else { return }
    throw DishFinder.Failure.unknownIngredient(word)
  }

  /// The dishes and own items that are called so, or whose name ends in the word.
  private static func named(_ word: String, _ catalog: FoodCatalog) throws -> Set<String> {
    if let item = try catalog.item(id: word) { return [item.id] }
    let matches = try catalog.named(word, limit: mostNamed, kinds: [.dish, .own, .recipe])
    return Set(
      try catalog.ids(
        of: matches.filter { match in
          match.grade == .exact
            || (match.grade == .word && match.kind != .dish && match.contributions.contains { $0.reason == .wholeWord })
        }))
  }

  /// Whole names come first, so that what is left out only ends in the word.
  private static let mostNamed = 100
}

extension DishFinder.Failure: WordedError {
  /// The stable code.
  public var code: String { "not_found" }
  /// What is wrong.
  public var message: Bilingual {
    switch self {
    case .unknownIngredient(let word): Bilingual("見つかりません: \(word)", "Nothing found: \(word)")
    }
  }
  /// What to do about it.
  public var hint: Bilingual { Bilingual("食品名を確かめてください。", "Check the name of the food.") }
  /// The ingredient is not there.
  public var kind: WordedErrorKind { .nothing }
}

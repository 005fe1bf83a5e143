public import PFCModel

/// What dishes are looked for.
public struct DishQuery: Sendable {
  /// Words of the name; empty for any.
  public var name = ""
  /// Ingredients that must all be used.
  public var uses: [String] = []
  /// Ingredients of which none may be used.
  public var without: [String] = []
  /// The category; nil for any.
  public var category: String?
  /// The cuisine; nil for any.
  public var country: String?
  /// The season; nil for any.
  public var season: String?

  /// A query for all dishes.
  public init() {}

  /// Whether anything but the name is asked for.
  public var isNarrowed: Bool {
    !uses.isEmpty || !without.isEmpty || category != nil || country != nil || season != nil
  }
}

/// Finds dishes by name, ingredients, category, cuisine and season.
public struct DishFinder {
  /// Why nothing can be looked for.
  public enum Failure: Error, Equatable {
    /// No food has this name.
    case unknownIngredient(String)
  }

  private let catalog: FoodCatalog

  /// A finder over the dishes of a catalogue.
  public init(catalog: FoodCatalog) { self.catalog = catalog }

  /// The dishes, by name best first, else in the order of the data. Throws ``Failure`` or ``SeedError``.
  /// O(dishes + foods of the ingredients × log n).
  public func dishes(_ query: DishQuery) throws -> [Dish] {
    let used = try query.uses.map(dishIDs)
    let unwanted = try query.without.map(dishIDs)
    return try candidates(query.name).filter { dish in
      used.allSatisfy { $0.contains(dish.id) } && !unwanted.contains { $0.contains(dish.id) }
        && query.category.map { $0 == dish.category } ?? true && query.country.map { $0 == dish.country } ?? true
        && query.season.map(dish.isEaten) ?? true
    }
  }

  private func candidates(_ name: String) throws(SeedError) -> [Dish] {
    if name.isEmpty { return try catalog.dishes() }
    return try catalog.search(name, limit: Int.max, kinds: [.dish]).compactMap { hit in
      if hit.grade <= .word, case .dish(let dish) = hit.item { dish } else { nil }
    }
  }

  /// The dishes that use what a word means.
  private func dishIDs(using word: String) throws -> Set<String> {
    let foods = try catalog.foods(named: word)
    guard !foods.isEmpty else { throw Failure.unknownIngredient(word) }
    return try catalog.dishIDs(usingFoods: foods)
  }
}

internal import PFCJournal
public import PFCModel
internal import PFCSeed

extension FoodCatalog {
  /// The ingredients of a dish or own recipe, in the order of the data; empty for one that is not there.
  /// O(log n + ingredients).
  public func ingredients(of dish: Dish) throws(SeedError) -> [DishIngredient] {
    if dish.isOwn { return try own?.ingredients(of: dish) ?? [] }
    for source in sources {
      if let found = try source.ingredients(of: dish) { return found }
    }
    return []
  }

  /// All dishes of all seeds, in the order of the data. O(dishes).
  public func dishes() throws(SeedError) -> [Dish] {
    var dishes: [Dish] = []
    for source in sources { dishes += try source.dishes() }
    return dishes
  }

  /// The categories of the dishes of all seeds, in the order of the data. O(categories).
  public func dishCategories() throws(SeedError) -> [DishCategory] {
    var categories: [DishCategory] = []
    for source in sources {
      for group in try source.store.groups(of: .dish) where !categories.contains(where: { $0.name == group.name }) {
        categories.append(
          DishCategory(
            code: group.code, name: group.name, reading: group.reading, englishName: group.englishName))
      }
    }
    return categories
  }

  /// The dishes that use any of some foods, by the identifiers of both. O(foods × log n + dishes that do).
  package func dishIDs(usingFoods ids: some Sequence<String>) throws(SeedError) -> Set<String> {
    var dishes = Set<String>()
    for id in ids {
      for source in sources { dishes.formUnion(try source.dishIDs(usingFood: id) ?? []) }
    }
    return dishes
  }

  /// The categories that the user's own recipes have. O(recipes).
  public func recipeCategories() throws(SeedError) -> [String] { try own?.recipeCategories() ?? [] }

  /// The cuisines that the user's own recipes have. O(recipes).
  public func recipeCountries() throws(SeedError) -> [String] { try own?.recipeCountries() ?? [] }

  /// The own recipes that use an item by itself, in the order in which they were entered, and then the dishes that do, in
  /// the order of the data. O(log n + those that do × log n).
  public func dishes(using item: Item) throws(SeedError) -> [Dish] { try dishes(usingAnyOf: [item.id]) }

  /// The same for what people take for the same food too: にんじん, whether with its skin or peeled, raw or boiled.
  /// Where the food was asked for by the word of a class (牛肉), for the whole class.
  /// O(foods alike × log n + those that use them × log n).
  public func dishes(usingFoodsLike item: Item, askedAs word: String = "") throws(SeedError) -> [Dish] {
    guard case .food(let food) = item else { return try dishes(using: item) }
    let family = FoodFamily(catalog: self)
    let asked = FoodClass.named(word) == nil ? [] : try family.foods(named: word)
    return try dishes(usingAnyOf: asked.contains(food.id) ? asked : family.kin(of: food))
  }

  private func dishes(usingAnyOf ids: Set<String>) throws(SeedError) -> [Dish] {
    var query = OwnRecipeQuery()
    query.uses = [OwnRecipeQuery.Ingredient(items: ids, word: "")]
    query.isDirect = true
    var dishes = try own?.recipes(query, limit: Int.max).map(\.dish) ?? []
    for source in sources {
      var found = Set<String>()
      for id in ids { found.formUnion(try source.dishIDs(usingFood: id) ?? []) }
      for id in found.sorted() {
        if case .dish(let dish) = try source.item(id: id) { dishes.append(dish) }
      }
    }
    return dishes
  }

  /// The identifiers of all foods that a word means as an ingredient, states and varieties included: 豚肉 is every cut of
  /// pork, にんじん is 人参, きのこ is each mushroom; but 卵 is not たらこ, nor トマト ketchup. O(log n + matches).
  package func foods(named word: String) throws(SeedError) -> Set<String> {
    try FoodFamily(catalog: self).foods(named: word)
  }

  /// The identifiers of the foods whose group has this name in any spelling; empty when there is no such group.
  func foods(inGroup name: String) throws(SeedError) -> Set<String> {
    let key = FoodCatalog.normalized(name)
    var ids = Set<String>()
    for source in sources {
      for group in try source.store.groups(of: .food) where FoodCatalog.normalized(group.name) == key {
        ids.formUnion(try source.store.foodNumbers(inGroup: group.number).map(source.named))
      }
    }
    return ids
  }
}

/// A kind of dish.
public struct DishCategory: Sendable, Hashable {
  /// The two-digit number, as `02`.
  public let code: String
  /// The name, as 丼ぶり.
  public let name: String
  /// The reading in katakana, as ドンブリ.
  public let reading: String
  /// The English name, as `rice bowls`.
  public let englishName: String

  /// Whether a text is its number or one of its names, in any width, kana and case.
  public func goes(by text: String) -> Bool {
    let key = FoodCatalog.normalized(text)
    return [code, name, reading, englishName].contains { FoodCatalog.normalized($0) == key }
  }
}

extension CatalogSource {
  fileprivate func ingredients(of dish: Dish) throws(SeedError) -> [DishIngredient]? {
    guard let local = localID(dish.id), try store.item(id: local) != nil else { return nil }
    return try store.ingredients(ofDish: local).map { ingredient in
      DishIngredient(
        name: ingredient.name, item: ingredient.item.map(named), grams: ingredient.grams, amount: ingredient.amount,
        note: ingredient.note)
    }
  }

  fileprivate func dishes() throws(SeedError) -> [Dish] {
    try store.dishes().compactMap { if case .dish(let dish) = named(.dish($0)) { dish } else { nil } }
  }

  /// The dishes of this seed that use a food; nil when the food is not of this seed.
  fileprivate func dishIDs(usingFood id: String) throws(SeedError) -> [String]? {
    guard let local = localID(id) else { return nil }
    return try store.dishIDs(usingFood: local).map(named)
  }
}

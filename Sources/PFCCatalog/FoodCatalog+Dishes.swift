internal import PFCJournal
public import PFCModel
internal import PFCSeed

extension FoodCatalog {
  /// The ingredients of a dish or own recipe, in the order of the data; empty for one that is not there.
  /// O(log n + ingredients).
  public func ingredients(of dish: Dish) throws -> [DishIngredient] {
    if dish.isOwn { return try own?.ingredients(of: dish) ?? [] }
    for source in sources {
      if let found = try source.ingredients(of: dish) { return found }
    }
    return []
  }

  /// All dishes of all seeds, in the order of the data. O(dishes).
  public func dishes() throws -> [Dish] {
    var dishes: [Dish] = []
    for source in sources { dishes += try source.dishes() }
    return dishes
  }

  /// The categories of the dishes of all seeds, in the order of the data. O(categories).
  public func dishCategories() throws -> [DishCategory] {
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
  package func dishIDs(usingFoods ids: some Sequence<String>) throws -> Set<String> {
    var dishes = Set<String>()
    for (source, numbers) in numbers(of: ids) {
      dishes.formUnion(try source.store.dishIDs(usingFoods: numbers).map { source.named($0) })
    }
    return dishes
  }

  /// The categories that the user's own recipes have. O(recipes).
  package func recipeCategories() throws -> [String] { try own?.recipeCategories() ?? [] }

  /// The cuisines that the user's own recipes have. O(recipes).
  package func recipeCountries() throws -> [String] { try own?.recipeCountries() ?? [] }

  /// The own recipes that use an item by itself, in the order in which they were entered, and then the dishes that do, in
  /// the order of the data. O(log n + those that do × log n).
  public func dishes(using item: Item) throws -> [Dish] { try dishes(usingAnyOf: [item.id]) }

  /// The same for what people take for the same food too: にんじん, whether with its skin or peeled, raw or boiled.
  /// Where the food was asked for by the word of a class (牛肉), for the whole class.
  /// O(foods alike × log n + those that use them × log n).
  public func dishes(usingFoodsLike item: Item, askedAs word: String = "") throws -> [Dish] {
    try dishes(usingAnyOf: try foods(like: item, askedAs: word))
  }

  /// How many dishes ``dishes(usingFoodsLike:askedAs:)`` gives, and the names of the first; the others are not read.
  /// O(foods alike × log n + those that use them).
  package func usage(
    ofFoodsLike item: Item, askedAs word: String = "", limit: Int = 10
  ) throws -> DishUsage {
    let ids = try foods(like: item, askedAs: word)
    var usage = try own?.usage(of: Self.query(usingAnyOf: ids), limit: limit) ?? DishUsage()
    for (source, numbers) in numbers(of: ids) {
      let found = try source.store.dishUsage(ofFoods: numbers, limit: limit - usage.first.count)
      usage.count += found.count
      usage.first += found.first.map { DishTitle(id: source.named($0.id), name: $0.name) }
    }
    return usage
  }

  /// The identifiers of an item and what people take for the same food; those may be left out that nothing uses.
  private func foods(like item: Item, askedAs word: String) throws -> Set<String> {
    guard case .food(let food) = item else { return [item.id] }
    // Foods that no standard dish uses matter only when the user has recipes.
    let ofDishes = try own?.hasRecipes() != true
    if let asked = FoodClass.named(word), asked.takes(food) {
      return try asked.foods(.narrow, in: self, ofDishes: ofDishes)
    }
    return try FoodFamily(catalog: self).kin(of: food, ofDishes: ofDishes)
  }

  private func dishes(usingAnyOf ids: Set<String>) throws -> [Dish] {
    var dishes = try own?.recipes(Self.query(usingAnyOf: ids), limit: Int.max).map(\.dish) ?? []
    for (source, numbers) in numbers(of: ids) {
      dishes += try source.store.dishes(usingFoods: numbers).compactMap { source.named(.dish($0)).asDish }
    }
    return dishes
  }

  /// A query for the own recipes that use any of some items by themselves.
  private static func query(usingAnyOf ids: Set<String>) -> OwnRecipeQuery {
    var query = OwnRecipeQuery()
    query.uses = [OwnRecipeQuery.Ingredient(items: ids, word: "")]
    query.isDirect = true
    return query
  }

  /// Of the identifiers of items those of each seed, as it knows them; only of seeds that have any.
  private func numbers(of ids: some Sequence<String>) -> [(CatalogSource, [String])] {
    sources.compactMap { source in
      let numbers = ids.compactMap(source.localID)
      return numbers.isEmpty ? nil : (source, numbers)
    }
  }

  /// The identifiers of all foods that a word means as an ingredient, states and varieties included: 豚肉 is every cut of
  /// pork, にんじん is 人参, きのこ is each mushroom; but 卵 is not たらこ, nor トマト ketchup. O(log n + matches).
  package func foods(named word: String) throws -> Set<String> {
    try FoodFamily(catalog: self).foods(named: word)
  }

  /// The identifiers of the foods whose group has this name in any spelling; empty when there is no such group.
  func foods(inGroup name: String) throws -> Set<String> {
    var ids = Set<String>()
    for source in sources {
      for group in try source.store.groups(of: .food).named(name) {
        ids.formUnion(try source.foods(in: group, ofDishes: false) { _ in true })
      }
    }
    return ids
  }

  /// The names of the groups of foods that a text names, in their order.
  func foodGroups(of matches: [NameMatch]) throws -> [String] {
    let groups = try sources.map { source in try source.store.groups(of: .food) }
    return matches.map { match in
      switch match.origin {
      case .known(let hit): if case .food(let food) = hit.item { food.group } else { "" }
      case .seed(let seed, let found): groups[seed].first { $0.number == found.group }?.name ?? ""
      }
    }
  }
}

extension SeedGroup {
  /// Whether two names are spellings of one. O(n).
  static func isName(_ name: String, of other: String) -> Bool {
    name == other || FoodCatalog.normalized(name) == FoodCatalog.normalized(other)
  }
}

extension [SeedGroup] {
  /// The groups of this name in any spelling. O(groups).
  func named(_ name: String) -> [SeedGroup] {
    if let group = first(where: { $0.name == name }) { return [group] }
    return filter { SeedGroup.isName(name, of: $0.name) }
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
  fileprivate func ingredients(of dish: Dish) throws -> [DishIngredient]? {
    guard let local = localID(dish.id) else { return nil }
    return try store.ingredients(ofDish: local)?.map { ingredient in
      DishIngredient(
        name: ingredient.name, item: ingredient.item.map(named), grams: ingredient.grams, amount: ingredient.amount,
        note: ingredient.note)
    }
  }

  fileprivate func dishes() throws -> [Dish] {
    try store.dishes().compactMap { if case .dish(let dish) = named(.dish($0)) { dish } else { nil } }
  }
}

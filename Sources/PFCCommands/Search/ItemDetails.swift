internal import PFC

/// All that is shown of one item.
struct ItemDetails {
  let item: Item
  let names: [ItemName]
  let portions: [Portion]
  /// What a dish or recipe is made of.
  let ingredients: [CountedIngredient]
  /// The own recipes and dishes that use it, or what people take for the same food, the first of them by name.
  let usage: DishUsage

  /// How many of the dishes that use a food are named.
  private static let mostDishes = 10

  /// `word` is what was asked for.
  init(_ item: Item, _ catalog: FoodCatalog, askedAs word: String = "") throws(SeedError) {
    self.item = item
    names = try catalog.names(of: item)
    portions = try catalog.portions(of: item)
    ingredients = if let dish = item.asDish { try CountedIngredient.all(of: dish, catalog) } else { [] }
    usage = try catalog.usage(ofFoodsLike: item, askedAs: word, limit: Self.mostDishes)
  }
}

/// An ingredient of a dish with the energy that it brings.
struct CountedIngredient {
  let ingredient: DishIngredient
  /// The kilocalories of its grams; nil when they are not known.
  let energy: Double?

  static func all(of dish: Dish, _ catalog: FoodCatalog) throws(SeedError) -> [CountedIngredient] {
    try all(try catalog.ingredients(of: dish), catalog)
  }

  static func all(_ list: [DishIngredient], _ catalog: FoodCatalog) throws(SeedError) -> [CountedIngredient] {
    try list.map { ingredient throws(SeedError) in
      let item = if let id = ingredient.item { try catalog.item(id: id) } else { Item?.none }
      return CountedIngredient(ingredient: ingredient, energy: item.flatMap { energy(of: ingredient, as: $0) })
    }
  }

  /// Whether it counts as unknown: nobody knows what it is or how much.
  var isUnknown: Bool { energy == nil }

  private static func energy(of ingredient: DishIngredient, as item: Item) -> Double? {
    guard let composition = item.composition, let energy = composition[.energyKilocalories].value else { return nil }
    guard let unit = item.unit else { return ingredient.grams.map { energy * $0 / 100 } }
    guard let amount = try? FoodLog.amount(ingredient.amount) else { return nil }
    return (try? FoodAmount.counted(amount, unit: unit, figures: composition)).map { energy * $0.value }
  }
}

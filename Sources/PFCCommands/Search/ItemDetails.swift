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
  init(_ item: Item, _ catalog: FoodCatalog, askedAs word: String = "") throws {
    self.item = item
    names = try catalog.names(of: item)
    portions = try catalog.portions(of: item)
    ingredients = if let dish = item.asDish { try CountedIngredient.all(of: dish, catalog) } else { [] }
    usage = try catalog.usage(ofFoodsLike: item, askedAs: word, limit: Self.mostDishes)
  }
}

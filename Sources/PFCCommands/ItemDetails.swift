internal import PFC

/// All that is shown of one item.
struct ItemDetails {
  let item: Item
  let names: [ItemName]
  let portions: [Portion]
  /// What a dish is made of.
  let ingredients: [CountedIngredient]
  /// The dishes that use a food.
  let dishes: [Dish]

  init(_ item: Item, _ catalog: FoodCatalog) throws(SeedError) {
    self.item = item
    names = try catalog.names(of: item)
    portions = try catalog.portions(of: item)
    ingredients = if case .dish(let dish) = item { try CountedIngredient.all(of: dish, catalog) } else { [] }
    dishes = if case .food(let food) = item { try catalog.dishes(using: food) } else { [] }
  }
}

/// An ingredient of a dish with the energy that it brings.
struct CountedIngredient {
  let ingredient: DishIngredient
  /// The kilocalories of its grams; nil when they are not known.
  let energy: Double?

  static func all(of dish: Dish, _ catalog: FoodCatalog) throws(SeedError) -> [CountedIngredient] {
    try catalog.ingredients(of: dish).map { ingredient throws(SeedError) in
      let item = if let id = ingredient.item { try catalog.item(id: id) } else { Item?.none }
      let perGram = item?.composition?[.energyKilocalories].value.map { $0 / 100 }
      let energy = if let perGram, let grams = ingredient.grams { perGram * grams } else { Double?.none }
      return CountedIngredient(ingredient: ingredient, energy: energy)
    }
  }
}

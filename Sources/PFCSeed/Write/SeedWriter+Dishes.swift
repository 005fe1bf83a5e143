internal import PFCModel
internal import PFCStorage

extension SeedWriter {
  /// What the identifier of a standard dish stands behind in its source line.
  private static let dishSource = "PFC-STANDARD"

  static func writeDishes(_ records: SeedRecords, to connection: Connection) throws {
    for (index, dish) in records.dishes.enumerated() {
      let id = Int64(index + 1)
      let ingredients = dish.ingredients.map { ingredient in
        let food = records.foods[ingredient.food]
        return DishIngredient(
          name: food.name, item: food.number, grams: Double(ingredient.milligrams) / 1000, amount: ingredient.amount,
          note: ingredient.note)
      }
      let category = records.dishCategories[dish.category - 1].name
      try write(dish, category: category, ingredientsHash: SeedHash.hash(ingredients), id: id, to: connection)
      try write(dish.ingredients, of: id, to: connection)
      try write(dish.names, of: .dish, id, to: connection)
      try write(dish.portions, of: .dish, id, to: connection)
    }
  }

  private static func write(
    _ dish: DishRecord, category: String, ingredientsHash: Int64, id: Int64, to connection: Connection
  ) throws {
    let shown = Dish(
      id: dish.id, name: dish.name, category: category, country: dish.country, season: dish.season,
      servings: dish.servings, yieldGrams: Double(dish.yieldMilligrams) / 1000, note: dish.note,
      composition: dish.composition, source: "\(dishSource):\(dish.id)")
    try connection.query(
      "INSERT INTO dish VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
      [
        .integer(id), .text(dish.id), .integer(Int64(dish.category)), .text(dish.name), .text(dish.country),
        .text(dish.season), .real(dish.servings), .integer(Int64(dish.yieldMilligrams)), .text(dish.note),
        .text(shown.source), .blob(dish.composition.bytes), .integer(SeedHash.hash(shown)),
        .integer(SeedHash.hash(dish.names)), .integer(SeedHash.hash(dish.portions)), .integer(ingredientsHash),
      ])
  }

  private static func write(
    _ ingredients: [DishIngredientRecord], of dish: Int64, to connection: Connection
  ) throws {
    for (position, ingredient) in ingredients.enumerated() {
      try connection.query(
        "INSERT INTO dish_ingredient VALUES (?, ?, ?, ?, ?, ?)",
        [
          .integer(dish), .integer(Int64(position)), .integer(Int64(ingredient.food + 1)),
          .integer(Int64(ingredient.milligrams)), .text(ingredient.amount), .text(ingredient.note),
        ])
    }
  }
}

package import PFCModel
internal import PFCStorage

extension SeedStore {
  /// All dishes, in the order of the data. O(dishes).
  package func dishes() throws(SeedError) -> [Dish] { try dishes("1", []) }

  /// The identifiers of the dishes that use a food, by its number, in the order of the data. O(log n + dishes that do).
  package func dishIDs(usingFood number: String) throws(SeedError) -> [String] {
    try read { connection in
      var ids: [String] = []
      try connection.query(
        """
        SELECT d.code FROM food f JOIN dish_ingredient i ON i.food_id = f.id JOIN dish d ON d.id = i.dish_id
        WHERE f.number = ? ORDER BY d.id
        """, [.text(number)]
      ) { row in
        ids.append(row.text(0))
        return true
      }
      return ids
    }
  }

  /// The ingredients of a dish by its identifier, in the order of the data. O(log n + ingredients).
  package func ingredients(ofDish id: String) throws(SeedError) -> [DishIngredient] {
    try read { connection in
      var ingredients: [DishIngredient] = []
      try connection.query(
        """
        SELECT f.name, f.number, i.milligrams, i.amount, i.note FROM dish d
        JOIN dish_ingredient i ON i.dish_id = d.id JOIN food f ON f.id = i.food_id WHERE d.code = ? ORDER BY i.position
        """, [.text(id)]
      ) { row in
        ingredients.append(
          DishIngredient(
            name: row.text(0), item: row.text(1), grams: Double(row.integer(2)) / 1000, amount: row.text(3),
            note: row.text(4)))
        return true
      }
      let hash = try connection.integer("SELECT ingredients_hash FROM dish WHERE code = ?", [.text(id)])
      guard hash == nil || hash == SeedHash.of(ingredients) else {
        throw SeedReason(reason: .damaged("ingredients of \(id)"))
      }
      return ingredients
    }
  }

  func dish(row: Int64) throws(SeedError) -> Dish? { try dishes("d.id = ?", [.integer(row)]).first }

  func dish(id: String) throws(SeedError) -> Dish? { try dishes("d.code = ?", [.text(id)]).first }

  private func dishes(_ condition: String, _ bindings: [Value]) throws(SeedError) -> [Dish] {
    try read { connection in
      var dishes: [Dish] = []
      try connection.query(
        """
        SELECT d.code, d.name, c.name, d.country, d.season, d.servings, d.yield_milligrams, d.note, d.source,
          d.composition, d.hash
        FROM dish d JOIN dish_category c ON c.id = d.category_id WHERE \(condition) ORDER BY d.id
        """, bindings
      ) { row in
        guard let composition = row.withBlob(9, { Composition(bytes: $0) }) else {
          throw SeedReason(reason: .damaged("dish.composition"))
        }
        let dish = Dish(
          id: row.text(0), name: row.text(1), category: row.text(2), country: row.text(3), season: row.text(4),
          servings: row.real(5), yieldGrams: Double(row.integer(6)) / 1000, note: row.text(7),
          composition: composition, source: row.text(8))
        guard SeedHash.of(dish) == row.integer(10) else { throw SeedReason(reason: .damaged("dish \(dish.id)")) }
        countItem()
        dishes.append(dish)
        return true
      }
      return dishes
    }
  }
}

package import PFCModel
internal import PFCStorage

extension SeedStore {
  /// All dishes, in the order of the data. O(dishes).
  package func dishes() throws(SeedError) -> [Dish] { try dishes("1", []) }

  /// The dishes that use any of some foods, by their numbers, in the order of the data.
  /// O(foods × log n + dishes that do × log n).
  package func dishes(usingFoods numbers: some Sequence<String>) throws(SeedError) -> [Dish] {
    try dishes("d.id IN (\(Self.users))", [.list(numbers)])
  }

  /// The identifiers of the same.
  package func dishIDs(usingFoods numbers: some Sequence<String>) throws(SeedError) -> [String] {
    try read { connection in
      var ids: [String] = []
      try connection.query("SELECT code FROM dish WHERE id IN (\(Self.users)) ORDER BY id", [.list(numbers)]) { row in
        ids.append(row.text(0))
        return true
      }
      return ids
    }
  }

  /// How many dishes use any of some foods, by their numbers, and so many of them, in the order of the data.
  /// O(foods × log n + dishes that do + limit × log n).
  package func dishUsage(ofFoods numbers: some Sequence<String>, limit: Int) throws(SeedError) -> DishUsage {
    try read { connection in
      var rows: [Int64] = []
      try connection.query(Self.users + " ORDER BY 1", [.list(numbers)]) { row in
        rows.append(row.integer(0))
        return true
      }
      var first: [DishTitle] = []
      guard limit > 0, !rows.isEmpty else { return DishUsage(count: rows.count, first: []) }
      try connection.query(
        "SELECT \(Self.columns) WHERE d.id IN (SELECT value FROM json_each(?)) ORDER BY d.id",
        [.list(rows.prefix(limit))]
      ) { row in
        try SeedHash.checkDish(row)
        first.append(DishTitle(id: row.text(0), name: row.text(1)))
        return true
      }
      return DishUsage(count: rows.count, first: first)
    }
  }

  /// The rows of the dishes that use any of some foods.
  private static let users = """
    SELECT DISTINCT i.dish_id FROM json_each(?) j CROSS JOIN food f ON f.number = j.value
    CROSS JOIN dish_ingredient i ON i.food_id = f.id
    """

  /// The ingredients of a dish by its identifier, in the order of the data; nil when the seed does not have it.
  /// O(log n + ingredients).
  package func ingredients(ofDish id: String) throws(SeedError) -> [DishIngredient]? {
    try read { connection in
      var ingredients: [DishIngredient] = []
      var hash: Int64?
      try connection.query(
        """
        SELECT f.name, f.number, i.milligrams, i.amount, i.note, d.ingredients_hash FROM dish d
        LEFT JOIN dish_ingredient i ON i.dish_id = d.id LEFT JOIN food f ON f.id = i.food_id
        WHERE d.code = ? ORDER BY i.position
        """, [.text(id)]
      ) { row in
        hash = row.integer(5)
        if row.isNull(1) { return true }
        ingredients.append(
          DishIngredient(
            name: row.text(0), item: row.text(1), grams: Double(row.integer(2)) / 1000, amount: row.text(3),
            note: row.text(4)))
        return true
      }
      guard let hash else { return nil }
      guard hash == SeedHash.hash(ingredients) else { throw SeedReason(reason: .damaged("ingredients of \(id)")) }
      return ingredients
    }
  }

  func dish(row: Int64) throws(SeedError) -> Dish? { try dishes("d.id = ?", [.integer(row)]).first }

  func dish(id: String) throws(SeedError) -> Dish? { try dishes("d.code = ?", [.text(id)]).first }

  private func dishes(_ condition: String, _ bindings: [Value]) throws(SeedError) -> [Dish] {
    try read { connection in
      var dishes: [Dish] = []
      try connection.query("SELECT \(Self.columns) WHERE \(condition) ORDER BY d.id", bindings) { row in
        try SeedHash.checkDish(row)
        guard let composition = row.withBlob(9, { Composition(bytes: $0) }) else {
          throw SeedReason(reason: .damaged("dish.composition"))
        }
        countItem()
        dishes.append(
          Dish(
            id: row.text(0), name: row.text(1), category: row.text(2), country: row.text(3), season: row.text(4),
            servings: row.real(7), yieldGrams: Double(row.integer(8)) / 1000, note: row.text(5),
            composition: composition, source: row.text(6)))
        return true
      }
      return dishes
    }
  }

  /// What is read of a dish `d`, in the order of ``SeedHash/checkDish(_:)``, and from where.
  private static let columns = """
    d.code, d.name, c.name, d.country, d.season, d.note, d.source, d.servings, d.yield_milligrams, d.composition, d.hash
    FROM dish d JOIN dish_category c ON c.id = d.category_id
    """
}

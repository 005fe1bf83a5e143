internal import PFCModel
internal import PFCStorage

/// The rows of own recipes.
enum RecipeRow {
  static let columns =
    "number, name, name_key, reading, category, country, season, servings, yield_grams, note, composition, weight, "
    + "created, updated"

  /// The values of the columns behind the number.
  static func values(of recipe: Recipe, key: String) -> [Value] {
    let draft = recipe.draft
    return [
      .text(draft.name), .text(key), .optional(draft.reading), .text(draft.category), .text(draft.country),
      .text(draft.season), .optional(draft.servings), .optional(draft.yieldGrams), .optional(draft.note),
      .blob(recipe.composition.bytes), .optional(recipe.weight), .integer(recipe.created.milliseconds),
      .integer(recipe.updated.milliseconds),
    ]
  }

  static func read(_ connection: Connection, _ condition: String, _ bindings: [Value] = []) throws -> [Recipe] {
    var recipes: [Recipe] = []
    try connection.query("SELECT \(columns) FROM own_recipe \(condition)", bindings) { row in
      guard Storable.numbers.contains(row.integer(0)), [7, 8, 11].allSatisfy({ isPossible(row.optionalReal($0)) }),
        let composition = row.withBlob(10, { Composition(bytes: $0) })
      else {
        throw JournalReason(reason: .damaged("own_recipe \(row.integer(0))"))
      }
      let draft = RecipeDraft(
        name: row.text(1), reading: row.optionalText(3), category: row.text(4), country: row.text(5),
        season: row.text(6), servings: row.optionalReal(7), yieldGrams: row.optionalReal(8), ingredients: [],
        note: row.optionalText(9))
      recipes.append(
        Recipe(
          number: Int(row.integer(0)), draft: draft, composition: composition, weight: row.optionalReal(11),
          created: Instant(milliseconds: row.integer(12)), updated: Instant(milliseconds: row.integer(13))))
      return true
    }
    for index in recipes.indices {
      recipes[index].draft.ingredients = try ingredients(of: recipes[index].number, on: connection)
    }
    return recipes
  }

  /// Whether an ingredient has changed since the figures of a recipe were summed. O(log n).
  static func isStale(_ number: Int, on connection: Connection) throws -> Bool {
    try connection.integer("SELECT stale FROM own_recipe WHERE number = ?", [.integer(Int64(number))]) == 1
  }

  static func ingredients(of number: Int, on connection: Connection) throws -> [DishIngredient] {
    var ingredients: [DishIngredient] = []
    try connection.query(
      "SELECT name, item, grams, amount, note FROM own_recipe_ingredient WHERE recipe = ? ORDER BY position",
      [.integer(Int64(number))]
    ) { row in
      guard isPossible(row.optionalReal(2)) else {
        throw JournalReason(reason: .damaged("own_recipe_ingredient of \(number)"))
      }
      ingredients.append(
        DishIngredient(
          name: row.text(0), item: row.optionalText(1), grams: row.optionalReal(2), amount: row.text(3),
          note: row.text(4)))
      return true
    }
    return ingredients
  }

  /// Whether a number of a recipe is none or in its range.
  static func isPossible(_ number: Double?) -> Bool { number.map(Storable.positive.contains) ?? true }

  /// Inserts the list of a recipe; `nextRow` gives the number of a row, where SQLite shall not.
  static func insertIngredients(
    _ ingredients: [DishIngredient], of number: Int, to connection: Connection, nextRow: (() -> Int64)? = nil
  ) throws {
    for start in stride(from: 0, to: ingredients.count, by: insertions.count) {
      let rows = ingredients.indices[start..<min(start + insertions.count, ingredients.count)]
      try connection.query(
        insertions[rows.count - 1],
        binding: { row in
          for position in rows {
            let ingredient = ingredients[position]
            if let nextRow { row.integer(nextRow()) } else { row.null() }
            row.integer(Int64(number))
            row.integer(Int64(position))
            row.text(ingredient.name)
            row.text(ingredient.item)
            row.real(ingredient.grams)
            row.text(ingredient.amount)
            row.text(ingredient.note)
          }
        })
    }
  }

  /// Statements that insert one row, two, and so on. A statement for each row would cost more, and so would keeping what
  /// a statement may have to take back: a fault, which no checked draft has, takes the transaction back.
  private static let insertions = (1...16).map { count in
    "INSERT OR ROLLBACK INTO own_recipe_ingredient (id, recipe, position, name, item, grams, amount, note) VALUES "
      + Array(repeating: "(?, ?, ?, ?, ?, ?, ?, ?)", count: count).joined(separator: ", ")
  }

  static func removeIngredients(of number: Int, from connection: Connection) throws {
    try connection.query("DELETE FROM own_recipe_ingredient WHERE recipe = ?", [.integer(Int64(number))])
  }

  /// The numbers of the recipes that use an item by itself. O(log n + recipes that do).
  static func users(of item: String, on connection: Connection) throws -> [Int] {
    var numbers: [Int] = []
    try connection.query(
      "SELECT DISTINCT recipe FROM own_recipe_ingredient WHERE item = ? ORDER BY recipe", [.text(item)]
    ) { row in
      numbers.append(Int(row.integer(0)))
      return true
    }
    return numbers
  }

  /// Throws ``RecipeFault`` when a recipe uses an item, besides those that are removed with it.
  static func checkUnused(
    _ item: String, name: String, except removed: Set<Int> = [], on connection: Connection
  ) throws {
    let numbers = try users(of: item, on: connection).filter { !removed.contains($0) }
    guard !numbers.isEmpty else { return }
    let users = try numbers.prefix(mostNamed).flatMap { number in
      try read(connection, "WHERE number = ?", [.integer(Int64(number))])
    }
    throw RecipeFault.isUsed(name: name, by: users)
  }

  /// How many of the recipes that use an item are named.
  private static let mostNamed = 10
}

extension Row {
  /// The number of a column; nil for NULL.
  borrowing func optionalReal(_ column: Int32) -> Double? { isNull(column) ? nil : real(column) }
}

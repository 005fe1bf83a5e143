package import PFCModel
internal import PFCStorage

/// What recipes of the user's own are looked for.
package struct OwnRecipeQuery: Sendable {
  /// What an ingredient may be: items by their identifiers, or the very word where it is no item.
  package struct Ingredient: Sendable {
    /// The identifiers.
    package var items: Set<String>
    /// The word.
    package let word: String

    package init(items: Set<String>, word: String) {
      self.items = items
      self.word = word
    }
  }

  /// Ingredients that must all be used.
  package var uses: [Ingredient] = []
  /// Ingredients of which none may be used.
  package var without: [Ingredient] = []
  /// Whether only ingredients count that the recipe itself names, not those of its ingredients.
  package var isDirect = false
  /// The category; nil for any.
  package var category: String?
  /// The cuisine; nil for any.
  package var country: String?
  /// The season; nil for any.
  package var season: String?

  package init() {}
}

extension OwnStore {
  /// The recipe with a number; nil when there is none. O(log n).
  package func recipe(number: Int) throws(JournalError) -> Recipe? {
    guard hasRecipes else { return nil }
    return try read { try RecipeRow.read($0, "WHERE number = ?", [.integer(Int64(number))]).first }
  }

  /// Whether there is any recipe. O(1).
  package func hasAnyRecipe() throws(JournalError) -> Bool {
    guard hasRecipes else { return false }
    return try read { try $0.integer("SELECT EXISTS (SELECT 1 FROM own_recipe)") == 1 }
  }

  /// The values of `category` or `country` that recipes have, in order. O(n).
  package func recipeWords(_ column: RecipeColumn) throws(JournalError) -> [String] {
    guard hasRecipes else { return [] }
    return try read { connection in
      var words: [String] = []
      let name = column.rawValue
      try connection.query("SELECT DISTINCT \(name) FROM own_recipe WHERE \(name) <> '' ORDER BY \(name)") { row in
        words.append(row.text(0))
        return true
      }
      return words
    }
  }

  /// A column by whose words recipes are chosen.
  package enum RecipeColumn: String, Sendable { case category, country }

  /// Whether an ingredient that is no item has this very name. O(log n).
  package func hasWord(_ word: String) throws(JournalError) -> Bool {
    guard hasRecipes else { return false }
    return try read { connection in
      try connection.integer(
        "SELECT EXISTS (SELECT 1 FROM own_recipe_ingredient WHERE item IS NULL AND name = ?)", [.text(word)]) == 1
    }
  }

  /// So many recipes that fit, in the order in which they were entered; an ingredient of an ingredient counts as used.
  /// O(recipes that use it + log n for each given).
  package func recipes(_ query: OwnRecipeQuery, limit: Int) throws(JournalError) -> [Recipe] {
    guard hasRecipes, limit > 0 else { return [] }
    return try read { connection in
      let (condition, bindings) = try Self.condition(query, connection)
      return try RecipeRow.read(
        connection, "WHERE \(condition) ORDER BY number LIMIT ?", bindings + [.integer(Int64(limit))])
    }
  }

  /// The numbers of all recipes that fit. O(recipes that use it).
  package func recipeNumbers(_ query: OwnRecipeQuery) throws(JournalError) -> Set<Int> {
    guard hasRecipes else { return [] }
    return try read { connection in
      let (condition, bindings) = try Self.condition(query, connection)
      var numbers = Set<Int>()
      try connection.query("SELECT number FROM own_recipe WHERE \(condition)", bindings) { row in
        numbers.insert(Int(row.integer(0)))
        return true
      }
      return numbers
    }
  }

  private static func condition(
    _ query: OwnRecipeQuery, _ connection: Connection
  ) throws -> (sql: String, bindings: [Value]) {
    var (parts, bindings): ([String], [Value]) = (["true"], [])
    let nested = query.isDirect || (query.uses.isEmpty && query.without.isEmpty) ? [] : try NestedRecipe.all(connection)
    for (ingredients, isUsed) in [(query.uses, true), (query.without, false)] {
      for ingredient in ingredients {
        parts.append("number \(isUsed ? "IN" : "NOT IN") (\(using))")
        let items = NestedRecipe.items(ingredient, nested)
        bindings += [.text("[" + items.map { "\"\($0)\"" }.joined(separator: ",") + "]"), .text(ingredient.word)]
      }
    }
    for (column, value) in [("category", query.category), ("country", query.country)] {
      guard let value else { continue }
      parts.append("\(column) = ?")
      bindings.append(.text(value))
    }
    if let season = query.season {
      parts.append("season IN (?, ?)")
      bindings += [.text(season), .text(Dish.anySeason)]
    }
    return (parts.joined(separator: " AND "), bindings)
  }

  private static let using = """
    SELECT recipe FROM own_recipe_ingredient WHERE item IN (SELECT value FROM json_each(?))
    UNION ALL SELECT recipe FROM own_recipe_ingredient WHERE item IS NULL AND name = ?
    """
}

/// A recipe that is an ingredient of others.
private struct NestedRecipe {
  let id: String
  let items: [String?]
  let names: [String]

  /// All of them. O(uses of recipes).
  static func all(_ connection: Connection) throws -> [NestedRecipe] {
    var ids: [String] = []
    try connection.query(
      "SELECT DISTINCT item FROM own_recipe_ingredient WHERE item >= 'r' AND item < 's'"
    ) { row in
      ids.append(row.text(0))
      return true
    }
    return try ids.compactMap { id in
      guard let number = Recipe.number(ofID: id) else { return nil }
      let parts = try RecipeRow.ingredients(of: number, on: connection)
      return NestedRecipe(id: id, items: parts.map(\.item), names: parts.map(\.name))
    }
  }

  /// What an ingredient may be, with the recipes in which it is.
  static func items(_ ingredient: OwnRecipeQuery.Ingredient, _ nested: [NestedRecipe]) -> Set<String> {
    var (items, rest) = (ingredient.items, nested)
    while true {
      let found = rest.filter { recipe in
        zip(recipe.items, recipe.names).contains { item, name in
          item.map(items.contains) ?? (name == ingredient.word)
        }
      }
      guard !found.isEmpty else { return items }
      items.formUnion(found.map(\.id))
      rest.removeAll { items.contains($0.id) }
    }
  }
}

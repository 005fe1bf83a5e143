internal import PFCModel
internal import PFCStorage

/// Which recipes use what. They are put together here, where a few are enough or runs in order are merged, instead of in sets
/// that SQLite would fill first.
struct RecipeUsers {
  private let connection: Connection
  private let nested: [NestedRecipe]

  /// Looks up the recipes of which others are made, unless only ingredients count that a recipe itself names.
  init(_ query: OwnRecipeQuery, _ connection: Connection) throws {
    self.connection = connection
    nested = query.isDirect ? [] : try NestedRecipe.all(connection)
  }

  /// The numbers of the recipes that use all that must be used and nothing else that is named, in order.
  /// O(recipes that use any of it + items × log n).
  func users(ofAll query: OwnRecipeQuery) throws -> [Int] {
    guard let first = query.uses.first else { return [] }
    var numbers = try users(of: first)
    for ingredient in query.uses.dropFirst() {
      let others = Set(try users(of: ingredient))
      numbers.removeAll { !others.contains($0) }
    }
    for ingredient in query.without {
      let others = Set(try users(of: ingredient))
      numbers.removeAll(where: others.contains)
    }
    return numbers
  }

  /// The numbers of the first recipes that use an ingredient, in order. The index has the recipes of each item in order, so
  /// no more than `limit` of each are read: O(items × (log n + limit)).
  func users(of ingredient: OwnRecipeQuery.Ingredient, limit: Int = .max) throws -> [Int] {
    var numbers: [Int] = []
    func collect(_ condition: String, _ text: String) throws {
      try connection.query(
        "SELECT DISTINCT recipe FROM own_recipe_ingredient WHERE \(condition) ORDER BY recipe LIMIT ?",
        [.text(text), .integer(Int64(limit))]
      ) { row in
        numbers.append(Int(row.integer(0)))
        return true
      }
    }
    for item in NestedRecipe.items(ingredient, nested) { try collect("item = ?", item) }
    try collect("item IS NULL AND name = ?", ingredient.word)
    numbers.sort()
    var last: Int?
    numbers.removeAll { number in
      defer { last = number }
      return number == last
    }
    return Array(numbers.prefix(limit))
  }
}

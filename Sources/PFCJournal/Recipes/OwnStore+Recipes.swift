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
  /// O(items × (log n + limit)) for one ingredient and nothing else, else O(recipes that use any + log n for each given).
  package func recipes(_ query: OwnRecipeQuery, limit: Int) throws(JournalError) -> [Recipe] {
    guard hasRecipes, limit > 0 else { return [] }
    return try read { connection in
      var found: [Recipe] = []
      for part in try RecipeChoice(query, limit: limit, connection).parts(from: Swift.max(64, limit)) {
        found += try RecipeRow.read(
          connection, "WHERE \(part.condition) ORDER BY number LIMIT ?",
          part.bindings + [.integer(Int64(limit - found.count))])
        if found.count >= limit { break }
      }
      return found
    }
  }

  /// The numbers of all recipes that fit. O(recipes that use any of the ingredients).
  package func recipeNumbers(_ query: OwnRecipeQuery) throws(JournalError) -> Set<Int> {
    guard hasRecipes else { return [] }
    return try read { connection in
      var numbers = Set<Int>()
      for part in try RecipeChoice(query, limit: .max, connection).parts(from: .max) {
        try connection.query("SELECT number FROM own_recipe WHERE \(part.condition)", part.bindings) { row in
          numbers.insert(Int(row.integer(0)))
          return true
        }
      }
      return numbers
    }
  }
}

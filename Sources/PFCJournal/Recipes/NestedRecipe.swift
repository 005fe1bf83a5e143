internal import PFCModel
internal import PFCStorage

/// A recipe that is an ingredient of others.
struct NestedRecipe {
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

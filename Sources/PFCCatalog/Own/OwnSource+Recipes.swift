internal import PFCJournal
internal import PFCModel

extension OwnSource {
  /// Whether the user has any recipe.
  func hasRecipes() throws -> Bool { try reading { try $0?.hasAnyRecipe() ?? false } }

  /// The categories of the user's recipes.
  func recipeCategories() throws -> [String] { try reading { try $0?.recipeWords(.category) ?? [] } }

  /// The cuisines of the user's recipes.
  func recipeCountries() throws -> [String] { try reading { try $0?.recipeWords(.country) ?? [] } }

  /// So many recipes that fit, in the order in which they were entered.
  func recipes(_ query: OwnRecipeQuery, limit: Int) throws -> [Recipe] {
    try reading { try $0?.recipes(query, limit: limit) ?? [] }
  }

  /// How many recipes fit, and so many of them, in the order in which they were entered.
  func usage(of query: OwnRecipeQuery, limit: Int) throws -> DishUsage {
    let first = try recipes(query, limit: limit)
    let count = first.count < limit ? first.count : try recipeNumbers(query).count
    return DishUsage(count: count, first: first.map { DishTitle(id: $0.id, name: $0.draft.name) })
  }

  /// The numbers of all recipes that fit.
  func recipeNumbers(_ query: OwnRecipeQuery) throws -> Set<Int> {
    try reading { try $0?.recipeNumbers(query) ?? [] }
  }

  /// Whether an ingredient that is no item has this very name.
  func hasWord(_ word: String) throws -> Bool { try reading { try $0?.hasWord(word) ?? false } }

  /// The ingredients of the recipe that a dish is; empty when it is gone.
  func ingredients(of dish: Dish) throws -> [DishIngredient] {
    guard case .recipe(let recipe) = try item(id: dish.id) else { return [] }
    return recipe.draft.ingredients
  }
}

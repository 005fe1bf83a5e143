/// What becomes of a recipe that is saved by its name.
public enum RecipeOutcome: Sendable, Equatable {
  /// It is new.
  case added(Recipe)
  /// It was there and is changed.
  case updated(Recipe)
  /// It was there just so.
  case unchanged(Recipe)

  /// The recipe.
  public var recipe: Recipe {
    switch self {
    case .added(let recipe), .updated(let recipe), .unchanged(let recipe): recipe
    }
  }
}

/// Why a recipe cannot be saved, or an own item not be removed. Nothing is changed then.
public enum RecipeFault: Error, Equatable, Sendable {
  /// There is a recipe of that name already.
  case nameTaken(Recipe)
  /// Two drafts of one call have this name.
  case nameTwice(String)
  /// The recipe of this name has no name, no ingredient, or a number that cannot be: the draft's name.
  case impossible(String)
  /// A text of the recipe has more characters than is allowed: which text, its start and the limit.
  case tooLong(field: String, start: String, most: Int)
  /// An ingredient of the recipe is an item that is not there: the recipe's name and the identifier.
  case unknownItem(recipe: String, item: String)
  /// The recipe would be made of itself: the names from it to itself.
  case cycle([String])
  /// The item of this name is an ingredient of recipes, by their names.
  case isUsed(name: String, by: [Recipe])
}

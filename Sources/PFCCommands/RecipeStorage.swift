internal import PFC
internal import PFCArguments

/// Where imported recipes are kept.
struct RecipeStorage: Sendable {
  /// What becomes of a recipe.
  enum Change: String {
    case added, updated, unchanged
  }

  /// A recipe with what became of it, as it is kept.
  typealias Kept = (change: Change, dish: Dish)

  /// Keeps recipes by their names in one step, all or none; when `isDryRun` it only says what would become of each.
  let keep:
    @Sendable (_ recipes: [RecipeImport.Recipe], _ what: String, _ isDryRun: Bool, _ session: Session) throws -> [Kept]

  /// The user's journal.
  static let journal = RecipeStorage { recipes, what, isDryRun, session in
    let drafts = recipes.map(\.draft)
    let outcomes = try session.openLog().upsertRecipes(
      drafts, what: what, isDryRun: isDryRun, now: session.context.now)
    return outcomes.map { outcome in
      switch outcome {
      case .added(let recipe): (.added, recipe.dish)
      case .updated(let recipe): (.updated, recipe.dish)
      case .unchanged(let recipe): (.unchanged, recipe.dish)
      }
    }
  }
}

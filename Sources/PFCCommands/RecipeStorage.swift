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
  static let journal = RecipeStorage { recipes, _, isDryRun, _ in
    guard isDryRun else { throw unavailable }
    return recipes.map { (.added, $0.dish) }
  }

  /// The journal of this version keeps no recipes.
  private static var unavailable: CommandError {
    CommandError(
      code: "recipes_not_kept",
      message: Bilingual("このジャーナルはレシピを保存できません。", "This journal keeps no recipes."),
      hint: Bilingual("--dry-run で内容だけを確かめられます。", "--dry-run checks the file."), status: .failed)
  }
}

internal import PFCCatalog
package import PFCJournal
public import PFCModel

extension FoodLog {
  /// The user's own recipes, in the order in which they were entered. O(n).
  public func recipes() throws(JournalError) -> [Recipe] { try store?.recipes() ?? [] }

  /// The recipe that an identifier as `r1` or a name means; nil when there is none. Names are compared as by a search:
  /// whatever their width, kana or composition. O(log n).
  public func recipe(_ word: String) throws(JournalError) -> Recipe? {
    if let number = Recipe.number(ofID: ItemIdentifier.folded(word)), let recipe = try store?.recipe(number: number) {
      return recipe
    }
    return try store?.recipe(named: word, OwnIndex.indexer)
  }

  /// The identifiers, of those given, of recipes with figures of yesterday: an ingredient has changed since they were
  /// summed, and another's seed was not open then. They are summed anew when an ingredient is saved once more with that
  /// seed open.
  public func staleRecipes(_ ids: [String]) throws(JournalError) -> [String] {
    try store?.staleRecipes(ids.compactMap(Recipe.number(ofID:))).map(Recipe.id) ?? []
  }

  /// Adds recipes in one step, all or none; gives them with their numbers and figures. Durable when it returns; with
  /// `isDryRun` nothing is written, and what would be is given. O(ingredients × log n).
  ///
  /// Throws ``RecipeFault`` when a name is there already or a recipe cannot be; else ``SeedError`` or ``JournalError``.
  public func addRecipes(_ drafts: [RecipeDraft], isDryRun: Bool = false, now: Instant) throws -> [Recipe] {
    let label = drafts.count > Self.mostNamed ? "(\(drafts.count))" : drafts.map(\.name).joined(separator: ", ")
    return try recipeStore(isDryRun).addRecipes(
      drafts, what: "recipe add \(label)", isDryRun: isDryRun, OwnIndex.indexer, now: now)
  }

  /// Saves recipes by their names, in one step, all or none: a new name is added, one that is there is changed to what the
  /// draft says. Durable when it returns; with `isDryRun` nothing is written, and what would become of each is given.
  /// `what` is what `pfc undo` calls the step. O(ingredients × log n).
  ///
  /// Throws ``RecipeFault`` when two drafts have one name or a recipe cannot be; else ``SeedError`` or ``JournalError``.
  public func upsertRecipes(
    _ drafts: [RecipeDraft], what: String = "recipe import", isDryRun: Bool = false, now: Instant
  ) throws -> [RecipeOutcome] {
    try recipeStore(isDryRun).saveRecipes(
      drafts, what: what, isDryRun: isDryRun, OwnIndex.indexer, now: now)
  }

  /// Changes a recipe; gives it with its new figures. `edit` makes the draft of what is there, which may be newer than the
  /// recipe that is given: it is read and written in one transaction. Recipes that use it, be it through others, are summed
  /// anew; what was logged keeps its name and figures. Durable when it returns; with `isDryRun` nothing is written.
  ///
  /// Throws ``RecipeFault`` when the name is another's, the recipe cannot be or would be made of itself; else
  /// ``SeedError`` or ``JournalError``, or what `edit` throws.
  public func editRecipe(
    _ recipe: Recipe, isDryRun: Bool = false, now: Instant, _ edit: (RecipeDraft) throws -> RecipeDraft
  ) throws -> Recipe {
    try writable().updateRecipe(recipe, isDryRun: isDryRun, OwnIndex.indexer, now: now, edit)
  }

  /// Removes recipes in one step. What was logged keeps its name and figures. Durable when it returns.
  ///
  /// Throws ``RecipeFault`` for one that another recipe uses, and then removes none; else ``JournalError``.
  public func removeRecipes(_ recipes: [Recipe], now: Instant) throws {
    try store?.removeRecipes(recipes, now: now)
  }

  /// Removes a recipe. See ``removeRecipes(_:now:)``.
  public func removeRecipe(_ recipe: Recipe, now: Instant) throws { try removeRecipes([recipe], now: now) }

  /// How many recipes the name of a step lists.
  private static let mostNamed = 5

  /// The journal to write to. A dry run makes none.
  package func recipeStore(_ isDryRun: Bool) throws(JournalError) -> JournalStore {
    guard isDryRun, store == nil else { return try writable() }
    let scratch = try JournalStore.scratch()
    equip(scratch)
    return scratch
  }
}

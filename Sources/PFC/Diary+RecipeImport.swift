internal import PFCCatalog
public import PFCDiary
public import PFCImport
internal import PFCJournal
public import PFCModel

/// A recipe of a file as it was saved.
public struct ImportedRecipe: Sendable {
  /// What became of it.
  public let outcome: RecipeOutcome
  /// What was saved, with what its ingredients mean.
  public let recipe: RecipeImport.Recipe
  /// What the file does not say and was left as it was.
  public let held: [HeldPart]
}

extension Diary.Recipes {
  /// Saves the recipes of a file by their names, in one step, all or none, each behind those that it uses; gives them in
  /// the order of the file. What the file does not say of a recipe that is there stays as it is. Durable when it returns;
  /// with `isDryRun` nothing is written. O(ingredients × log n).
  ///
  /// Throws ``RecipeFault``, for recipes that use one another in a circle with the way; else ``SeedError`` or
  /// ``JournalError``.
  public func save(
    _ file: RecipeImport, what: String = "recipe import", isDryRun: Bool = false
  ) throws -> [ImportedRecipe] {
    var recipes = file.recipes
    var held = [[HeldPart]](repeating: [], count: recipes.count)
    let outcomes = try diary.writable(isDryRun: isDryRun).saveRecipes(
      recipes.map(\.draft), what: what, isDryRun: isDryRun, OwnIndex.indexer, now: diary.now, order: file.order()
    ) { place, known, saved in
      recipes[place].link(saved)
      if let known { held[place] = recipes[place].keep(known.draft) }
      return recipes[place].draft
    }
    return outcomes.indices.map { ImportedRecipe(outcome: outcomes[$0], recipe: recipes[$0], held: held[$0]) }
  }
}

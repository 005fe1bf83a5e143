internal import PFCCatalog
internal import PFCJournal
public import PFCModel

extension Diary {
  /// The own recipes.
  public var recipes: Recipes { Recipes(diary: self) }

  /// The recipes that the user has entered.
  public struct Recipes {
    package let diary: Diary

    /// The user's own recipes, in the order in which they were entered. O(n).
    public func all() throws(JournalError) -> [Recipe] { try diary.store?.recipes() ?? [] }

    /// The recipe that an identifier as `r1` or a name means. Names are compared as by a search: whatever their width, kana
    /// or composition. Throws ``RecipeError`` when there is none; else ``SeedError`` or ``JournalError``. O(log n).
    public func recipe(_ word: String) throws -> Recipe {
      if let number = Recipe.number(ofID: ItemIdentifier.folded(word)),
        let recipe = try diary.store?.recipe(number: number)
      {
        return recipe
      }
      if let recipe = try diary.store?.recipe(named: word, OwnIndex.indexer) { return recipe }
      if let hit = try diary.catalog().search(word, limit: 1, kinds: [.dish]).first, hit.grade == .exact {
        throw RecipeError.standardDish(id: hit.item.id, name: hit.item.name)
      }
      throw RecipeError.unknown(word)
    }

    /// Adds a recipe of a line of ingredients, as `鶏むね 300g 玉ねぎ 2個、塩 少々`, and what else is said of it. Durable when it
    /// returns; with `isDryRun` nothing is written, and what would be is given. O(ingredients × log n).
    ///
    /// Throws ``RecipeError``, ``LineError`` or ``RecipeFault`` when it cannot be; else ``SeedError`` or ``JournalError``.
    @discardableResult
    public func add(
      _ name: String, _ ingredients: String, _ said: RecipeEdit = RecipeEdit(), isDryRun: Bool = false,
      choose: @escaping Diary.Chooser = { _, _ in nil }
    ) throws -> RecipeChange {
      var edit = said
      (edit.name, edit.added) = (name, ingredients)
      let draft = try RecipeEditor(edit, diary, choose).draft(over: RecipeDraft(name: "", ingredients: []))
      var remarks = try RecipeWeight.remarks(draft)
      if let food = try RecipeName.food(named: draft.name, in: diary.catalog()) {
        remarks.append(.standsBefore(draft.name, id: food.id, food: food.name))
      }
      return try added(draft, remarks, isDryRun: isDryRun)
    }

    /// Makes an own recipe of a standard dish or of another recipe, with the same ingredients, under a name of its own or
    /// that of the dish. See ``add(_:_:_:isDryRun:choose:)``.
    @discardableResult
    public func copy(_ word: String, as name: String? = nil, isDryRun: Bool = false) throws -> RecipeChange {
      let catalog = try diary.catalog()
      let hit = try catalog.search(word, limit: 1, kinds: [.dish, .recipe]).first
      guard let hit, hit.grade == .exact, let dish = hit.item.asDish else { throw RecipeError.unknownDish(word) }
      let name = try name.map(RecipeEditor.checkedName) ?? dish.name
      let reading = try name == dish.name ? catalog.names(of: hit.item).first { $0.kind == .display }?.reading : nil
      let draft = RecipeDraft(
        name: name, reading: reading, category: dish.category, country: dish.country, season: dish.season,
        servings: dish.servings, yieldGrams: dish.yieldGrams, ingredients: try catalog.ingredients(of: dish),
        note: dish.note.isEmpty ? nil : dish.note)
      return try added(draft, [], isDryRun: isDryRun)
    }

    /// Changes a recipe by what is said. Recipes that use it, be it through others, are summed anew; what was logged keeps its
    /// name and figures. Durable when it returns; with `isDryRun` nothing is written.
    ///
    /// Throws ``RecipeError``, ``LineError`` or ``RecipeFault`` when it cannot be; else ``SeedError`` or ``JournalError``.
    @discardableResult
    public func edit(
      _ word: String, _ edit: RecipeEdit, isDryRun: Bool = false, choose: @escaping Diary.Chooser = { _, _ in nil }
    ) throws -> RecipeChange {
      let recipe = try recipe(word)
      // Resolving may prompt the user, so it is done before the write transaction begins.
      let editor = try RecipeEditor(edit, diary, choose)
      var remarks: [RecipeRemark] = []
      let changed = try self.edit(recipe, isDryRun: isDryRun) { known in
        let draft = try editor.draft(over: known)
        guard draft != known else { throw RecipeError.noChange }
        remarks = try RecipeWeight.remarks(draft)
        return draft
      }
      return RecipeChange(recipe: changed, remarks: remarks, isDryRun: isDryRun)
    }

    private func added(_ draft: RecipeDraft, _ remarks: [RecipeRemark], isDryRun: Bool) throws -> RecipeChange {
      let recipes = try add([draft], isDryRun: isDryRun)
      return RecipeChange(recipe: recipes[0], remarks: remarks, isDryRun: isDryRun)
    }

    /// Adds recipes in one step, all or none; gives them with their numbers and figures. Durable when it returns; with
    /// `isDryRun` nothing is written, and what would be is given. O(ingredients × log n).
    ///
    /// Throws ``RecipeFault`` when a name is there already or a recipe cannot be; else ``SeedError`` or ``JournalError``.
    public func add(_ drafts: [RecipeDraft], isDryRun: Bool = false) throws -> [Recipe] {
      let label = drafts.count > Self.mostNamed ? "(\(drafts.count))" : drafts.map(\.name).joined(separator: ", ")
      return try diary.writable(isDryRun: isDryRun).addRecipes(
        drafts, what: "recipe add \(label)", isDryRun: isDryRun, OwnIndex.indexer, now: diary.now)
    }

    /// Saves recipes by their names, in one step, all or none: a new name is added, one that is there is changed to what the
    /// draft says. Durable when it returns; with `isDryRun` nothing is written, and what would become of each is given.
    /// `what` is what `pfc undo` calls the step. O(ingredients × log n).
    ///
    /// Throws ``RecipeFault`` when two drafts have one name or a recipe cannot be; else ``SeedError`` or ``JournalError``.
    package func save(
      _ drafts: [RecipeDraft], what: String = "recipe import", isDryRun: Bool = false
    ) throws -> [RecipeOutcome] {
      try diary.writable(isDryRun: isDryRun).saveRecipes(
        drafts, what: what, isDryRun: isDryRun, OwnIndex.indexer, now: diary.now)
    }

    /// Changes a recipe; gives it with its new figures. `change` makes the draft of what is there, which may be newer than the
    /// recipe that is given: it is read and written in one transaction. Recipes that use it, be it through others, are summed
    /// anew; what was logged keeps its name and figures. Durable when it returns; with `isDryRun` nothing is written.
    ///
    /// Throws ``RecipeFault`` when the name is another's, the recipe cannot be or would be made of itself; else
    /// ``SeedError`` or ``JournalError``, or what `change` throws.
    @discardableResult
    public func edit(
      _ recipe: Recipe, isDryRun: Bool = false, _ change: (RecipeDraft) throws -> RecipeDraft
    ) throws -> Recipe {
      try diary.writable(isDryRun: isDryRun).updateRecipe(
        recipe, isDryRun: isDryRun, OwnIndex.indexer, now: diary.now, change)
    }

    /// Removes recipes in one step. What was logged keeps its name and figures. Durable when it returns.
    ///
    /// Throws ``RecipeFault`` for one that another recipe uses, and then removes none; else ``JournalError``.
    public func remove(_ recipes: [Recipe], isDryRun: Bool = false) throws {
      try diary.store?.removeRecipes(recipes, isDryRun: isDryRun, now: diary.now)
    }

    /// How many recipes the name of a step lists.
    private static let mostNamed = 5
  }
}

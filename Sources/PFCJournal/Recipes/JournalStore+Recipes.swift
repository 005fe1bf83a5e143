package import PFCModel
internal import PFCStorage

extension JournalStore {
  /// The own recipes, in the order in which they were entered. O(n).
  package func recipes() throws(JournalError) -> [Recipe] {
    try run { try RecipeRow.read($0, "ORDER BY number") }
  }

  /// The recipe with a number; nil when there is none. O(log n).
  package func recipe(number: Int) throws(JournalError) -> Recipe? {
    try run { try RecipeRow.read($0, "WHERE number = ?", [.integer(Int64(number))]).first }
  }

  /// The recipes of some numbers with an ingredient that has changed since their figures were summed: its seed was not open
  /// then. O(numbers × log n).
  package func staleRecipes(_ numbers: [Int]) throws(JournalError) -> [Int] {
    try run { connection in try numbers.filter { try RecipeRow.isStale($0, on: connection) } }
  }

  /// The recipe whose name is the same word, whatever its width, kana or composition; nil when there is none. O(log n).
  package func recipe(named name: String, _ indexer: OwnIndexer) throws(JournalError) -> Recipe? {
    try run { try RecipeWriter.recipe(named: name, indexer, on: $0) }
  }

  /// Adds recipes in one step, all or none; gives them. Throws ``RecipeFault``, ``SeedError`` or ``JournalError``.
  /// O(ingredients × log n).
  package func addRecipes(
    _ drafts: [RecipeDraft], what: String, isDryRun: Bool, _ indexer: OwnIndexer, now: Instant
  ) throws -> [Recipe] {
    try step(what, at: now, isDryRun: isDryRun, before: indexer.keepKeys) { connection in
      let writer = RecipeWriter(connection, indexer, recipeFigures, now: now)
      return try drafts.map { draft in
        if let known = try writer.known(draft) { throw RecipeFault.nameTaken(known) }
        return try writer.insert(draft)
      }
    }
  }

  /// Saves recipes by their names in one step, all or none, in an order of their places, and gives them in that of the
  /// drafts. `complete` gives what is saved in a place, from what is there and what was saved before it.
  /// Throws ``RecipeFault``, ``SeedError`` or ``JournalError``. O(ingredients × log n).
  package func saveRecipes(
    _ drafts: [RecipeDraft], what: String, isDryRun: Bool, _ indexer: OwnIndexer, now: Instant, order: [Int]? = nil,
    complete: Completion? = nil
  ) throws -> [RecipeOutcome] {
    func saveAll() throws -> [RecipeOutcome] {
      try step(what, at: now, isDryRun: isDryRun, before: indexer.keepKeys) { connection in
        try save(drafts, isDryRun: isDryRun, indexer, now: now, order: order, complete: complete, on: connection)
      }
    }
    defer { foreseenIndex = nil }
    return try isDryRun || drafts.count < RecipeBulk.least ? saveAll() : largeStep(saveAll)
  }

  /// Gives what is saved in a place, from what is there and what was saved in other places.
  package typealias Completion =
    (_ place: Int, _ known: Recipe?, _ saved: (_ place: Int) -> Recipe?) throws -> RecipeDraft

  private func save(
    _ drafts: [RecipeDraft], isDryRun: Bool, _ indexer: OwnIndexer, now: Instant, order: [Int]?,
    complete: Completion?, on connection: Connection
  ) throws -> [RecipeOutcome] {
    let writer = RecipeWriter(connection, indexer, recipeFigures, now: now)
    let places = order ?? Array(drafts.indices)
    let known = try writer.known(drafts)
    let count = known.count { $0.recipe == nil }
    try writer.expect(count)
    // What is completed may keep other names than the file has.
    let isForeseeable = complete == nil || count == drafts.count
    if !isDryRun, isForeseeable, let first = writer.bulk?.firstNumber, let ownIndexer {
      let items = try ForeseenIndex.items(
        saving: places.lazy.map { drafts[$0] }, over: places.lazy.map { known[$0].recipe }, from: first, on: connection)
      if OwnIndexer.isWorthAnIndex(count, of: items.count) { foreseenIndex = ForeseenIndex(items, ownIndexer) }
    }
    var outcomes = [RecipeOutcome?](repeating: nil, count: drafts.count)
    for place in places {
      let there = known[place].recipe
      let draft = try complete?(place, there) { outcomes[$0]?.recipe } ?? drafts[place]
      outcomes[place] = try writer.save(draft, over: there, key: known[place].key)
    }
    try writer.finish()
    return outcomes.compactMap(\.self)
  }

  /// Changes a recipe, and sums anew what uses it; gives it. The draft is made over what is there, in one transaction with
  /// its writing. Throws ``RecipeFault``, ``SeedError`` or ``JournalError``, or what `edit` throws.
  /// O(recipes that use it × ingredients × log n).
  package func updateRecipe(
    _ recipe: Recipe, isDryRun: Bool, _ indexer: OwnIndexer, now: Instant,
    _ edit: (RecipeDraft) throws -> RecipeDraft
  ) throws -> Recipe {
    try step("recipe edit \(recipe.id)", at: now, isDryRun: isDryRun, before: indexer.keepKeys) { connection in
      let current = try RecipeRow.read(connection, "WHERE number = ?", [.integer(Int64(recipe.number))]).first
      guard let current else { throw RecipeFault.unknownItem(recipe: recipe.draft.name, item: recipe.id) }
      let draft = try edit(current.draft)
      let writer = RecipeWriter(connection, indexer, recipeFigures, now: now)
      if let other = try writer.known(draft), other.number != recipe.number { throw RecipeFault.nameTaken(other) }
      let changed = try writer.update(current, to: draft)
      try writer.finish()
      return changed
    }
  }

  /// Removes recipes in one step. What was logged keeps its figures. Throws ``RecipeFault`` for one that another recipe
  /// uses; then none is removed, as by a dry run. O(recipes × log n).
  package func removeRecipes(_ recipes: [Recipe], isDryRun: Bool = false, now: Instant) throws {
    let label = recipes.map(\.id).joined(separator: " ")
    let numbers = Set(recipes.map(\.number))
    try step("recipe rm \(label)", at: now, isDryRun: isDryRun) { connection in
      for recipe in recipes {
        try RecipeRow.checkUnused(recipe.id, name: recipe.draft.name, except: numbers, on: connection)
        try RecipeRow.removeIngredients(of: recipe.number, from: connection)
        try connection.query("DELETE FROM own_recipe WHERE number = ?", [.integer(Int64(recipe.number))])
      }
    }
  }

  /// Runs changes as one step; a dry run gives what they give and takes them all back.
  func step<Result>(
    _ what: String, at now: Instant, isDryRun: Bool = false, before: (Connection) throws -> Void = { _ in },
    _ body: (Connection) throws -> Result
  ) throws -> Result {
    var tried: Result?
    do {
      return try attempt { connection in
        // Else what a statement with triggers may have to take back goes to a file, a page or two for every row.
        try connection.execute("PRAGMA temp_store = MEMORY")
        defer { try? connection.execute("PRAGMA temp_store = DEFAULT") }
        return try recordStep(what, at: now, before: before) { connection in
          let result = try body(connection)
          guard isDryRun else { return result }
          tried = result
          throw DryRun()
        }
      }
    } catch {
      guard let tried else { throw error }
      return tried
    }
  }
}

/// Takes the changes of a dry run back.
private struct DryRun: Error {}

internal import PFCModel
internal import PFCStorage

/// Writes recipes within one transaction.
final class RecipeWriter {
  private let connection: Connection
  private let indexer: OwnIndexer
  private let now: Instant
  private let summer: RecipeSummer
  private var changed: [String] = []
  private var lastKey = (name: "", key: "")
  private(set) var bulk: RecipeBulk?

  init(_ connection: Connection, _ indexer: OwnIndexer, _ figures: RecipeFigures, now: Instant) {
    self.connection = connection
    self.indexer = indexer
    self.now = now
    summer = RecipeSummer(connection, figures)
  }

  static func recipe(named name: String, _ indexer: OwnIndexer, on connection: Connection) throws -> Recipe? {
    try RecipeRow.read(connection, "WHERE name_key = ?", [.text(indexer.key(name))]).first
  }

  /// The key of a name; made once for one name after another.
  func key(_ name: String) -> String {
    if name != lastKey.name { lastKey = (name, indexer.key(name)) }
    return lastKey.key
  }

  /// The recipe that has the name of a draft.
  func known(_ draft: RecipeDraft) throws -> Recipe? {
    try RecipeRow.read(connection, "WHERE name_key = ?", [.text(key(draft.name))]).first
  }

  /// Prepares to insert so many recipes; ``finish()`` must follow.
  func expect(_ count: Int) throws {
    if count >= RecipeBulk.least { bulk = try RecipeBulk(connection, count: count) }
  }

  /// The recipes that have the names of drafts, in their order, with the keys of the names. Throws ``RecipeFault`` when two
  /// drafts have one name. O(n log n).
  func known(_ drafts: [RecipeDraft]) throws -> [(key: String, recipe: Recipe?)] {
    let isEmpty = try connection.integer("SELECT EXISTS (SELECT 1 FROM own_recipe)") == 0
    var keys = Set<[UInt8]>(minimumCapacity: drafts.count)
    return try drafts.map { draft in
      let key = key(draft.name)
      guard keys.insert(Array(key.utf8)).inserted else { throw RecipeFault.nameTwice(draft.name) }
      return (key, isEmpty ? nil : try known(draft))
    }
  }

  /// Adds a recipe, or changes the one that has its name; `key` is that of its name.
  func save(_ draft: RecipeDraft, over known: Recipe?, key: String) throws -> RecipeOutcome {
    guard let known else { return .added(try insert(draft, key: key)) }
    return known.draft == draft ? .unchanged(known) : .updated(try update(known, to: draft))
  }

  /// Writes a recipe anew; `key` is that of its name.
  func insert(_ draft: RecipeDraft, key: String? = nil) throws -> Recipe {
    if let key { lastKey = (draft.name, key) }
    try check(draft)
    try RecipeTexts.check(draft, over: nil)
    let (composition, weight, isStale) = try summer.sum(draft)
    guard RecipeRow.isPossible(weight) else { throw RecipeFault.impossible(draft.name) }
    let given = bulk?.nextNumber()
    let new = Recipe(
      number: given ?? 0, draft: draft, composition: composition, weight: weight, created: now, updated: now)
    try connection.query(
      "INSERT INTO own_recipe (\(RecipeRow.columns), stale) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
      [given.map { .integer(Int64($0)) } ?? .null] + RecipeRow.values(of: new, key: self.key(draft.name))
        + [.integer(isStale ? 1 : 0)])
    let number = Int(
      try JournalStore.given(given.map(Int64.init) ?? connection.integer("SELECT max(number) FROM own_recipe")))
    try insertIngredients(of: draft, number)
    return Recipe(
      number: number, draft: draft, composition: composition, weight: weight, created: now, updated: now)
  }

  private func insertIngredients(of draft: RecipeDraft, _ number: Int) throws {
    try RecipeRow.insertIngredients(draft.ingredients, of: number, to: connection, nextRow: bulk?.nextRow)
    guard bulk == nil else { return }
    let last = try connection.integer("SELECT max(id) FROM own_recipe_ingredient") ?? 1
    guard Storable.rows.contains(last) else { throw JournalReason(reason: .outOfRange("number")) }
  }

  /// What uses the recipe is summed anew by ``finish()``.
  func update(_ recipe: Recipe, to draft: RecipeDraft) throws -> Recipe {
    try check(draft)
    try RecipeTexts.check(draft, over: recipe.draft)
    if let path = try path(from: draft, to: recipe) { throw RecipeFault.cycle(path) }
    let (composition, weight, isStale) = try summer.sum(draft)
    guard RecipeRow.isPossible(weight) else { throw RecipeFault.impossible(draft.name) }
    let new = Recipe(
      number: recipe.number, draft: draft, composition: composition, weight: weight, created: recipe.created,
      updated: now)
    let number = Value.integer(Int64(recipe.number))
    try connection.query(
      """
      UPDATE own_recipe SET (\(RecipeRow.columns), stale) = (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) WHERE number = ?
      """, [number] + RecipeRow.values(of: new, key: key(draft.name)) + [.integer(isStale ? 1 : 0), number])
    if draft.ingredients != recipe.draft.ingredients {
      try RecipeRow.removeIngredients(of: recipe.number, from: connection)
      try insertIngredients(of: draft, recipe.number)
    }
    summer.forget(recipe.id)
    changed.append(recipe.id)
    return new
  }

  /// Sums anew what uses the recipes that were changed.
  func finish() throws {
    try bulk?.finish()
    bulk = nil
    try summer.refresh(usersOf: changed, now: now)
  }

  /// Numbers that no kitchen has would make figures that do not fit.
  private func check(_ draft: RecipeDraft) throws {
    let isPossible =
      RecipeRow.isPossible(draft.servings) && RecipeRow.isPossible(draft.yieldGrams) && !draft.ingredients.isEmpty
      && draft.ingredients.allSatisfy { !$0.name.isEmpty && RecipeRow.isPossible($0.grams) } && !key(draft.name).isEmpty
    if !isPossible { throw RecipeFault.impossible(draft.name) }
  }

  /// The names from a recipe through its new ingredients back to itself; nil when no way leads there.
  /// O(recipes within it × log n).
  private func path(from draft: RecipeDraft, to recipe: Recipe) throws -> [String]? {
    var seen = Set<Int>()
    var open = Self.numbers(in: draft.ingredients).map { (number: $0, path: [Int]()) }
    while let (number, path) = open.popLast() {
      if number == recipe.number { return [draft.name] + (try path.map(name)) + [draft.name] }
      guard seen.insert(number).inserted else { continue }
      for part in Self.numbers(in: try RecipeRow.ingredients(of: number, on: connection)) {
        open.append((part, path + [number]))
      }
    }
    return nil
  }

  private static func numbers(in ingredients: [DishIngredient]) -> [Int] {
    ingredients.compactMap { $0.item.flatMap(Recipe.number(ofID:)) }
  }

  private func name(_ number: Int) throws -> String {
    try connection.text("SELECT name FROM own_recipe WHERE number = ?", [.integer(Int64(number))])
      ?? Recipe.id(number)
  }
}

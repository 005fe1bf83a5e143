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

  /// Adds a recipe, or changes the one that has its name.
  func save(_ draft: RecipeDraft, over known: Recipe?) throws -> RecipeOutcome {
    guard let known else { return .added(try insert(draft)) }
    return known.draft == draft ? .unchanged(known) : .updated(try update(known, to: draft))
  }

  func insert(_ draft: RecipeDraft) throws -> Recipe {
    try check(draft)
    let (composition, weight) = try summer.sum(draft)
    let new = Recipe(number: 0, draft: draft, composition: composition, weight: weight, created: now, updated: now)
    try connection.query(
      "INSERT INTO own_recipe VALUES (NULL, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
      RecipeRow.values(of: new, key: key(draft.name)))
    let number = Int(try connection.integer("SELECT max(number) FROM own_recipe") ?? 0)
    try RecipeRow.insertIngredients(draft.ingredients, of: number, to: connection)
    return Recipe(
      number: number, draft: draft, composition: composition, weight: weight, created: now, updated: now)
  }

  /// What uses the recipe is summed anew by ``finish()``.
  func update(_ recipe: Recipe, to draft: RecipeDraft) throws -> Recipe {
    try check(draft)
    if let path = try path(from: draft, to: recipe) { throw RecipeFault.cycle(path) }
    let (composition, weight) = try summer.sum(draft)
    let new = Recipe(
      number: recipe.number, draft: draft, composition: composition, weight: weight, created: recipe.created,
      updated: now)
    let number = Value.integer(Int64(recipe.number))
    try connection.query(
      "UPDATE own_recipe SET (\(RecipeRow.columns)) = (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) WHERE number = ?",
      [number] + RecipeRow.values(of: new, key: key(draft.name)) + [number])
    if draft.ingredients != recipe.draft.ingredients {
      try RecipeRow.removeIngredients(of: recipe.number, from: connection)
      try RecipeRow.insertIngredients(draft.ingredients, of: recipe.number, to: connection)
    }
    summer.forget(recipe.id)
    changed.append(recipe.id)
    return new
  }

  /// Sums anew what uses the recipes that were changed.
  func finish() throws { try summer.refresh(usersOf: changed, now: now) }

  /// Numbers that no kitchen has would make figures that do not fit.
  private func check(_ draft: RecipeDraft) throws {
    let numbers = [draft.servings, draft.yieldGrams].compactMap(\.self) + draft.ingredients.compactMap(\.grams)
    let isPossible =
      !key(draft.name).isEmpty && !draft.ingredients.isEmpty
      && draft.ingredients.allSatisfy { !$0.name.isEmpty } && numbers.allSatisfy { $0 > 0 && $0 <= Self.most }
    if !isPossible { throw RecipeFault.impossible(draft.name) }
  }

  private static let most = 1e9

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

package import PFCModel
internal import PFCNutrition
internal import PFCStorage

/// What the figures of recipes are made from. The journal knows its own foods and recipes; the rest it asks for here.
package struct RecipeFigures {
  /// The figures per 100 g of a food or dish of a seed; nil when there is none.
  package let item: (String) throws -> Composition?
  /// How many of a unit an amount says, of something whose figures are for one of it; nil when it says none.
  package let count: (_ amount: String, _ unit: MeasureUnit, Composition) -> Double?

  package init(
    item: @escaping (String) throws -> Composition?,
    count: @escaping (_ amount: String, _ unit: MeasureUnit, Composition) -> Double?
  ) {
    self.item = item
    self.count = count
  }

  /// Knows no seed.
  static var none: RecipeFigures { RecipeFigures(item: { _ in nil }, count: { _, _, _ in nil }) }
}

/// Sums recipes, and sums them anew when something in them changes. It lives within one transaction.
final class RecipeSummer {
  private struct Part {
    let composition: Composition
    let unit: MeasureUnit?
    /// Whether it is a recipe whose own figures are of yesterday.
    var isStale = false
  }

  private let connection: Connection
  private let figures: RecipeFigures
  private var parts: [String: Part] = [:]

  init(_ connection: Connection, _ figures: RecipeFigures) {
    self.connection = connection
    self.figures = figures
  }

  /// The figures per 100 g of what a draft makes, its weight, and whether an ingredient is stale. Throws ``RecipeFault`` for an ingredient that is not
  /// there. O(ingredients × log n).
  func sum(_ draft: RecipeDraft) throws -> (composition: Composition, weight: Double?, isStale: Bool) {
    var sum = CompositionSum()
    var (grams, isStale) = (0.0, false)
    for ingredient in draft.ingredients {
      grams += ingredient.grams ?? 0
      guard let id = ingredient.item else {
        sum.addUnknown()
        continue
      }
      guard let part = try part(id) else { throw RecipeFault.unknownItem(recipe: draft.name, item: id) }
      isStale = isStale || part.isStale
      let count = part.unit.map { unit in figures.count(ingredient.amount, unit, part.composition).map { $0 * 100 } }
      sum.add(part.composition, grams: count ?? ingredient.grams)
    }
    let weight = draft.yieldGrams ?? (grams > 0 ? grams : nil)
    return (weight.map { sum.per100Grams(yield: $0) } ?? .notMeasured, weight, isStale)
  }

  /// Forgets the figures of an item that has changed.
  func forget(_ id: String) { parts[id] = nil }

  /// Sums every recipe anew that uses one of the items, be it through others; each once, after those that it uses. One
  /// with an ingredient that is of no open seed keeps its figures and is noted as stale, with those that use it.
  /// O(recipes that do × ingredients × log n).
  func refresh(usersOf ids: [String], now: Instant) throws {
    for id in ids { forget(id) }
    for number in try users(ofAny: ids) {
      guard let recipe = try RecipeRow.read(connection, "WHERE number = ?", [.integer(Int64(number))]).first else {
        continue
      }
      do {
        try write(try sum(recipe.draft), of: recipe, now: now)
      } catch RecipeFault.unknownItem {
        try write((recipe.composition, recipe.weight, true), of: recipe, now: now)
      }
    }
  }

  private func write(
    _ sum: (composition: Composition, weight: Double?, isStale: Bool), of recipe: Recipe, now: Instant
  ) throws {
    let wasStale = try RecipeRow.isStale(recipe.number, on: connection)
    let isSame = sum.composition == recipe.composition && sum.weight == recipe.weight
    guard !isSame || sum.isStale != wasStale else { return }
    try connection.query(
      "UPDATE own_recipe SET composition = ?, weight = ?, updated = ?, stale = ? WHERE number = ?",
      [
        .blob(sum.composition.bytes), sum.weight.map { .real($0) } ?? .null,
        .integer((isSame ? recipe.updated : now).milliseconds), .integer(sum.isStale ? 1 : 0),
        .integer(Int64(recipe.number)),
      ])
    forget(recipe.id)
  }

  /// The recipes that use one of the items, be it through others, each behind those that it uses.
  private func users(ofAny ids: [String]) throws -> [Int] {
    var found: [Int] = []
    var (seen, users) = (Set<String>(), Set<Int>())
    var open = ids.map { (id: $0, isDone: false) }
    while let (id, isDone) = open.popLast() {
      if isDone {
        if let number = Recipe.number(ofID: id) { found.append(number) }
      } else if seen.insert(id).inserted {
        open.append((id, true))
        for number in try RecipeRow.users(of: id, on: connection) {
          users.insert(number)
          open.append((Recipe.id(number), false))
        }
      }
    }
    return found.reversed().filter(users.contains)
  }

  private func part(_ id: String) throws -> Part? {
    if let known = parts[id] { return known }
    guard let made = try loaded(id) else { return nil }
    parts[id] = made
    return made
  }

  private func loaded(_ id: String) throws -> Part? {
    if let number = OwnFood.number(ofID: id) {
      return try OwnFoodRow.read(connection, "WHERE number = ?", [.integer(Int64(number))]).first.map {
        Part(composition: $0.draft.composition, unit: $0.draft.unit)
      }
    }
    if let number = Recipe.number(ofID: id) {
      return try RecipeRow.read(connection, "WHERE number = ?", [.integer(Int64(number))]).first.map {
        Part(composition: $0.composition, unit: nil, isStale: try RecipeRow.isStale(number, on: connection))
      }
    }
    return try figures.item(id).map { Part(composition: $0, unit: nil) }
  }
}

public import PFCCatalog
internal import PFCGrammar
public import PFCModel
internal import PFCNutrition

/// Finds the foods, dishes and grams that a line of items means.
public struct LogResolver {
  /// One item with what it means.
  public struct Resolved: Sendable {
    /// What is eaten.
    public let item: Item
    /// Its figures: per 100 g, or for one unit of the amount where there are no grams.
    public let composition: Composition
    /// The hit that led to it.
    public let hit: Hit
    /// The amount as typed, or the portion that was taken.
    public let amountText: String
    /// The amount; nil when none was said.
    public let amount: Amount?
    /// The grams of edible part; nil for a food without a weight, whose figures are for one unit of the amount.
    public let grams: Double?
  }

  /// Why a line cannot be logged.
  public enum Failure: Error {
    /// The amount is none: the text and why.
    case amount(String, AmountError)
    /// An amount stands without a food before it.
    case amountWithoutFood(String)
    /// Nothing is found for the words.
    case notFound(String)
    /// Only guesses are found: the words and the candidates.
    case ambiguous(String, [Hit])
    /// The food or dish of this name has no weight for the amount.
    case conversion(name: String, id: String?, String, ConversionError)
    /// Nobody knows what the user's own recipe holds.
    case withoutFigures(Recipe)
    /// The words may be several items, or be meant for the item with the longer name.
    case unclear(String, Item)
    /// The word is the name of a meal.
    case slot(String)
    /// The words name an exercise.
    case exercise(String, Item)
    /// There is no such set.
    case unknownSet(String)
    /// An amount stands behind a set.
    case amountOfSet(String)
    /// The line has no items.
    case empty
  }

  let catalog: FoodCatalog
  private let habits: [String: Int]
  private let sets: [MealSet]

  /// A resolver over a catalogue, the user's habits and saved sets.
  public init(catalog: FoodCatalog, habits: [String: Int] = [:], sets: [MealSet] = []) {
    self.catalog = catalog
    self.habits = habits
    self.sets = sets
  }

  /// What a line means. A food is taken without asking only when its name matched as a whole, from its start or by
  /// words, and it is no mere neighbour of what was said; otherwise `choose` is asked, and may give nil.
  /// Throws ``Failure`` or ``SeedError``.
  public func resolve(_ line: String, choose: (String, [Hit]) -> Hit?) throws -> [Resolved] {
    let phrases = try phrases(of: line, depth: 0)
    try phrases.forEach(checkIsEaten)
    let resolved = try phrases.flatMap(items).map { try resolve($0, isEaten: true, choose: choose) }
    for one in resolved {
      try Self.check(grams: one.grams, amount: one.amount, one.composition, said: one.amountText)
    }
    guard !resolved.isEmpty else { throw Failure.empty }
    return resolved
  }

  /// The hits for words, with what the user logs often first within each grade.
  package func candidates(_ words: String) throws(SeedError) -> [Hit] {
    try catalog.eaten(words, habits: habits)
  }

  func phrases(of line: String, depth: Int = 0, vague: [String] = []) throws -> [ItemPhrase] {
    let phrases: [ItemPhrase]
    do {
      phrases = try ItemLine.phrases(of: line, vague: vague)
    } catch {
      switch error {
      case .amount(let text, let error): throw Failure.amount(text, error)
      case .amountWithoutFood(let text): throw Failure.amountWithoutFood(text)
      case .amountOfSet(let text): throw Failure.amountOfSet(text)
      }
    }
    return try phrases.flatMap { phrase -> [ItemPhrase] in
      guard phrase.query.hasPrefix("@") else { return [phrase] }
      let name = String(phrase.query.dropFirst())
      guard depth == 0, let set = sets.first(where: { $0.name == name }) else { throw Failure.unknownSet(name) }
      return try self.phrases(of: set.line, depth: 1, vague: vague)
    }
  }

  /// The hit that words mean.
  func hit(_ words: String, choose: (String, [Hit]) -> Hit?) throws -> Hit {
    let hits = try candidates(words)
    if let first = hits.first, isTaken(first, words) { return first }
    if hits.first.map({ $0.grade > .word }) ?? true, let exercise = try exercise(words) {
      throw Failure.exercise(words, exercise)
    }
    guard !hits.isEmpty else { throw Failure.notFound(words) }
    guard let chosen = choose(words, hits) else { throw Failure.ambiguous(words, hits) }
    return chosen
  }

  func conversion(of item: Item) throws(SeedError) -> FoodAmount? {
    guard let composition = item.composition else { return nil }
    return FoodAmount(composition: composition, portions: try catalog.portions(of: item), isDish: item.asDish != nil)
  }

  /// What a phrase means; a recipe of which nobody knows what it holds is no meal, but may be an ingredient.
  func resolve(_ phrase: ItemPhrase, isEaten: Bool = false, choose: (String, [Hit]) -> Hit?) throws -> Resolved {
    let meaning = try meaning(phrase, choose: choose)
    let item = meaning.hit.item
    if isEaten, case .recipe(let recipe) = item, recipe.isWithoutFigures { throw Failure.withoutFigures(recipe) }
    guard let composition = item.composition, let conversion = try conversion(of: item) else {
      throw Failure.notFound(phrase.query)
    }
    let isAsBought = meaning.isAsBought || phrase.qualifiers.contains(where: AsBought.isOne)
    let behind = phrase.qualifiers.filter { !AsBought.isOne($0) }
    let size = meaning.size + SizeText.folded(([phrase.amount?.size ?? ""] + behind).joined())
    let text = (meaning.said + [phrase.amountText] + phrase.qualifiers).filter { !$0.isEmpty }.joined(separator: " ")
    var amount = phrase.amount.map { Amount(value: $0.value, unit: $0.unit, size: size) }
    if isAsBought, size.isEmpty, let said = amount, conversion.has(size: Self.shell, unit: said.unit) {
      amount = Amount(value: said.value, unit: said.unit, size: Self.shell)
    }
    if let unit = item.unit { return try counted(unit, composition, amount, text, meaning.hit) }
    do throws(ConversionError) {
      if amount == nil, !size.isEmpty { amount = try conversion.one(ofSize: size) }
      guard let amount else {
        let (grams, ground) = conversion.usualGrams()
        return Resolved(
          item: item, composition: composition, hit: meaning.hit, amountText: Self.text(of: ground),
          amount: Self.amount(of: ground), grams: grams)
      }
      let grams = try conversion.grams(of: amount)
      return Resolved(
        item: item, composition: composition, hit: meaning.hit, amountText: text, amount: amount,
        grams: isAsBought && amount.unit == "g" ? try conversion.edibleGrams(asBought: grams) : grams)
    } catch {
      throw Failure.conversion(name: item.name, id: item.id, text.isEmpty ? size : text, error)
    }
  }

  /// The measure that weighs an egg or shellfish as bought.
  private static let shell = "殻つき"

  /// An amount of a food without a weight: how many of its unit.
  private func counted(
    _ unit: String, _ composition: Composition, _ said: Amount?, _ text: String, _ hit: Hit
  ) throws -> Resolved {
    let text = said == nil ? "1\(unit)" : text
    do {
      let one = Amount(value: 1, unit: unit)
      let amount = try FoodAmount.counted(said ?? one, unit: unit, figures: composition)
      return Resolved(
        item: hit.item, composition: composition, hit: hit, amountText: text, amount: amount, grams: nil)
    } catch {
      throw Failure.conversion(name: hit.item.name, id: hit.item.id, text, error)
    }
  }

  private static func text(of ground: FoodAmount.Ground) -> String {
    switch ground {
    case .said: ""
    case .usualPortion(let portion): portion.unit == "半分" ? portion.unit : "1\(portion.unit)"
    case .hundredGrams: "100g"
    }
  }

  private static func amount(of ground: FoodAmount.Ground) -> Amount {
    switch ground {
    case .said, .hundredGrams: Amount(value: 100, unit: "g")
    case .usualPortion(let portion):
      Amount(value: portion.unit == "半分" ? 0.5 : 1, unit: portion.unit, size: portion.size)
    }
  }
}

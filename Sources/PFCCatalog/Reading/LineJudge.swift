package import PFCGrammar
package import PFCModel
internal import PFCText

/// Prices the ways to read a line by what the catalogue knows. Items are read only of what may be taken.
package struct LineJudge: NameJudge {
  /// What an item is taken to be.
  package enum Meaning {
    /// A saved set, so many times.
    case set(MealSet, scale: Double)
    case food(FoodMeaning)
    /// Mere words, kept as they are.
    case words(String, ItemWords)
  }

  /// A food that words may mean.
  package struct FoodMeaning {
    /// The food, with how its name matched.
    package let hit: Hit
    /// The words that were looked up.
    package let query: String
    /// Whether it is taken without asking.
    package let isSure: Bool
    /// How much of it, or why nobody can tell.
    package let measured: Result<ItemMeasures.Measured, MeasureError>
    /// The words, with what was taken as sizes and as said of the weight.
    package let words: ItemWords
    package let sizes: [String]
    package let asBought: [String]
  }

  package let catalog: FoodCatalog
  private let habits: [String: Int]
  private let sets: [MealSet]
  /// Whether words behind a `?` are kept as they are.
  private let keepsWords: Bool
  private var found: [String: [NameMatch]] = [:]
  private var hits: [String: Hit] = [:]
  private var measures: [String: ItemMeasures?] = [:]
  private var verdicts: [ItemWords: (price: Int, meaning: Meaning)?] = [:]

  package init(catalog: FoodCatalog, habits: [String: Int], sets: [MealSet], keepsWords: Bool = false) {
    (self.catalog, self.habits, self.sets, self.keepsWords) = (catalog, habits, sets, keepsWords)
  }

  package mutating func verdict(on item: ItemWords) throws -> (price: Int, meaning: Meaning)? {
    if let known = verdicts[item] { return known }
    let found = try judged(item)
    verdicts[item] = found
    return found
  }

  private mutating func judged(_ item: ItemWords) throws -> (price: Int, meaning: Meaning)? {
    if let first = item.name.first, "@＠".contains(first) { return set(item) }
    if keepsWords, let first = item.name.first, "?？".contains(first) { return words(item) }
    guard let naming = try naming(item) else { return try halved(item) }
    if naming.hit.grade != .exact, let half = try halved(item) { return half }
    let meaning = try self.meaning(
      naming.hit, of: naming.query, isSure: naming.isSure, item, naming.sizes, naming.asBought)
    var price = naming.price
    if case .failure(let error) = meaning.measured, !(keepsWords && error.isUnsaid) { price += ReadingPrices.noMeasure }
    return (price, .food(meaning))
  }

  /// 半ライス, 半チャーハン: half of what is usual, where the rest is a whole name.
  private mutating func halved(_ item: ItemWords) throws -> (price: Int, meaning: Meaning)? {
    guard item.amount == nil, item.name.first == "半", item.name.count > 2, let half = AmountText.said("半分") else {
      return nil
    }
    var rest = item
    rest.name = String(item.name.dropFirst())
    (rest.amount, rest.amountText) = (half, "半分")
    guard let naming = try naming(rest), naming.hit.grade == .exact, naming.isSure else { return nil }
    return try judged(rest)
  }

  /// A set, with the amount behind it as how many times.
  private func set(_ item: ItemWords) -> (price: Int, meaning: Meaning)? {
    guard let set = sets.first(where: { $0.name == item.name.dropFirst() }), item.behind.isEmpty, item.sizes.isEmpty
    else { return nil }
    guard let amount = item.amount else { return (0, .set(set, scale: 1)) }
    let units: Set<MeasureUnit> = [.serving, .helping, .set, .piece]
    guard amount.terms.count == 1, amount.fault == nil, let term = amount.terms.first, term.size.isEmpty,
      term.units.isEmpty || units.contains(term.units[0].unit)
    else { return nil }
    return (0, .set(set, scale: term.value))
  }

  private func words(_ item: ItemWords) -> (price: Int, meaning: Meaning)? {
    let name = TextPipeline.stored(item.name.dropFirst().drop(while: \.isWhitespace).description)
    guard !name.isEmpty, !item.holdsAmount, item.behind.isEmpty, !name.contains(where: { "?？".contains($0) })
    else { return nil }
    // Fewer words before more: what stands behind them may be the next item.
    return (ReadingPrices.words * name.filter(\.isWhitespace).count, .words(name, item))
  }

  /// The meaning of words for a food, and how much of it.
  package mutating func meaning(
    _ hit: Hit, of query: String, isSure: Bool, _ item: ItemWords, _ sizes: [String], _ asBought: [String]
  ) throws -> FoodMeaning {
    let measured: Result<ItemMeasures.Measured, MeasureError>
    if let measures = try measures(of: hit.item) {
      do throws(MeasureError) {
        measured = .success(try measures.measured(item, sizes: sizes, asBought: asBought))
      } catch { measured = .failure(error) }
    } else {
      measured = .failure(.notEaten(item.name))
    }
    return FoodMeaning(
      hit: hit, query: query, isSure: isSure, measured: measured, words: item, sizes: sizes, asBought: asBought)
  }

  /// All that words may mean, best first, for one who asks. O(log n + matches).
  package func choices(_ query: String) throws -> [Hit] { try catalog.eaten(query, habits: habits) }

  /// What words name, best first and no further than the best grade; only whole names where `isWhole`.
  mutating func names(_ words: String, isWhole: Bool = false) throws -> [NameMatch] {
    let key = (isWhole ? "=" : "") + words
    if let known = found[key] { return known }
    let names = try catalog.eatenNames(words, habits: habits, depth: isWhole ? .wholeNames : .bestGrade)
    found[key] = names
    return names
  }

  /// The first of what words name that is meant as it is eaten.
  mutating func hit(_ words: String, _ names: [NameMatch]) throws -> Hit {
    if let known = hits[words] { return known }
    let hit = try GrainState.eaten.first(in: names, of: catalog)
    hits[words] = hit
    return hit
  }

  /// The measures of an item; nil for what is not eaten.
  mutating func measures(of item: Item) throws -> ItemMeasures? {
    if let known = measures[item.id] { return known }
    let found = ItemMeasures(item, portions: try catalog.portions(of: item))
    measures[item.id] = found
    return found
  }
}

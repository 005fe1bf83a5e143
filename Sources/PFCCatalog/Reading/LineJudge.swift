package import PFCGrammar
package import PFCModel
internal import PFCText

/// Prices the ways to read a line by what the catalogue knows.
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
    /// What the words may mean, best first; the first is taken.
    package let hits: [Hit]
    /// Whether the first is taken without asking.
    package let isSure: Bool
    /// How much of the first it is, or why nobody can tell.
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
  private var hits: [String: [Hit]] = [:]
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
    guard let naming = try naming(item) else { return nil }
    let meaning = try self.meaning(naming.hits, isSure: naming.isSure, item, naming.sizes, naming.asBought)
    var price = naming.price
    if case .failure(let error) = meaning.measured, !(keepsWords && error.isUnsaid) { price += ReadingPrices.noMeasure }
    return (price, .food(meaning))
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
    guard !name.isEmpty, !item.holdsAmount, !name.contains(where: { "?？".contains($0) }) else { return nil }
    // Fewer words before more: what stands behind them may be the next item.
    return (ReadingPrices.words * name.filter(\.isWhitespace).count, .words(name, item))
  }

  /// The meaning of words for a food, and how much of it.
  package mutating func meaning(
    _ hits: [Hit], isSure: Bool, _ item: ItemWords, _ sizes: [String], _ asBought: [String]
  ) throws -> FoodMeaning {
    let measured: Result<ItemMeasures.Measured, MeasureError>
    if let measures = try measures(of: hits[0].item) {
      do throws(MeasureError) {
        measured = .success(try measures.measured(item, sizes: sizes, asBought: asBought))
      } catch { measured = .failure(error) }
    } else {
      measured = .failure(.notEaten(item.name))
    }
    return FoodMeaning(hits: hits, isSure: isSure, measured: measured, words: item, sizes: sizes, asBought: asBought)
  }

  /// What words may mean, best first. O(log n + matches) the first time.
  package mutating func candidates(_ words: String) throws -> [Hit] {
    if let known = hits[words] { return known }
    let found = try catalog.eaten(words, habits: habits)
    hits[words] = found
    return found
  }

  /// The measures of an item; nil for what is not eaten.
  package mutating func measures(of item: Item) throws -> ItemMeasures? {
    if let known = measures[item.id] { return known }
    let found = ItemMeasures(item, portions: try catalog.portions(of: item))
    measures[item.id] = found
    return found
  }
}

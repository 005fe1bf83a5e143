internal import PFCGrammar
public import PFCModel
internal import PFCText

extension LogResolver {
  /// The ingredients that a line of items means: as of a meal, but what has no amount, or one that nobody can weigh
  /// (少々), is an unknown amount, and words behind a `?` are kept as they are, as no item.
  ///
  /// Throws ``Failure`` or ``SeedError``.
  public func ingredients(_ line: String, choose: (String, [Hit]) -> Hit?) throws -> [DishIngredient] {
    let ingredients = try phrases(of: line, vague: VagueAmount.words).map { try ingredient($0, choose: choose) }
    guard !ingredients.isEmpty else { throw Failure.empty }
    return ingredients
  }

  /// An ingredient with another amount.
  ///
  /// Throws ``Failure`` or ``SeedError``.
  public func ingredient(_ old: DishIngredient, amount text: String) throws -> DishIngredient {
    let amount: Amount?
    do throws(AmountError) {
      amount = try AmountScanner.amount(text)
    } catch {
      throw Failure.amount(text, error)
    }
    let isVague = text.isEmpty || VagueAmount.words.contains(text)
    guard amount != nil || isVague else { throw Failure.amount(text, .badNumber) }
    let phrase = ItemPhrase(query: old.item ?? "?" + old.name, amountText: text, amount: amount)
    let new = try ingredient(phrase) { _, hits in hits.first }
    return DishIngredient(name: old.name, item: old.item, grams: new.grams, amount: new.amount, note: old.note)
  }

  private func ingredient(_ phrase: ItemPhrase, choose: (String, [Hit]) -> Hit?) throws -> DishIngredient {
    if let first = phrase.query.first, Self.wordMarks.contains(first) {
      let name = TextPipeline.stored(phrase.query.dropFirst().drop(while: \.isWhitespace).description)
      guard !name.isEmpty else { throw Failure.notFound(phrase.query) }
      let grams = phrase.amount.flatMap { $0.unit == "g" ? $0.value : nil }
      return DishIngredient(name: name, item: nil, grams: grams, amount: grams == nil ? phrase.amountText : "")
    }
    guard let amount = phrase.amount else {
      let item = try meaning(phrase, choose: choose).hit.item
      return DishIngredient(name: item.name, item: item.id, grams: nil, amount: phrase.amountText)
    }
    let resolved = try resolve(phrase, choose: choose)
    return DishIngredient(
      name: resolved.item.name, item: resolved.item.id, grams: resolved.grams,
      amount: amount.unit == "g" ? "" : phrase.amountText)
  }

  /// What words begin with that are no item.
  private static let wordMarks: [Character] = ["?", "？"]
}

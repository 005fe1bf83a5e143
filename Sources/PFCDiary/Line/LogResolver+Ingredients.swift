internal import PFCCatalog
internal import PFCGrammar
package import PFCModel
internal import PFCText

extension LogResolver {
  /// The ingredients that a line of items means: as of a meal, but what has no amount, or one that nobody can weigh
  /// (少々), is an unknown amount, and words behind a `?` are kept as they are, as no item.
  ///
  /// Throws ``Failure`` or ``SeedError``.
  package func ingredients(_ line: String, choose: Diary.Chooser) throws -> [DishIngredient] {
    var judge = LineJudge(catalog: catalog, habits: habits, sets: sets, keepsWords: true)
    let ingredients = try reading(of: line, &judge).items.flatMap { try self.ingredients($0.meaning, &judge, choose) }
    guard !ingredients.isEmpty else { throw Failure.empty }
    return ingredients
  }

  /// An ingredient with another amount; empty for none.
  ///
  /// Throws ``Failure`` or ``SeedError``.
  package func ingredient(_ old: DishIngredient, amount text: String) throws -> DishIngredient {
    let unknown = DishIngredient(name: old.name, item: old.item, grams: nil, amount: text, note: old.note)
    if text.allSatisfy(\.isWhitespace) { return unknown }
    guard let said = AmountText.said(text, language) else { throw Failure.measure(.amount(text, .badNumber)) }
    if let fault = said.fault { throw Failure.measure(.amount(text, fault)) }
    if said.isVague || said.isPinch { return unknown }
    guard let id = old.item, let item = try catalog.item(id: id),
      let measures = ItemMeasures(item, portions: try catalog.portions(of: item))
    else {
      let grams = said.terms.count == 1 ? said.terms[0].grams : nil
      return DishIngredient(
        name: old.name, item: old.item, grams: grams, amount: grams == nil ? text : "", note: old.note)
    }
    var words = ItemWords(name: old.name)
    (words.amount, words.amountText) = (said, text)
    do throws(MeasureError) {
      let measured = try measures.measured(words)
      return DishIngredient(
        name: old.name, item: old.item, grams: measured.grams, amount: said.isPlainWeight ? "" : measured.text,
        note: old.note)
    } catch { throw Failure.measure(error) }
  }

  private func ingredients(
    _ meaning: LineJudge.Meaning, _ judge: inout LineJudge, _ choose: Diary.Chooser, depth: Int = 0
  ) throws -> [DishIngredient] {
    switch meaning {
    case .set(let set, let scale):
      guard depth == 0 else { throw Failure.unknownSet(set.name) }
      return try reading(of: set.line, &judge).items.flatMap {
        try ingredients($0.meaning, &judge, choose, depth: 1)
      }.map { $0.scaled(by: scale) }
    case .words(let name, let words):
      let grams = words.amount.flatMap { amount in amount.terms.count == 1 ? amount.terms[0].grams : nil }
      return [DishIngredient(name: name, item: nil, grams: grams, amount: grams == nil ? words.amountText : "")]
    case .food(let food):
      let (hit, food) = try chosen(food, &judge, choose)
      guard let said = food.words.amount, !said.isVague, !said.isPinch else {
        if food.sizes.isEmpty {
          return [DishIngredient(name: hit.item.name, item: hit.item.id, grams: nil, amount: food.words.amountText)]
        }
        return [try ingredient(hit, food, said: nil)]
      }
      return [try ingredient(hit, food, said: said)]
    }
  }

  private func ingredient(_ hit: Hit, _ food: LineJudge.FoodMeaning, said: SaidAmount?) throws -> DishIngredient {
    let measured = try food.measured.mapError(Failure.measure).get()
    let isInGrams = said?.isPlainWeight ?? false
    return DishIngredient(
      name: hit.item.name, item: hit.item.id, grams: measured.grams,
      amount: isInGrams && food.asBought.isEmpty ? "" : measured.text)
  }
}

extension DishIngredient {
  /// So many times as much; an amount that nobody can weigh says how often.
  fileprivate func scaled(by factor: Double) -> DishIngredient {
    guard factor != 1 else { return self }
    return DishIngredient(
      name: name, item: item, grams: grams.map { $0 * factor },
      amount: amount.isEmpty ? "" : MealSet.times(factor, amount), note: note)
  }
}

extension SaidAmount {
  /// Whether it is one weight, so that its grams say it all.
  fileprivate var isPlainWeight: Bool { terms.count == 1 && terms[0].grams != nil && !isMiddle }
}

extension SaidAmount.Term {
  /// The grams of a plain weight; nil for anything else.
  fileprivate var grams: Double? {
    guard let unit = units.first, unit.unit.isWeight, size.isEmpty else { return nil }
    return value * unit.factor
  }
}

internal import PFCGrammar
public import PFCModel
internal import PFCText

extension LogResolver {
  /// The ingredients that a line of items means: as of a meal, but what has no amount, or one that nobody can weigh
  /// (少々), is an unknown amount, and words behind a `?` are kept as they are, as no item.
  ///
  /// Throws ``Failure`` or ``SeedError``.
  public func ingredients(_ line: String, choose: (String, [Hit]) -> Hit?) throws -> [DishIngredient] {
    let ingredients = try meanings(of: line, keepsWords: true).map { meaning, judge -> [DishIngredient] in
      try self.ingredients(meaning, judge, choose)
    }.flatMap(\.self)
    guard !ingredients.isEmpty else { throw Failure.empty }
    return ingredients
  }

  /// An ingredient with another amount.
  ///
  /// Throws ``Failure`` or ``SeedError``.
  public func ingredient(_ old: DishIngredient, amount text: String) throws -> DishIngredient {
    let line = (old.item ?? "?" + old.name) + " " + text
    guard let new = try ingredients(line, choose: { _, hits in hits.first }).first, text.isEmpty || new.grams != nil || !new.amount.isEmpty
    else { throw Failure.amount(text, .badNumber) }
    return DishIngredient(name: old.name, item: old.item, grams: new.grams, amount: new.amount, note: old.note)
  }

  private func ingredients(
    _ meaning: LineJudge.Meaning, _ judge: JudgeBox, _ choose: (String, [Hit]) -> Hit?
  ) throws -> [DishIngredient] {
    switch meaning {
    case .set(let set, _): return try ingredients(set.line, choose: choose)
    case .words(let name, let words):
      let grams = words.amount.flatMap { amount in amount.terms.count == 1 ? amount.terms[0].grams : nil }
      return [DishIngredient(name: name, item: nil, grams: grams, amount: grams == nil ? words.amountText : "")]
    case .food(let food):
      let (hit, food) = try chosen(food, &judge.judge, choose)
      guard let said = food.words.amount, !said.isVague, !said.isPinch else {
        if food.sizes.isEmpty { return [DishIngredient(name: hit.item.name, item: hit.item.id, grams: nil, amount: food.words.amountText)] }
        return [try ingredient(hit, food, said: nil)]
      }
      return [try ingredient(hit, food, said: said)]
    }
  }

  private func ingredient(_ hit: Hit, _ food: LineJudge.FoodMeaning, said: SaidAmount?) throws -> DishIngredient {
    let measured = try food.measured.get()
    let isInGrams = said.map { $0.terms.count == 1 && $0.terms[0].grams != nil && !$0.isMiddle } ?? false
    return DishIngredient(
      name: hit.item.name, item: hit.item.id, grams: measured.grams, amount: isInGrams && food.asBought.isEmpty ? "" : measured.text)
  }
}

extension SaidAmount.Term {
  /// The grams of a plain weight; nil for anything else.
  fileprivate var grams: Double? {
    guard let unit = units.first, unit.unit == "g", size.isEmpty else { return nil }
    return value * unit.factor
  }
}

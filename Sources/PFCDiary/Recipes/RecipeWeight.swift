internal import PFCGrammar
internal import PFCModel

/// What a recipe weighs, and what is odd about it.
enum RecipeWeight {
  /// The remarks about the weight of a draft. Throws ``RecipeError`` where nobody knows what any of it weighs.
  static func remarks(_ draft: RecipeDraft) throws(RecipeError) -> [RecipeRemark] {
    if let yield = draft.yieldGrams { return doubt(yield, of: draft).map { [$0] } ?? [] }
    let unweighed = draft.ingredients.filter { $0.item.flatMap(OwnFood.number(ofID:)) != nil && $0.grams == nil }
      .filter { !$0.amount.isEmpty && (try? AmountText.amount($0.amount)) != nil }
    guard !unweighed.isEmpty else { return [] }
    guard draft.ingredients.contains(where: { $0.grams != nil }) else { throw .noWeight(unweighed.map(\.name)) }
    return [.unweighed(unweighed.map(\.name))]
  }

  /// Water boils away or is drawn in, but not to a fifth or fivefold: then a unit was meant otherwise.
  private static func doubt(_ yield: Double, of draft: RecipeDraft) -> RecipeRemark? {
    let grams = draft.ingredients.reduce(0) { $0 + ($1.grams ?? 0) }
    guard grams > 0, yield < grams * 0.2 || yield > grams * 5 else { return nil }
    return .doubtfulYield(yield, ingredients: grams)
  }
}

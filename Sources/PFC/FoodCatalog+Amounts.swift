internal import PFCText

extension FoodCatalog {
  /// The words of a text that ends in an amount, as 卵 of 卵2個; nil when it does not.
  static func wordsBeforeAmount(_ text: String) -> String? {
    guard let phrases = try? ItemLine.phrases(of: text), phrases.count == 1, phrases[0].amount != nil,
      !phrases[0].query.isEmpty
    else { return nil }
    return phrases[0].query
  }
}

internal import PFCText

extension FoodCatalog {
  /// The words of a text that ends in an amount, or in a number that may become one, as 卵 of 卵2個; nil when it does not.
  static func wordsBeforeAmount(_ text: String) -> String? {
    let bare = text.unicodeScalars.reversed().drop { $0.properties.numericType != nil || $0 == "." || $0 == " " }
    if bare.count < text.unicodeScalars.count, let last = bare.first, Script(last).isKana || Script(last) == .kanji {
      return String(String.UnicodeScalarView(bare.reversed()))
    }
    guard let phrases = try? ItemLine.phrases(of: text), phrases.count == 1, phrases[0].amount != nil,
      !phrases[0].query.isEmpty
    else { return nil }
    return phrases[0].query
  }
}

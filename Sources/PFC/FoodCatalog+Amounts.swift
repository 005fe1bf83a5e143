internal import PFCText

extension FoodCatalog {
  /// The words of a text that ends in an amount, or in a number that may become one, as 卵 of 卵2個; nil when it does not.
  static func wordsBeforeAmount(_ text: String) -> String? {
    if let words = wordsBeforeNumber(text) { return words }
    guard let phrases = try? ItemLine.phrases(of: text), phrases.count == 1, phrases[0].amount != nil,
      !phrases[0].query.isEmpty
    else { return nil }
    return phrases[0].query
  }

  /// The Japanese words before a number, which may have half a unit behind it: 牛乳 of 牛乳200m.
  private static func wordsBeforeNumber(_ text: String) -> String? {
    func isDigit(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.numericType == .decimal }
    let backwards = Array(text.unicodeScalars.reversed())
    let half = backwards.prefix { !isDigit($0) }
    let number = backwards.dropFirst(half.count)
    let words = number.drop { isDigit($0) || $0 == "." || $0 == " " }
    guard half.count <= mostLettersOfHalfUnit, let last = words.first, Script(last).isKana || Script(last) == .kanji
    else { return nil }
    return String(String.UnicodeScalarView(words.reversed()))
  }

  /// A longer unit (ミリリットル) is found as a whole.
  private static let mostLettersOfHalfUnit = 3
}

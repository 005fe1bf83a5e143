internal import PFCGrammar
internal import PFCText

extension FoodCatalog {
  /// What may be the words of a text before an amount, or before a number that may become one: 卵 of 卵2個, 牛乳 of 牛乳200m,
  /// ごはん of ごはん茶碗1杯. Empty for a text that does not end so.
  static func wordsBeforeAmount(_ text: String) -> [String] {
    var found: [String] = []
    if let words = wordsBeforeNumber(text) { found.append(words) }
    found += AmountText.wordsBefore(amountOf: text)
    return found
  }

  /// The words before a number, which may have half a unit behind it; of Latin letters no fewer than three.
  private static func wordsBeforeNumber(_ text: String) -> String? {
    func isDigit(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.numericType == .decimal }
    let backwards = Array(text.unicodeScalars.reversed())
    var half = backwards.prefix { !isDigit($0) }.count
    // 豆腐半 has no digit, but is on the way to 豆腐半丁.
    if half == backwards.count, backwards.first == "半" { half = 0 }
    guard half <= mostLettersOfHalfUnit, half < backwards.count else { return nil }
    let words = backwards[half...].drop { isDigit($0) || "./／ ".unicodeScalars.contains($0) || $0 == "半" }
    guard let last = words.first else { return nil }
    let isWord = Script(last).isKana || Script(last) == .kanji || words.prefix { Script($0) == .latin }.count > 2
    return isWord ? String(String.UnicodeScalarView(words.reversed())) : nil
  }

  /// A longer unit (ミリリットル) is found as a whole.
  private static let mostLettersOfHalfUnit = 3
}

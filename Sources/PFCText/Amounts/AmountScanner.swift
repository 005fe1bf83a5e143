package import PFCModel

/// Reads amounts: `200g`, `１．５個`, `大さじ1/4`, `2½個`, `２と１/２`, `半丁`, `二個`, `茶碗1杯`, `6枚切り1枚`, `300kcal`.
package enum AmountScanner {
  /// The amount that is the whole text; nil when the text does not look like one. Throws ``AmountError`` for what looks
  /// like an amount but is none, as `0g`, `-100g` and `1e3`. O(n).
  package static func amount(_ text: String) throws(AmountError) -> Amount? {
    let folded = FoldedAmount.fold(text)
    if folded == "半分" { return Amount(value: 0.5, unit: "半分") }
    var reader = AmountReader(folded)
    return try reader.wholeAmount()
  }

  /// A word and the amount that ends it, as `鶏むね200g`; nil when it ends in none. O(n²).
  package static func trailing(_ text: String) throws(AmountError) -> (word: String, amount: Amount)? {
    let characters = Array(text)
    for start in characters.indices.dropFirst() {
      let tail = String(characters[start...])
      guard let amount = try plausible(tail, after: characters[start - 1]) else { continue }
      return (String(characters[..<start]), amount)
    }
    return nil
  }

  /// A tail is taken only where a number or a known word starts it: the 2 of `ビタミンB12` is no amount.
  private static func plausible(_ tail: String, after previous: Character) throws(AmountError) -> Amount? {
    guard let first = FoldedAmount.fold(String(tail.prefix(1))).unicodeScalars.first else { return nil }
    // A dash behind a kana is a long mark: コーヒー100g is no negative amount.
    let isDash = LongMarkLookAlikes.isDash(first)
    if isDash, previous.unicodeScalars.last.map({ Script($0).isKana }) ?? false { return nil }
    let isDigit = ("0"..."9").contains(first)
    let followsNumber = previous.isNumber || ".．/／とー−-－,，".contains(previous)
    if isDigit && followsNumber { return nil }
    return try amount(tail)
  }
}

package import PFCModel
internal import PFCText

/// Reads amounts: `200g`, `１．５個`, `大さじ1/4`, `2½個`, `２と１/２`, `半丁`, `二個`, `茶碗1杯`, `6枚切り1枚`, `300kcal`.
package enum AmountScanner {
  /// The amount that is the whole text; nil when the text does not look like one. Throws ``AmountError`` for what looks
  /// like an amount but is none, as `0g`, `-100g` and `1e3`. O(n).
  package static func amount(_ text: String) throws(AmountError) -> Amount? {
    let folded = FoldedAmount.fold(text)
    if folded == "半分" { return Amount(value: 0.5, unit: "半分") }
    if folded == whole { return Amount(value: 1, unit: whole) }
    var reader = AmountReader(shareOfWhole(folded) ?? folded)
    return try reader.wholeAmount()
  }

  /// A text in one width and case, without spaces, as amounts are compared. O(n).
  package static func folded(_ text: String) -> String { FoldedAmount.fold(text) }

  private static let whole = "全量"
  /// More characters than an amount has.
  private static let longest = 40

  /// `全量の1/4` as `1/4全量`; nil for anything else.
  private static func shareOfWhole(_ folded: String) -> String? {
    guard folded.hasPrefix(whole) else { return nil }
    return folded.dropFirst(whole.count).drop { $0 == "の" } + whole
  }

  /// A word and the amount that ends it, as `鶏むね200g`; nil when it ends in none. O(n).
  package static func trailing(_ text: String) throws(AmountError) -> (word: String, amount: Amount)? {
    let characters = Array(text)
    for start in characters.indices.dropFirst().suffix(longest) where mayStart(characters, at: start) {
      guard let amount = try amount(String(characters[start...])) else { continue }
      return (String(characters[..<start]), amount)
    }
    return nil
  }

  /// Whether an amount may start here: not in the middle of a number, and not at a long mark (コーヒー100g is no negative
  /// amount, and the 2 of ビタミンB12 is no amount).
  private static func mayStart(_ characters: [Character], at start: Int) -> Bool {
    let previous = characters[start - 1]
    func isKana(_ character: Character) -> Bool { character.unicodeScalars.last.map { Script($0).isKana } ?? false }
    func isDash(_ character: Character) -> Bool {
      character.unicodeScalars.first.map(LongMarkLookAlikes.isDash) ?? false
    }
    if isDash(characters[start]) { return !isKana(previous) }
    guard characters[start].isNumber else { return true }
    if previous.isNumber || ".．/／と,，".contains(previous) { return false }
    return !isDash(previous) || (start > 1 && isKana(characters[start - 2]))
  }
}

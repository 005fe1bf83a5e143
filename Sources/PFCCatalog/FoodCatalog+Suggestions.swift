public import PFCModel
internal import PFCText

extension FoodCatalog {
  /// Names near to a text that finds nothing: those that its beginning finds, the longest beginning first; empty when
  /// less than three quarters of it lead anywhere, or less than a word. O(length) searches.
  public func suggestions(for text: String, limit: Int = 3) throws -> [Hit] {
    var rest = Array(FoodCatalog.normalized(text).unicodeScalars.prefix(Self.longestSuggested))
    let shortest = max(Self.shortestWord(rest), (rest.count * 3 + 3) / 4)
    while rest.count > shortest {
      rest.removeLast()
      let hits = try search(String(String.UnicodeScalarView(rest)), limit: limit)
      if let first = hits.first, first.grade <= .word, !first.isNearest { return hits }
    }
    return []
  }

  private static let longestSuggested = 20

  /// How many characters say something: two with a kanji, three kana, four letters; of digits none do.
  private static func shortestWord(_ text: [Unicode.Scalar]) -> Int {
    let scripts = Set(text.map(Script.init))
    if scripts.contains(.kanji) { return 2 }
    if scripts.contains(.katakana) { return 3 }
    return scripts.contains(.latin) ? 4 : Int.max
  }
}

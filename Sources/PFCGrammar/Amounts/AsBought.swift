/// Words that say that a weight is one as bought, with what is thrown away.
package enum AsBought {
  /// Whether a word says so.
  package static func isOne(_ word: String) -> Bool { words.contains(spelled(word)) }

  /// Whether a word says so wherever it stands: 皮つき and 骨つき may as well begin the next name.
  static func isPlain(_ word: String) -> Bool { isOne(word) && !["皮つき", "骨つき"].contains(spelled(word)) }

  /// What ends a word and says so; nil for anything else.
  static func ending(of word: String) -> String? {
    endings.first { word.hasSuffix($0) && word.count > $0.count }
  }

  /// The word with つき in kana, as the table's names have it.
  package static func spelled(_ word: String) -> String {
    let folded = FoldedAmount.fold(word)
    for ending in ["付き", "付"] where folded.hasSuffix(ending) { return folded.dropLast(ending.count) + "つき" }
    return folded
  }

  private static let words: Set<String> = ["殻つき", "皮つき", "骨つき", "殻ごと", "廃棄込み", "廃棄込", "廃棄部込み", "as-bought"]
  private static let endings = [
    "殻つき", "皮つき", "骨つき", "殻付き", "皮付き", "骨付き", "殻付", "皮付", "骨付", "殻ごと", "廃棄込み", "廃棄込",
  ]
}

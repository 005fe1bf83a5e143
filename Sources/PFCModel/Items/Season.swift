/// The seasons that a dish can belong to.
package enum Season {
  /// Each with the words that mean it. The empty word means every season.
  private static let all: [(name: String, words: [String])] = [
    ("春", ["春", "はる", "spring"]), ("夏", ["夏", "なつ", "summer"]), ("秋", ["秋", "あき", "autumn", "fall"]),
    ("冬", ["冬", "ふゆ", "winter"]),
    (
      Dish.anySeason,
      ["", "any", "all", "none", "all year", "year-round", "通年", "一年中", "年中", "オールシーズン", "なし", "四季", "いつでも"]
    ),
  ]

  private static let byWord = Dictionary(uniqueKeysWithValues: all.flatMap { name, words in words.map { ($0, name) } })

  /// Their names, as the data write them: 春, 夏, 秋, 冬 and `Any`.
  package static let names = all.map(\.name)

  /// The season that a word means, in Japanese or English; nil for any other word. O(1).
  package static func name(for word: String) -> String? { byWord[word.lowercased()] }
}

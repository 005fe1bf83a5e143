/// The words for seasons.
package enum SeasonWord {
  private static let words: [String: String] = {
    let named: [String: [String]] = [
      "Any": [
        "", "any", "all", "none", "all year", "year-round", "通年", "一年中", "年中", "オールシーズン", "なし", "四季", "いつでも",
      ],
      "春": ["春", "はる", "spring"], "夏": ["夏", "なつ", "summer"], "秋": ["秋", "あき", "autumn", "fall"],
      "冬": ["冬", "ふゆ", "winter"],
    ]
    return Dictionary(uniqueKeysWithValues: named.flatMap { season, words in words.map { ($0, season) } })
  }()

  /// 春, 夏, 秋, 冬 or `Any` for a word that means it; other words stay as they are said.
  package static func season(_ word: String) -> String { words[word.lowercased()] ?? word }
}

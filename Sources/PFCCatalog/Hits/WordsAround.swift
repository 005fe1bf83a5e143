internal import PFCText

/// What people write around the name of a food when they ask about it: バナナ カロリー, 鶏むねのたんぱく質, `banana calories`.
enum WordsAround {
  /// The text without such words at its end, and those words; nil where there are none or nothing else is left. O(length).
  static func split(_ text: String) -> (subject: String, aside: [String])? {
    var words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    var aside: [String] = []
    while let last = words.last {
      if known.contains(FoodCatalog.normalized(last)) {
        aside.insert(words.removeLast(), at: 0)
      } else if let (head, tail) = joined(last) {
        words[words.count - 1] = head
        aside.insert(tail, at: 0)
      } else {
        break
      }
    }
    guard !aside.isEmpty, !words.isEmpty else { return nil }
    return (words.joined(separator: " "), aside)
  }

  /// The name and the word of バナナのカロリー.
  private static func joined(_ word: String) -> (String, String)? {
    guard let particle = word.lastIndex(of: "の"), particle > word.startIndex else { return nil }
    let tail = String(word[word.index(after: particle)...])
    return known.contains(FoodCatalog.normalized(tail)) ? (String(word[..<particle]), tail) : nil
  }

  private static let known: Set<String> = Set(
    [
      "カロリー", "何カロリー", "熱量", "エネルギー", "kcal", "糖質", "糖質量", "炭水化物", "炭水化物量", "たんぱく質", "タンパク質", "蛋白質",
      "たんぱく質量", "タンパク質量", "脂質", "脂質量", "塩分", "塩分量", "食塩相当量", "食物繊維", "栄養", "栄養素", "栄養価", "栄養成分", "成分",
      "成分表", "含有量", "とは", "食べ方", "レシピ", "calorie", "calories", "nutrition", "macros", "carbs",
    ].map(FoodCatalog.normalized))
}

internal import PFCModel
internal import PFCText

/// The words for cuisines and seasons, as people say them.
package enum DishWords {
  /// 春, 夏, 秋, 冬 or `Any` for a word that means it; nil for anything else. O(1).
  package static func season(_ word: String) -> String? { Season.name(for: word.trimmed) }

  /// The cuisine among `known` that a word means by its name, reading or English name; nil for none. O(known).
  package static func country(_ word: String, among known: [String]) -> String? {
    let key = FoodCatalog.normalized(word)
    return known.first { name in Cuisine.words(for: name).contains { FoodCatalog.normalized($0) == key } }
  }
}

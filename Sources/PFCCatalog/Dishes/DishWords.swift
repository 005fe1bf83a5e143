internal import PFCModel
internal import PFCText

/// The words for cuisines and seasons, as people say them.
package enum DishWords {
  /// 春, 夏, 秋, 冬 or `Any` for a word that means it, in any kana or in English; nil for anything else. O(1).
  package static func season(_ word: String) -> String? {
    let season = SeasonWord.season(word.trimmed)
    return seasons.contains(season) ? season : nil
  }

  /// The seasons as the data write them.
  package static let seasons = ["春", "夏", "秋", "冬", Dish.anySeason]

  /// The cuisine among `known` that a word means by its name, reading or English name; nil for none. O(known).
  package static func country(_ word: String, among known: [String]) -> String? {
    let key = FoodCatalog.normalized(word)
    return known.first { name in
      ([name] + (countries[name] ?? [])).contains { FoodCatalog.normalized($0) == key }
    }
  }

  private static let countries: [String: [String]] = [
    "和食": ["わしょく", "日本", "日本料理", "にほん", "Japanese", "Japan"], "洋食": ["ようしょく", "西洋", "Western"],
    "中華": ["ちゅうか", "中国", "中華料理", "ちゅうごく", "Chinese", "China"],
    "イタリアン": ["イタリア", "イタリア料理", "伊", "Italian", "Italy"], "フレンチ": ["フランス", "フランス料理", "French", "France"],
    "韓国": ["かんこく", "韓国料理", "Korean", "Korea"], "インド": ["インド料理", "Indian", "India"],
    "タイ": ["タイ料理", "Thai", "Thailand"], "ベトナム": ["ベトナム料理", "Vietnamese", "Vietnam"],
    "アメリカ": ["米国", "American", "America", "USA"], "台湾": ["たいわん", "Taiwanese", "Taiwan"],
    "沖縄": ["おきなわ", "琉球", "Okinawan", "Okinawa"], "トルコ": ["Turkish", "Turkey"], "スペイン": ["Spanish", "Spain"],
    "メキシコ": ["メキシカン", "Mexican", "Mexico"], "インドネシア": ["Indonesian", "Indonesia"], "ギリシャ": ["ギリシア", "Greek", "Greece"],
    "シンガポール": ["Singaporean", "Singapore"], "ハワイ": ["ハワイアン", "Hawaiian", "Hawaii"], "ロシア": ["Russian", "Russia"],
  ]
}

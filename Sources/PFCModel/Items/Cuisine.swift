/// The cuisines that a dish of a seed can be of. Own recipes may say others.
package enum Cuisine {
  /// Each with other words for it: readings, countries and English names.
  private static let all: [(name: String, others: [String])] = [
    ("和食", ["わしょく", "日本", "日本料理", "にほん", "Japanese", "Japan"]), ("洋食", ["ようしょく", "西洋", "Western"]),
    ("中華", ["ちゅうか", "中国", "中華料理", "ちゅうごく", "Chinese", "China"]),
    ("イタリアン", ["イタリア", "イタリア料理", "伊", "Italian", "Italy"]), ("フレンチ", ["フランス", "フランス料理", "French", "France"]),
    ("スペイン", ["スペイン料理", "Spanish", "Spain"]), ("ドイツ", ["ドイツ料理", "独", "German", "Germany"]),
    ("ロシア", ["ロシア料理", "Russian", "Russia"]), ("アメリカ", ["米国", "American", "America", "USA"]),
    ("メキシコ", ["メキシカン", "メキシコ料理", "Mexican", "Mexico"]), ("ハワイ", ["ハワイアン", "Hawaiian", "Hawaii"]),
    ("韓国", ["かんこく", "韓国料理", "Korean", "Korea"]), ("タイ", ["タイ料理", "Thai", "Thailand"]),
    ("ベトナム", ["ベトナム料理", "Vietnamese", "Vietnam"]), ("インドネシア", ["インドネシア料理", "Indonesian", "Indonesia"]),
    ("シンガポール", ["Singaporean", "Singapore"]), ("台湾", ["たいわん", "台湾料理", "Taiwanese", "Taiwan"]),
    ("インド", ["インド料理", "Indian", "India"]), ("トルコ", ["トルコ料理", "Turkish", "Turkey"]),
    ("ギリシャ", ["ギリシア", "ギリシャ料理", "Greek", "Greece"]), ("沖縄", ["おきなわ", "琉球", "沖縄料理", "Okinawan", "Okinawa"]),
  ]

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, [$0.name] + $0.others) })

  /// Their names, as the data write them.
  package static let names = all.map(\.name)

  /// The words for a cuisine, its name first; of one that no seed has, its name alone. O(1).
  package static func words(for name: String) -> [String] { byName[name] ?? [name] }
}

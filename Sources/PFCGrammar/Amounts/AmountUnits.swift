/// The units of amounts: how people write them, and what they are.
enum AmountUnits {
  /// Units that are written with a factor of another: the name, the unit and how many of it.
  static let scaled: [(name: String, unit: String, factor: Double)] = [
    ("キログラム", "g", 1000), ("ミリグラム", "g", 0.001), ("グラム", "g", 1), ("kg", "g", 1000), ("mg", "g", 0.001), ("g", "g", 1),
    ("ミリリットル", "ml", 1), ("デシリットル", "ml", 100), ("リットル", "ml", 1000), ("ml", "ml", 1), ("cc", "ml", 1),
    ("dl", "ml", 100),
    ("l", "ml", 1000), ("キロカロリー", "kcal", 1), ("kcal", "kcal", 1), ("カロリー", "kcal", 1), ("キロ", "g", 1000),
  ]

  /// The spoons and cups, which may also stand before their number.
  static let spoons: [(name: String, unit: String)] = [
    ("大さじ", "大さじ"), ("大匙", "大さじ"), ("おおさじ", "大さじ"), ("小さじ", "小さじ"), ("小匙", "小さじ"), ("こさじ", "小さじ"), ("カップ", "カップ"),
  ]

  /// The counters with the longest names first.
  static let countersLongestFirst = counters.sorted { $0.name.count > $1.name.count }

  /// The counters, each with the one that measures are kept under. 全量 is all that a recipe makes.
  static let counters: [(name: String, unit: String)] =
    [
      ("個", "個"), ("ヶ", "個"), ("ケ", "個"), ("コ", "個"), ("箇", "個"), ("こ", "個"), ("人分", "人前"), ("缶詰", "缶"), ("切", "切れ"),
      ("かけら", "かけ"),
      ("パック", "パック"), ("本", "本"), ("枚", "枚"), ("切れ", "切れ"), ("杯", "杯"), ("丁", "丁"), ("袋", "袋"), ("缶", "缶"), ("瓶", "瓶"),
      ("玉", "玉"),
      ("房", "房"), ("束", "束"), ("株", "株"), ("節", "節"), ("尾", "尾"), ("匹", "匹"), ("羽", "羽"), ("粒", "粒"), ("かけ", "かけ"),
      ("片", "片"),
      ("膳", "膳"), ("食", "食"), ("人前", "人前"), ("皿", "皿"), ("串", "串"), ("箱", "箱"), ("合", "合"), ("升", "升"), ("斤", "斤"),
      ("柵", "柵"),
      ("腹", "腹"), ("貫", "貫"), ("グラス", "グラス"), ("ジョッキ", "ジョッキ"), ("コップ", "コップ"), ("ペットボトル", "ペットボトル"), ("ボトル", "ボトル"),
      ("つまみ", "つまみ"), ("振り", "振り"), ("滴", "滴"), ("cm", "cm"), ("包", "包"), ("帖", "帖"), ("さや", "さや"), ("枝", "枝"),
      ("つ", "個"), ("全量", "全量"), ("量", "全量"),
    ]

  /// Words that stand before a number to say which measure is meant, longer ones first: 茶碗1杯, 6枚切り1枚, M2個.
  static let sizes = [
    "茶碗", "お茶碗", "ご飯茶碗", "丼", "どんぶり", "お椀", "汁椀", "コップ", "グラス", "マグカップ", "湯のみ", "ジョッキ", "中ジョッキ", "大ジョッキ",
    "小ジョッキ", "大盛り", "大盛", "小盛り", "小盛", "並盛り", "並盛", "中盛り", "中盛", "特盛り", "特盛", "普通盛り", "大", "中", "小", "特大", "s", "m",
    "l", "ll", "ms",
  ].sorted { $0.count > $1.count }
}

internal import PFCModel

/// The words around and instead of the numbers of amounts.
enum AmountWords {
  /// Before an amount that is only about so much.
  static let about = WordTable<Bool>([
    (["およそ", "おおよそ", "だいたい", "大体", "約", "ざっと", "正味", "合計", "計", "全部で", "各", "残り", "残りの"], true),
    (
      [
        "about", "around", "roughly", "approximately", "approx.", "approx", "ca.", "circa", "nearly", "almost", "~",
        "〜", "約",
      ], true
    ),
  ])
  /// Behind it.
  static let more = WordTable<Bool>([
    (["くらい", "ぐらい", "位", "程度", "前後", "ほど", "ばかり", "強", "弱", "ちょい", "ちょっと", "以上", "相当", "など"], true),
    (["or so", "or thereabouts", "approx.", "approx"], true), (["〜", "~", "～"], true),
  ])
  /// Whole numbers with their unit in one word.
  static let counted = WordTable<Double>([
    (["ひとつ", "一つ"], 1), (["ふたつ", "二つ"], 2), (["みっつ", "三つ"], 3), (["よっつ", "四つ"], 4), (["いつつ", "五つ"], 5),
    (["むっつ", "六つ"], 6), (["ななつ", "七つ"], 7), (["やっつ", "八つ"], 8), (["ここのつ", "九つ"], 9), (["いっこ"], 1),
  ])
  /// Shares of a whole in one word, and the whole itself.
  static let shares = WordTable<Double>([
    (["半分", "はんぶん", "半量", "半分こ", "はんぶんこ"], 0.5), (["丸ごと", "まるごと", "全部", "丸々"], 1),
  ])
  /// Amounts that nobody can weigh.
  static let vague = WordTable<Bool>([
    (
      [
        "適量", "適宜", "お好みで", "お好みの量", "好みで少々", "好みで", "お好み", "たっぷり", "少量", "適当", "ひたひた", "好きなだけ", "数滴", "数枚", "数本", "数個",
        "多めに",
      ], true
    ),
    (["to taste", "as needed", "as required"], true),
  ])
  /// A pinch that some foods have a weight for.
  static let pinch = WordTable<[UnitChoice]>([
    (["少々"], [UnitChoice(.dash), UnitChoice(.pinch)]),
    (["ひとつまみ", "一つまみ", "1つまみ", "a pinch of", "a pinch", "pinch of"], [UnitChoice(.pinch), UnitChoice(.dash)]),
    (["ふたつまみ", "二つまみ"], [UnitChoice(.pinch, 2)]), (["a dash of", "a dash"], [UnitChoice(.dash)]),
  ])
  /// What may stand between a spoon and its number.
  static let level = WordTable<Bool>([(["すりきり", "すり切り", "軽く", "に", "約"], true)])
}

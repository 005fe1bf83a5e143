internal import PFCModel

/// The words for units, and the units that each may mean.
///
/// Counters that people take for one another (把 and 束, 匹 and 尾) are one word with several units: a food has one of them.
enum UnitWords {
  /// The words of both languages. `cup` is a measuring cup of the language of the interface.
  static func table(_ language: LineLanguage) -> WordTable<[UnitChoice]> { language == .english ? english : japanese }

  private static let japanese = WordTable(counters + measures + words(cup: UnitChoice(.cup)))
  private static let english = WordTable(counters + measures + words(cup: UnitChoice(.milliliter, 240)))

  typealias Row = (words: [String], meaning: [UnitChoice])

  private static func row(_ words: String, _ units: String) -> Row {
    (words.split(separator: " ").map(String.init), MeasureUnit.list(units).map { UnitChoice($0) })
  }

  private static func scaled(_ words: [String], _ unit: MeasureUnit, _ factor: Double) -> Row {
    (words, [UnitChoice(unit, factor)])
  }

  private static let measures: [Row] = [
    scaled(["g", "グラム", "ぐらむ", "gram", "grams", "gr"], .gram, 1),
    scaled(["kg", "キログラム", "キロ", "kilo", "kilos"], .gram, 1000),
    scaled(["mg", "ミリグラム"], .gram, 0.001), scaled(["oz", "oz.", "ounce", "ounces", "オンス"], .gram, 28.35),
    scaled(["lb", "lb.", "lbs", "lbs.", "pound", "pounds", "ポンド"], .gram, 453.6), scaled(["斤量"], .gram, 1),
    scaled(["ml", "cc", "ミリリットル", "ミリ", "milliliter", "milliliters", "millilitre", "millilitres"], .milliliter, 1),
    scaled(["dl", "デシリットル"], .milliliter, 100), scaled(["cl"], .milliliter, 10),
    scaled(["l", "リットル", "liter", "liters", "litre", "litres"], .milliliter, 1000),
    scaled(["fl oz", "fl. oz.", "fl. oz", "fl.oz.", "floz", "fluid ounce", "fluid ounces"], .milliliter, 29.57),
    scaled(["pint", "pints", "pt"], .milliliter, 473), scaled(["quart", "quarts", "qt"], .milliliter, 946),
    scaled(["kcal", "キロカロリー", "カロリー", "calories", "cal"], .kilocalorie, 1),
    scaled(["kj", "キロジュール"], .kilocalorie, 1 / 4.184),
  ]

  private static let counters: [Row] = [
    row("個 ヶ ケ コ 箇 こ つ", "個"), row("人前 人分 食分", "人前 食"), row("食", "食 人前"),
    row("パック ぱっく pack packs packet packets pkg package packages pk", "パック 袋 箱"),
    row("本 ほん ぽん ぼん", "本 串"), row("枚 まい", "枚 切れ"), row("切れ 切 きれ 片れ", "切れ 枚"), row("杯 はい ぱい ばい 椀 わん", "杯"),
    row("丁 ちょう", "丁"), row("袋 ふくろ bag bags sachet sachets", "袋 パック"), row("缶 缶詰 can cans tin tins", "缶 本"),
    row("瓶 びん ビン jar jars", "瓶 本"), row("玉 たま", "玉 個 株"), row("房 ふさ", "房 袋"), row("束 把 わ たば", "束 袋 株"),
    row("株 かぶ", "株 束 個 パック"),
    row("節 ふし", "節 個"), row("尾", "尾 匹"), row("匹 ひき びき ぴき", "匹 尾"), row("半身", "半身 枚"), row("羽", "羽"), row("粒 つぶ", "粒 個"),
    row("かけ かけら 欠片 カケ 欠け knob", "かけ 片 個"),
    row("片 clove cloves", "片 かけ"), row("膳 ぜん", "膳 杯"), row("皿 さら plate plates", "皿 人前 食"),
    row("串 くし skewer skewers", "串 本"),
    row("箱 はこ ケース box boxes", "箱 パック"), row("合 go", "合"), row("升", "升"), row("斤", "斤"), row("柵 さく", "柵"), row("腹", "腹"),
    row("貫", "貫 個"),
    row("グラス glass glasses", "グラス コップ 杯"), row("ジョッキ mug mugs", "ジョッキ マグカップ 杯"), row("マグカップ マグ", "マグカップ 杯"),
    row("コップ", "コップ グラス 杯"), row("ペットボトル", "ペットボトル 本"), row("ボトル bottle bottles", "瓶 ボトル ペットボトル 本"),
    row("湯のみ 湯呑み 湯呑", "湯のみ 杯"), row("小鉢 鉢", "小鉢 皿 人前"), row("つまみ pinch pinches", "つまみ 少々"),
    row("つかみ 握り にぎり handful handfuls", "つかみ 握り"),
    row("振り ふり", "振り"), row("滴 drop drops", "滴"), row("cm センチ", "cm"), row("包 袋分", "包 袋 個"), row("帖", "帖"),
    row("さや", "さや 本 個"),
    row("枝 sprig sprigs", "枝 本"), row("葉 leaf leaves", "葉 枚"), row("連", "連"), row("舟", "舟 人前"), row("セット", "セット 人前"),
    row("キューブ cube cubes", "個"), row("すくい scoop scoops", "すくい 個"), row("ショット shot shots", "ショット 杯"),
    row("シングル", "シングル"), row("ダブル", "ダブル"),
    row("全量 量", "全量"), row("口", "口"), row("カット", "切れ 個"),
    row("slice slices", "切れ 枚 個"), row("piece pieces pc pcs", "個"), row("bowl bowls", "杯 人前 皿"),
    row("serving servings portion portions", "人前 食"), row("block blocks", "丁 個"),
    row("fillet fillets filet filets", "切れ 枚"),
    row("head heads", "個 玉 株"), row("bunch bunches", "束 房 株"), row("sheet sheets", "枚"), row("stick sticks", "スティック 本"),
    row("stalk stalks stem stems rib ribs", "本"),
    row("ear ears bar bars", "本 個 枚"), row("strip strips rasher rashers", "枚"), row("wedge wedges", "切れ 個"),
    row("loaf loaves", "斤 本 個"),
  ]

  private static func words(cup: UnitChoice) -> [Row] {
    [
      (["cup", "cups", "c", "c."], [cup]),
      (["大さじ", "大匙", "おおさじ", "tbsp", "tbsp.", "tbs", "tablespoon", "tablespoons"], [UnitChoice(.tablespoon)]),
      (["小さじ", "小匙", "こさじ", "tsp", "tsp.", "teaspoon", "teaspoons"], [UnitChoice(.teaspoon)]),
      (["カップ"], [UnitChoice(.cup), UnitChoice(.piece)]),
    ]
  }

  /// What may stand before its number: 大さじ1, カップ1/2, コップ2.
  static let leading = WordTable<[UnitChoice]>([
    (["大さじ", "大匙", "おおさじ", "tbsp", "スプーン"], [UnitChoice(.tablespoon)]),
    (["小さじ", "小匙", "こさじ", "tsp", "ティースプーン"], [UnitChoice(.teaspoon)]),
    (["カップ", "計量カップ"], [UnitChoice(.cup)]), (["小鉢"], [UnitChoice(.smallBowl), UnitChoice(.plate)]),
  ])

  /// Spoons as cooks shorten them. They may be sizes of pieces as well.
  static let shortSpoons = WordTable<UnitChoice>([(["大"], UnitChoice(.tablespoon)), (["小"], UnitChoice(.teaspoon))])
}

/// The language of the interface, which decides what a cup is.
package enum LineLanguage: Sendable, Hashable {
  case japanese, english
}

/// The classes: groups of the table and parts of its official names.
extension FoodClass {
  static let all: [FoodClass] = [
    FoodClass(
      words: ["魚", "サカナ", "オ魚", "魚肉", "fish"],
      narrow: [
        Rule(groups: [seafood], parts: ["＜魚類＞"], without: fishProducts), Rule(groups: [ready], parts: ["白身フライ"]),
      ],
      more: [
        Rule(groups: [seafood], parts: ["＜魚類＞", "＜水産練り製品＞"]),
        Rule(groups: [seasonings], parts: ["かつおだし", "かつお・昆布だし", "煮干しだし", "ナンプラー", "魚醤", "オイスター", "あごだし"]),
        Rule(groups: [ready], parts: ["いわし", "あじ", "さけ", "魚"]),
      ]),
    FoodClass(
      words: ["米", "オ米", "コメ", "ゴハン", "ゴ飯", "御飯", "ライス", "飯", "rice"],
      narrow: [
        Rule(groups: [cereals], parts: ["［水稲", "［陸稲", "おにぎり", "きりたんぽ", "赤飯"]),
        Rule(groups: [ready], parts: ["米飯", "ドライカレー", "チャーハン", "ピラフ"]),
      ], more: [Rule(groups: [cereals], parts: ["こめ　"])]),
    FoodClass(
      words: ["卵", "玉子", "タマゴ", "鶏卵", "egg", "eggs"], narrow: [Rule(groups: [eggs])],
      more: [
        Rule(groups: [seasonings], parts: ["マヨネーズ", "卵黄", "全卵", "タルタル"]),
        Rule(
          groups: [sweets], parts: ["カステラ", "ケーキ", "シュー", "プリン", "カスタード", "どら焼", "ボーロ", "エクレア", "ワッフル", "ドーナッツ", "タルト"]),
        Rule(groups: [ready], parts: ["卵", "たまご", "オムレツ", "親子"]),
      ]),
    FoodClass(
      words: ["牛肉", "ギュウニク", "beef"], narrow: [Rule(groups: [meat], parts: ["　うし　"])],
      more: [
        Rule(groups: [fats], parts: ["牛脂"]),
        Rule(groups: [ready], parts: ["牛", "ビーフ", "合いびき", "ハンバーグ", "メンチ", "ミート"]),
      ]),
    FoodClass(
      words: ["豚肉", "ブタニク", "pork"],
      narrow: [Rule(groups: [meat], parts: ["　ぶた　"], without: cured), Rule(groups: [meat], parts: ["焼き豚"])],
      more: [
        Rule(groups: [meat], parts: ["　ぶた　"]), Rule(groups: [fats], parts: ["ラード"]),
        Rule(
          groups: [ready], parts: ["豚", "合いびき", "ハンバーグ", "メンチ", "ぎょうざ", "しゅうまい", "とんかつ", "肉団子", "ミート", "酢豚"]),
      ]),
    FoodClass(
      words: ["鶏肉", "トリニク", "鳥肉", "chicken"], narrow: [Rule(groups: [meat], parts: ["　にわとり　"])],
      more: [
        Rule(groups: [seasonings], parts: ["鶏がら", "鳥がら", "チキン"]),
        Rule(groups: [ready], parts: ["鶏", "チキン", "親子", "つくね"]),
      ]),
    FoodClass(
      words: ["肉", "オ肉", "ニク", "肉類", "meat"], narrow: [Rule(groups: [meat], without: ["ゼラチン"])],
      more: [
        Rule(groups: [meat]), Rule(groups: [fats], parts: ["ラード", "牛脂"]),
        Rule(groups: [seasonings], parts: ["鶏がら", "鳥がら", "洋風だし", "中華だし"]),
        Rule(
          groups: [ready],
          parts: [
            "豚", "牛", "鶏", "肉", "ビーフ", "チキン", "合いびき", "ハンバーグ", "メンチ", "ぎょうざ", "しゅうまい", "とんかつ", "ミート", "親子", "つくね",
          ]),
      ]),
    FoodClass(
      words: ["大豆", "ダイズ", "soy", "soybean", "soybeans"], narrow: [Rule(groups: [pulses], parts: ["だいず　"])],
      more: [Rule(groups: [seasonings], parts: ["（みそ類）"])]),
    FoodClass(
      words: ["小麦", "コムギ", "wheat"], narrow: [Rule(groups: [cereals], parts: ["こむぎ　"])],
      more: [
        Rule(groups: [sweets], parts: ["＜菓子パン類＞", "＜ケーキ・ペストリー類＞", "＜ビスケット類＞"]),
        Rule(groups: [seasonings], parts: ["（ルウ類）", "ホワイトソース", "お好み焼き"]),
        Rule(groups: [ready], parts: ["フライ", "コロッケ", "ぎょうざ", "しゅうまい", "メンチ", "天ぷら", "とんかつ", "春巻", "グラタン"]),
        Rule(groups: [cereals], parts: ["そば　そば", "そば　干し"]),
      ]),
    FoodClass(
      words: ["ラーメン", "中華麺", "中華メン", "ramen"],
      narrow: [Rule(groups: [cereals], parts: ["［中華めん類］", "中華めん", "中華スタイル"])], more: []),
  ]

  /// What is made of fish and no fish to a cook: roe, milt and shavings.
  static let fishProducts = [
    "節", "イクラ", "すじこ", "たらこ", "めんたいこ", "かずのこ", "キャビア", "からすみ", "しらこ", "きも", "塩辛", "でんぶ", "めふん", "卵巣",
  ]

  private static let cured = [
    "［ハム類］", "［プレスハム類］", "［ベーコン類］", "［ソーセージ類］", "［その他］",
  ]
  private static let (cereals, pulses, seafood, meat) = ("穀類", "豆類", "魚介類", "肉類")
  private static let (eggs, fats, sweets) = ("卵類", "油脂類", "菓子類")
  private static let (seasonings, ready) = ("調味料及び香辛料類", "調理済み流通食品類")
}

/// What stands between, before and behind the items of a line.
enum LineWord: Sendable, Hashable {
  /// It parts two items for certain: 、 ＋ and.
  case separator
  /// It parts two items, or is part of a name: と や with.
  case joint
  /// It marks what the word before it is: を は に.
  case particle
  /// It says nothing of what or how much was eaten: 食べた, おいしい, I had.
  case filler
  /// It says what was done with the item before it, and how it was got ready: 茹でて, 炒めた.
  case doing
  /// It says that something was not eaten: 抜き, skipped.
  case negation
}

/// The words of lines that name neither foods nor amounts.
enum LineWords {
  static let table = WordTable<LineWord>([
    (
      ["、", ",", ";", "+", "・", "&", "/", "。", "｡", "|", "\n", "→", "＝", "and", "plus", "also", "then", "followed by"],
      .separator
    ),
    (["と", "や", "with", "along with", "together with", "w/", "or"], .joint),
    (["を", "は", "が", "に", "で", "も", "へ", ":", "…", "‥", "!", "?", ".", "~"], .particle),
    (fillers, .filler), (englishFillers, .filler), (preparations, .filler), (doings, .doing),
    (
      [
        "はなし", "は無し", "はなかった", "は食べなかった", "は食べてない", "は食べていない", "は飲まなかった", "は抜き", "抜き", "抜いた", "ぬき", "食べてない", "食べていない",
        "食べなかった", "食べない",
        "飲まなかった", "飲んでない", "残した", "skipped", "skip", "didn't", "did not", "not", "no", "without", "nothing",
      ], .negation
    ),
  ])

  /// What joins an amount to the name behind it: 2個の卵, a cup of rice.
  static let of = WordTable<Bool>([(["の", "of the", "of my", "of", "worth of"], true)])
  /// What may stand between a name and its amount.
  static let middle = WordTable<Bool>([
    (
      [
        "の", "を", "は", "が", "も", "に", "で", "だけ", "のみ", ":", "=", "ロックで", "ブラックで", "ストレートで", "無糖で", "薄めで", "濃いめで", "…",
        "‥",
        "that weighs", "that weighed", "weighing", "which weighs",
        "that is", "that was",
      ], true
    )
  ])

  private static let fillers: [String] = [
    "食べた", "食べました", "食べて", "食べてた", "食べる", "食べます", "食べちゃった", "食べちゃいました", "食べてしまった", "食べてしまいました", "食べすぎた", "食べ過ぎた",
    "食べすぎました", "たべた", "たべました", "たべて", "食った", "食って", "食いました", "食べたよ", "食べました。", "飲んだ", "飲みました", "飲んで", "飲む", "飲みます",
    "飲んじゃった", "のんだ", "のみました", "いただいた", "いただきました", "いただいて", "いただく", "頂いた", "頂きました", "頂いて", "摂った", "摂りました", "とりました",
    "済ませた", "すませた", "のせ", "あと", "あとは", "それと", "それから", "そして", "さらに", "ほかに", "他に", "次に", "最後に", "です", "でした", "だった",
    "だけ", "のみ", "だ", "ね", "よ", "かな", "とか", "など", "をば", "私は", "僕は", "俺は", "外食", "コンビニの", "スーパーの", "惣菜の", "お惣菜の", "自家製",
    "自家製の", "手作り", "手作りの", "手づくりの", "市販の", "冷たい", "温かい", "あたたかい", "あったかい", "熱い", "熱々の", "アツアツの", "できたての", "出来立ての",
    "焼きたての", "炊きたての", "新鮮な", "おいしい", "美味しい", "おいしかった", "美味しかった", "うまい", "うまかった", "ごちそうさま", "ごちそうさまでした", "一緒に",
    "いっしょに", "セットで", "ついでに", "普通の", "ふつうの", "お手製の", "いつもの量の", "小腹が空いたので", "お腹がすいたので", "だけ食べた", "朝から", "ちょっとだけ",
  ]
  /// What is done with food, in the forms that go on and that end: only behind an item, for 焼いた before one is its state.
  private static let doings: [String] =
    verbs.flatMap { past, polite in
      let (te, ta) = past.hasSuffix("ん") ? ("で", "だ") : ("て", "た")
      let forms = [past + te, past + te + "から", past + ta, past + ta + "よ", polite + "ました", polite + "まして"]
      return forms
    } + endings
  private static let endings: [String] = [
    "にした", "にしました", "にしておいた", "で済ませた", "で済ませました", "ですね", "入り", "ずつ",
  ]
  private static let verbs: [(past: String, polite: String)] = [
    ("焼い", "焼き"), ("やい", "やき"), ("茹で", "茹で"), ("ゆで", "ゆで"), ("煮", "煮"), ("炒め", "炒め"), ("いため", "いため"), ("蒸し", "蒸し"),
    ("ふかし", "ふかし"), ("揚げ", "揚げ"), ("温め", "温め"), ("あたため", "あたため"), ("チンし", "チンし"), ("レンチンし", "レンチンし"), ("解凍し", "解凍し"),
    ("切っ", "切り"), ("剥い", "剥き"), ("むい", "むき"), ("割っ", "割り"), ("溶い", "溶き"), ("落とし", "落とし"), ("和え", "和え"), ("絡め", "絡め"),
    ("巻い", "巻き"), ("挟ん", "挟み"), ("加え", "加え"), ("足し", "足し"), ("振っ", "振り"), ("まぶし", "まぶし"), ("浸し", "浸し"),
    ("割り入れ", "割り入れ"),
    ("作っ", "作り"), ("料理し", "料理し"), ("調理し", "調理し"), ("買っ", "買い"), ("もらっ", "もらい"), ("頼ん", "頼み"), ("おかわりし", "おかわりし"),
    ("完食し", "完食し"), ("添え", "添え"), ("そえ", "そえ"), ("はさん", "はさみ"), ("ぬっ", "ぬり"), ("のせ", "のせ"), ("乗せ", "乗せ"), ("かけ", "かけ"),
    ("つけ", "つけ"), ("入れ", "入れ"), ("混ぜ", "混ぜ"),
    ("塗っ", "塗り"), ("味付けし", "味付けし"), ("つまん", "つまみ"), ("かじっ", "かじり"), ("すすっ", "すすり"), ("流し込ん", "流し込み"), ("補給し", "補給し"),
  ]
  private static let englishFillers: [String] = [
    "before bed", "before bedtime", "after dinner", "after lunch", "after work", "after the gym", "after my workout",
    "after my run", "after a run", "at work", "at home", "at school", "at the office", "at the party", "at a party",
    "at the cafeteria", "at the company cafeteria", "at the school cafeteria", "at the work canteen", "at the canteen",
    "at a restaurant", "at the restaurant", "at a cafe", "at the cafe", "at a friend's", "at a friend's house",
    "at an izakaya", "at the izakaya", "at a ramen shop", "at the station", "on the train", "on the way home",
    "from the convenience store", "from a convenience store", "convenience store", "convenience-store", "konbini",
    "from 7-eleven", "from seven eleven", "from lawson", "from familymart", "from the supermarket", "supermarket",
    "store-bought", "from the bakery", "takeaway", "takeout", "take-out", "from starbucks", "with friends",
    "with my family", "by myself", "maybe", "i think", "probably",
    "i", "i've", "i'm", "i’ve", "i’m", "i'd", "we", "had", "have", "having", "has", "ate", "eaten", "eat", "eating",
    "drank", "drink", "drinking", "drunk", "consumed", "enjoyed",
    "got", "took", "just", "some", "my", "the", "fresh", "freshly", "homemade", "home-made", "delicious", "tasty",
    "nice", "leftover", "ripe", "organic", "for", "at", "as", "on", "in the", "as a", "in",
    "of", "on the side", "in total", "washed down with", "it", "was", "were", "best quality", "good-quality",
    "good quality", "only", "today i", "a bit of", "a little", "each", "to drink", "to eat", "please", "log",
    "that weighs", "that weighed", "weighing",
  ]
  /// How something is cut or got ready, which changes nothing in it.
  private static let preparations: [String] = [
    "千切り", "せん切り", "みじん切り", "みじん切りの", "輪切り", "小口切り", "くし切り", "角切り", "ざく切り", "スライス", "刻み", "きざみ", "すりおろし", "カット",
    "chopped", "diced", "minced", "sliced", "grated", "peeled",
    "crushed", "melted", "softened", "drained", "rinsed", "cubed", "halved", "beaten", "finely", "thinly",
    "roughly chopped", "coarsely", "optional", "to serve", "for garnish", "at room temperature", "to taste",
  ]
}

/// Words that say that a weight is one as bought, with what is thrown away.
package enum AsBoughtWords {
  /// Whether a whole text says so.
  package static func isOne(_ text: String) -> Bool {
    let line = LineText(text)
    return table.longest(in: line, at: 0)?.end == line.count
  }

  /// The word for a shell, bones or pods that a name begins with: 殻付きあさり. A skin is often eaten, and is none of these.
  package static func beginning(_ name: String) -> String? {
    let line = LineText(name)
    guard let word = table.longest(in: line, at: 0), word.end < line.count else { return nil }
    return ["殻つき", "骨つき", "さやつき"].contains(word.meaning) ? word.meaning : nil
  }

  static let table = WordTable<String>([
    (["殻つき", "殻付き", "殻付", "殻ごと", "からつき", "in shell", "in the shell", "in-shell", "unshelled"], "殻つき"),
    (["皮つき", "皮付き", "皮付", "皮ごと", "皮込み", "unpeeled", "with peel", "with skin"], "皮つき"),
    (["骨つき", "骨付き", "骨付", "骨込み", "骨ごと", "bone-in", "bone in", "with bone"], "骨つき"),
    (["さやつき", "さや付き", "さやごと", "in pods", "in pod"], "さやつき"),
    (["種つき", "種付き", "種ごと"], "種つき"), (["芯つき", "芯付き"], "芯つき"),
    (["廃棄込み", "廃棄込", "廃棄部込み", "as bought", "as-bought", "as purchased"], "廃棄込み"),
  ])
}

internal import PFCText

/// Words of recipes that say how an ingredient is bought, cut or got ready rather than what it is: they are dropped from a
/// name that is not known with them, and kept as a remark.
package enum IngredientWords {
  /// A way to write an ingredient shorter.
  package struct Variant: Sendable, Hashable {
    /// The words that name it.
    package let name: String
    /// What was dropped.
    package let remarks: [String]
  }

  /// The name without what may be dropped, the least first; empty where nothing is. O(length).
  package static func shortened(_ name: String) -> [Variant] {
    var all: [Variant] = []
    var (rest, remarks) = (name.trimmed, [String]())
    func add() {
      if !rest.isEmpty, rest != name, all.last?.name != rest { all.append(Variant(name: rest, remarks: remarks)) }
    }
    if let comma = rest.firstIndex(where: { ",、，;；※".contains($0) }) {
      let first = rest[..<comma].trimmed
      if leading.contains(first.lowercased() + " ") {
        // Plain, non-fat yogurt: both are said of the name behind.
        rest = first + " " + rest[rest.index(after: comma)...].trimmed
      } else {
        remarks.append(rest[rest.index(after: comma)...].trimmed)
        rest = first
      }
      add()
    }
    if let (first, second) = choice(of: rest) {
      all.append(Variant(name: first, remarks: [second]))
      all += shortened(first).prefix(mostVariants) + [Variant(name: second, remarks: [first])]
      remarks.append(second)
      rest = first
      add()
    }
    if let quoted = quoted(rest) {
      rest = quoted
      add()
    }
    if let pressed = pressed(rest) {
      all.append(pressed)
    }
    // One word at a time, from either end, for as long as one is known.
    while let (shorter, word) = dropped(from: rest), all.count < mostVariants {
      (rest, remarks) = (shorter, remarks + [word])
      add()
    }
    return all
  }

  private static let mostVariants = 8

  /// The first of `butter or olive oil`.
  private static func choice(of text: String) -> (String, String)? {
    for joint in [" or ", " and/or ", "または", "又は", "もしくは", "か、"] {
      if let range = text.range(of: joint), range.lowerBound > text.startIndex {
        return (text[..<range.lowerBound].trimmed, text[range.upperBound...].trimmed)
      }
    }
    return nil
  }

  private static func quoted(_ text: String) -> String? {
    let pairs: [(Character, Character)] = [("「", "」"), ("『", "』"), ("“", "”"), ("\"", "\""), ("'", "'")]
    for (open, close) in pairs where text.first == open {
      guard let end = text.dropFirst().firstIndex(of: close) else { continue }
      return (text[text.index(after: text.startIndex)..<end] + text[text.index(after: end)...]).trimmed
    }
    return nil
  }

  /// Juice of 1 lemon, grated zest of 2 lemons.
  private static func pressed(_ text: String) -> Variant? {
    let lower = text.lowercased()
    for (word, suffix) in [("juice of ", " juice"), ("zest of ", ""), ("rind of ", ""), ("peel of ", "")] {
      guard let range = lower.range(of: word) else { continue }
      let fruit = lower[range.upperBound...].drop { $0.isNumber || $0 == " " || "½¼/".contains($0) }
      let words = fruit.hasPrefix("a ") ? fruit.dropFirst(2) : fruit
      return Variant(name: (words.hasSuffix("s") ? words.dropLast() : words) + suffix, remarks: [word.trimmed])
    }
    return nil
  }

  /// The text without one known word at its start or end, and the word.
  private static func dropped(from text: String) -> (String, String)? {
    let lower = text.lowercased()
    for word in leading where lower.hasPrefix(word) && lower.count > word.count {
      return (lower.dropFirst(word.count).trimmed, word.trimmed)
    }
    for word in trailing where lower.hasSuffix(word) && lower.count > word.count {
      var rest = lower.dropLast(word.count).trimmed[...]
      while let last = rest.last, "の・、,をは-".contains(last) { rest = rest.dropLast() }
      if !rest.isEmpty { return (rest.trimmed, word.trimmed) }
    }
    // とんかつ用, 仕上げ用: what it is for.
    if let last = lower.split(whereSeparator: \.isWhitespace).last, last.hasSuffix("用"), last.count < lower.count {
      return (lower.dropLast(last.count).trimmed, String(last))
    }
    return nil
  }

  /// What may stand before a name.
  private static let leading: [String] = sorted(
    [
      "市販の", "温かい", "あたたかい", "冷たい", "新鮮な", "お好みの", "好みの", "純正", "国産", "無農薬", "有機", "冷凍", "生の", "乾燥", "おいしい", "いつもの",
      "残りの", "余った", "自家製",
      "手作り", "すりおろし", "すり下ろし", "おろし", "刻み", "きざみ", "刻んだ", "輪切り", "千切り", "せん切り", "薄切り", "みじん切り", "みじん切りの", "角切り", "一口大の",
      "水溶き", "溶き", "とき", "溶かし", "茹で", "ゆで", "焼いた", "炒めた",
      "有頭", "無頭", "殻付き", "殻つき", "骨付き", "骨つき", "皮付き", "皮なし", "塊", "かたまり", "ブロック", "完熟", "大きめの", "小さめの", "中くらいの",
      "お気に入りの", "煮", "味つき", "味付き", "お好みで", "好みで", "あれば", "塊肉の", "かたまり肉の", "塊の", "かたまりの", "ブロックの", "厚切りの", "薄切りの",
      "千切りの",
      "角切りの", "輪切りの", "仕上げの", "飾り用の", "トッピング用の", "仕上げ用の", "温めた", "常温の", "常温に戻した", "室温に戻した", "無塩の", "すりおろした", "千切りにした",
      "みじん切りにした", "薄切りにした", "ざく切りにした", "水気を切った", "水切りした", "戻した", "解凍した", "茹でた", "ゆでた", "蒸した", "なければ", "たっぷりの", "少量の",
      "適量の",
    ]
      + english([
        "a", "an", "the", "of", "fresh", "freshly", "finely", "roughly", "coarsely", "thinly", "lightly", "well",
        "chopped", "sliced", "diced", "minced", "grated",
        "shredded", "crushed", "ground", "cracked", "peeled", "melted", "softened", "cold", "hot", "warm", "cooked",
        "large", "small", "medium", "big", "ripe", "whole",
        "plain", "plain,", "raw", "dried", "good", "good-quality", "organic", "extra virgin", "extra-virgin",
        "unsalted", "salted", "kosher", "sea", "flaky", "fine", "coarse",
        "granulated", "all-purpose", "flat-leaf", "flatleaf", "italian", "low-sodium", "low sodium", "reduced-sodium",
        "low-fat", "non-fat", "nonfat", "fat-free", "unsweetened",
        "unflavored", "unflavoured", "scooped", "leveled", "and", "canned", "tinned", "smoked", "roasted", "toasted",
        "salted roasted", "golden", "clarified", "plant-based", "knob of", "handful of",
        "small handful", "large handful", "handful", "a handful of", "good lug of", "lug of", "drizzle of", "sprig of",
        "bunch of", "head of", "head", "bunch", "thumbnail-sized", "jersey royals", "boneless", "skinless",
        "lean", "firm", "silken", "red", "green", "yellow", "white", "brown", "black", "dark", "light", "sweet", "mild",
        "tin", "can", "jar", "packet", "fondant", "pure", "real", "strong", "thick", "plum", "grilled", "juicy",
        "seedless", "stoned", "pitted", "heaped", "level", "packed", "rounded", "tinned",
      ]))

  /// What may stand behind a name.
  private static let trailing: [String] = sorted(
    [
      "みじん切り", "粗みじん切り", "粗みじん", "あらみじん切り", "千切り", "せん切り", "薄切り", "薄切り肉", "輪切り", "ざく切り", "ぶつ切り", "乱切り", "小口切り", "角切り",
      "細切り", "くし切り", "くし形切り", "短冊切り", "拍子木切り", "斜め切り",
      "すりおろし", "すり下ろし", "おろし", "スライス", "カット", "みじん", "（みじん切り）", "の葉", "少々", "切り身", "ブロック", "塊肉", "かたまり肉", "かたまり", "塊",
      "パウダー", "チップ", "ホール", "顆粒", "乾燥", "分", "適量",
      "（常温）", "常温", "冷凍", "缶詰", "水煮", "ステーキ肉", "肉", "の絞り汁", "のしぼり汁", "の搾り汁", "絞り汁", "あれば", "お好みで", "好みで", "など", "大",
      "中", "小",
    ]
      + [
        " chopped", " sliced", " diced", " minced", " grated", " to taste", " to serve", " for serving", " for garnish",
        " for frying", " for deep-frying", " for deep frying",
        " for greasing", " for brushing", " for dusting", " (optional)", " optional", " leaves", " leaf", " fillets",
        " fillet", " pieces", " chunks", " flakes", " powder", " cloves", " clove", " bulb",
        " stalks", " sticks", " at room temperature", " room temperature", " florets", " sprigs", " juice only",
        " halves", " wedges", " strips", " cubes", " seeds", " in oil", " in water", " in brine", " in syrup",
      ])

  private static func english(_ words: [String]) -> [String] { words.map { $0 + " " } }

  private static func sorted(_ words: [String]) -> [String] { words.sorted { ($0.count, $0) > ($1.count, $1) } }
}

extension StringProtocol {
  /// The first place where a text stands; nil for none. O(n × m).
  fileprivate func range(of text: String) -> Range<Index>? { firstRange(of: text) }
}

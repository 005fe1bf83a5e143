/// Ordered text rules: what search and storage see of a text.
package enum TextPipeline {
  /// The rules of every key, in order. All lossless.
  package static let standard: [any TextRule.Type] = [
    VoicedMarks.self, CompatibilityFold.self, LatinAccents.self, LongMarkLookAlikes.self, KanjiVariants.self,
    Separators.self,
    KatakanaFold.self,
  ]

  /// The rules that a loose key adds, in order. All lossy.
  package static let loosening: [any TextRule.Type] = [
    BarAsLongMark.self, ForeignKana.self, SmallKana.self, LongMarks.self,
  ]

  /// The version of the rules above and of ``Romaji``: raised with every change that gives any text another key.
  package static let version = 2

  /// The key of a text: equal for texts that are the same word, whatever their width, case, kana or composition.
  /// Words are separated by one space; nothing else separates them. O(n).
  package static func key(of text: String) -> [Unicode.Scalar] {
    var scalars = Array(text.unicodeScalars)
    for rule in standard { rule.apply(to: &scalars) }
    return scalars
  }

  /// The key before kana are folded, scalar for scalar as long as the key itself: its scripts tell where words start.
  package static func surface(of text: String) -> [Unicode.Scalar] {
    var scalars = Array(text.unicodeScalars)
    for rule in standard.dropLast() { rule.apply(to: &scalars) }
    return scalars
  }

  /// The loose key of a key. O(n).
  package static func loosened(_ key: [Unicode.Scalar]) -> [Unicode.Scalar] {
    var scalars = key
    for rule in loosening { rule.apply(to: &scalars) }
    return scalars
  }

  /// A hash of what the rules make of a fixed text. Two programs whose rules or ICU differ where it matters differ here.
  package static func goldenHash() -> UInt64 {
    var hash = StableHash()
    for text in goldenTexts {
      let key = key(of: text)
      for scalar in key { hash.add(scalar.value) }
      for scalar in loosened(key) { hash.add(scalar.value) }
      hash.add(0 as UInt8)
    }
    return hash.value
  }

  /// Every kind of text that a rule or ICU changes, in characters that every ICU in use knows (Unicode 13): else the hash
  /// would tell the age of ICU, not what it does.
  static let goldenTexts = [
    "ﾄﾘﾑﾈ肉　ＡＢＣ１２３", "コ−ヒ－ｺｰﾋｰ―", "か\u{3099}んも う゛ぁ は゜", "½杯 ㎏ ㌘ ㍑ ﾊﾞﾊﾟ", "Straße ÉCLAIR ﬁne",
    "〜～~・･，、＜魚類＞（さけ）［水稲めし］", "神\u{FE00}社 葛\u{E0100} 麵醬鷄蠣", "ヴァイオリン ウィンナー ヱビス ヶ月", "①Ⅳ㈱…", "８．０％ 1.5",
  ]
}

internal import PFCModel
internal import PFCNutrition

/// What the words of an ingredient mean.
struct Meaning {
  let sureness: IngredientMatch.Sureness
  let item: Item?
  let isMember: Bool
  let candidates: [Hit]
  private let amounts: FoodAmount?

  /// Nothing that can be taken.
  init(candidates: [Hit] = []) {
    (sureness, item, isMember, amounts) = (.none, nil, false, nil)
    self.candidates = Array(candidates.prefix(3))
  }

  init(
    _ sureness: IngredientMatch.Sureness, _ item: Item, _ portions: [Portion], isMember: Bool = false,
    candidates: [Hit] = []
  ) {
    self.sureness = sureness
    self.item = item
    self.isMember = isMember
    self.candidates = candidates
    amounts = item.composition.map {
      FoodAmount(composition: $0, portions: portions, isDish: item.kind == .dish || item.kind == .recipe)
    }
  }

  private init(likely other: Meaning) {
    (sureness, item, isMember) = (.likely, other.item, other.isMember)
    (candidates, amounts) = (other.candidates, other.amounts)
  }

  /// The same, a little less sure.
  var asLikely: Meaning { Meaning(likely: self) }

  /// Turns an amount into grams; nil when there is no item that is eaten. A food without a weight has grams of nothing.
  var conversion: ((Amount) throws(ConversionError) -> Double)? {
    guard let amounts, let item else { return nil }
    return { amount throws(ConversionError) in
      if let unit = item.unit { throw .missingUnit(amount.unit, known: [unit, "kcal"]) }
      return try amounts.grams(of: amount)
    }
  }
}

/// How an ingredient is prepared, said together with it: すりおろし生姜, にんにくのみじん切り.
enum Preparation {
  private static let words = [
    "みじん切り", "千切り", "せん切り", "薄切り", "輪切り", "ざく切り", "ぶつ切り", "乱切り", "小口切り", "角切り", "細切り", "くし切り", "すりおろし", "すり下ろし", "おろし",
    "刻み", "水溶き", "溶き", "とき", "溶かし",
    "きざみ", "スライス", "カット", "みじん", "粗みじん切り", "chopped", "sliced", "minced", "grated", "diced",
  ]

  /// The ingredient and its preparation; nil where no such word begins or ends it.
  static func split(_ name: String) -> (word: String, preparation: String)? {
    for word in words {
      var rest = name[...]
      if name.hasPrefix(word) {
        rest = rest.dropFirst(word.count)
      } else if name.hasSuffix(word) {
        rest = rest.dropLast(word.count)
      }
      guard rest.count < name.count else { continue }
      if rest.hasSuffix("の") { rest = rest.dropLast() }
      let plain = rest.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed()
      if !plain.isEmpty { return (String(plain), word) }
    }
    return nil
  }
}

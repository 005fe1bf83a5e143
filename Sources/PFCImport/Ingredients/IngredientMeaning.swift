internal import PFCCatalog
internal import PFCModel

/// What the words of an ingredient mean.
struct Meaning {
  let sureness: IngredientMatch.Sureness
  let item: Item?
  let isMember: Bool
  /// Whether the words are wholly a name that the data give to it.
  let isNamed: Bool
  let candidates: [Hit]
  /// What the item weighs; nil without one.
  let measures: ItemMeasures?

  /// Nothing that can be taken.
  init(candidates: [Hit] = []) {
    (sureness, item, isMember, isNamed, measures) = (.none, nil, false, false, nil)
    self.candidates = Array(candidates.prefix(3))
  }

  init(
    _ sureness: IngredientMatch.Sureness, _ item: Item, _ portions: [Portion], isMember: Bool = false,
    isNamed: Bool = false,
    candidates: [Hit] = []
  ) {
    self.sureness = sureness
    self.item = item
    self.isMember = isMember
    self.isNamed = isNamed
    self.candidates = candidates
    measures = ItemMeasures(item, portions: portions)
  }

  private init(likely other: Meaning) {
    (sureness, item, isMember, isNamed) = (.likely, other.item, other.isMember, other.isNamed)
    (candidates, measures) = (other.candidates, other.measures)
  }

  /// Whether it stands in for the whole name (dark brown sugar), which says more than a part of the name (sugar).
  var isStandIn: Bool { sureness == .near && isNamed && !isMember }

  /// The same, a little less sure.
  var asLikely: Meaning { sureness == .sure ? Meaning(likely: self) : self }
}

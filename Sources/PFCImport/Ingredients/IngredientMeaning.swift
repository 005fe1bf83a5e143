internal import PFCCatalog
internal import PFCModel

/// What the words of an ingredient mean.
struct Meaning {
  let sureness: IngredientMatch.Sureness
  let item: Item?
  let isMember: Bool
  let candidates: [Hit]
  /// What the item weighs; nil without one.
  let measures: ItemMeasures?

  /// Nothing that can be taken.
  init(candidates: [Hit] = []) {
    (sureness, item, isMember, measures) = (.none, nil, false, nil)
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
    measures = ItemMeasures(item, portions: portions)
  }

  private init(likely other: Meaning) {
    (sureness, item, isMember) = (.likely, other.item, other.isMember)
    (candidates, measures) = (other.candidates, other.measures)
  }

  /// The same, a little less sure.
  var asLikely: Meaning { sureness == .sure ? Meaning(likely: self) : self }
}

package import PFCModel

extension Nutrient {
  /// The component with a tag or name, in any case of letters; nil when there is none. O(components).
  package init?(named name: String) {
    let key = FoodCatalog.normalized(name)
    let found =
      Nutrient(tag: name.uppercased())
      ?? Nutrient.allCases.first { [$0.japaneseName, $0.englishName].map(FoodCatalog.normalized).contains(key) }
    guard let found else { return nil }
    self = found
  }
}

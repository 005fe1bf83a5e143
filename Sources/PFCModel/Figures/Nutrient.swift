/// One of the 54 components of the national food table, in the table's order.
///
/// The identifiers are the table's own (INFOODS tag names). Figures are per 100 g of edible part (可食部), except
/// ``refuse``, which is the inedible share of the food as bought (廃棄率).
///
/// Source: 「日本食品標準成分表（八訂）増補2023年」, 文部科学省.
public enum Nutrient: UInt8, CaseIterable, Sendable, Hashable {
  case refuse
  case energyKilojoules
  case energyKilocalories
  case water
  case proteinByAminoAcids
  case protein
  case fatAsTriacylglycerol
  case cholesterol
  case fat
  case availableCarbohydrateMonosaccharide
  case availableCarbohydrate
  case availableCarbohydrateByDifference
  case fibre
  case polyols
  case carbohydrate
  case organicAcids
  case ash
  case sodium
  case potassium
  case calcium
  case magnesium
  case phosphorus
  case iron
  case zinc
  case copper
  case manganese
  case iodine
  case selenium
  case chromium
  case molybdenum
  case retinol
  case alphaCarotene
  case betaCarotene
  case betaCryptoxanthin
  case betaCaroteneEquivalent
  case retinolActivityEquivalent
  case vitaminD
  case alphaTocopherol
  case betaTocopherol
  case gammaTocopherol
  case deltaTocopherol
  case vitaminK
  case thiamin
  case riboflavin
  case niacin
  case niacinEquivalent
  case vitaminB6
  case vitaminB12
  case folate
  case pantothenicAcid
  case biotin
  case vitaminC
  case alcohol
  case saltEquivalent

  /// The table's identifier, as `PROT-`.
  public var tag: String { facts.tag }

  /// The unit of the figure, as `g`, `mg`, `μg`, `kcal`, `kJ` or `%`.
  public var unit: String { facts.unit }

  /// The component's Japanese name.
  public var japaneseName: String { facts.japanese }

  /// The component's English name.
  public var englishName: String { facts.english }

  /// The greatest figure that 100 g of any food can hold, in ``unit``: what a compiler of data checks against.
  package var ceiling: Double { facts.ceiling }

  /// The component with a tag, or nil. O(54).
  public init?(tag: String) {
    guard let index = Self.facts.firstIndex(where: { $0.tag == tag }) else { return nil }
    self.init(rawValue: UInt8(index))
  }

  private var facts: NutrientFacts { Self.facts[Int(rawValue)] }
}

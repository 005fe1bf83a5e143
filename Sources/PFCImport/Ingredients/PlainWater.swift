internal import PFCCatalog
internal import PFCGrammar
internal import PFCModel

/// What recipes call water: it weighs what it weighs and brings nothing else.
enum PlainWater {
  /// The standard dish that is plain water.
  static let id = "d0800"

  private static let names: Set<String> = [
    "水", "お水", "湯", "お湯", "熱湯", "ぬるま湯", "冷水", "氷", "氷水", "水道水", "ミネラルウォーター", "water", "cold water", "hot water",
    "warm water", "boiling water", "ice", "ice water",
  ]

  /// The name under which water goes, for any way to write it; nil for anything else.
  static func name(_ word: String) -> String? { names.contains(word) ? word : byKey[FoodCatalog.normalized(word)] }

  private static let byKey = Dictionary(
    names.sorted().map { (FoodCatalog.normalized($0), $0) }, uniquingKeysWith: { first, _ in first })

  /// The grams of an amount of water; nil for one that is no weight or volume.
  static func grams(_ amount: CookAmount) -> Double? {
    guard let said = amount.said, said.fault == nil, !said.terms.isEmpty else { return nil }
    var grams = 0.0
    for term in said.terms {
      guard let unit = term.units.first, let one = unit.unit.isWeight ? 1 : unit.unit.milliliters else { return nil }
      grams += term.value * unit.factor * one
    }
    return grams
  }
}

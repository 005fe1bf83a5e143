/// Water as an ingredient. No table lists it, and none needs to: it weighs what it weighs and brings nothing else, so a sum
/// with it is as complete as without.
public enum PlainWater {
  /// What recipes call it. An importer writes one of these as the name of the ingredient.
  public static let names: Set<String> = [
    "水", "お水", "湯", "お湯", "熱湯", "ぬるま湯", "冷水", "氷", "氷水", "水道水", "ミネラルウォーター", "water", "cold water", "hot water",
    "warm water", "boiling water", "ice", "ice water",
  ]

  /// What so many grams bring to a sum: the figures of 100 g and the grams. Of an unknown amount the water itself is not
  /// measured, and all else is none.
  public static func part(grams: Double?) -> (composition: Composition, grams: Double) {
    grams.map { (measured, $0) } ?? (unmeasured, 0)
  }

  private static let measured = figures(water: Figure(digits: 100, decimals: 0) ?? .zero)
  private static let unmeasured = figures(water: .notMeasured)

  private static func figures(water: Figure) -> Composition {
    let all = Nutrient.allCases.map { $0 == .water ? water : .zero }
    guard let composition = Composition(all) else { preconditionFailure("one figure a component") }
    return composition
  }
}

extension DishIngredient {
  /// Whether it is plain water: then it has no ``item``, and a sum counts it with ``PlainWater/part(grams:)``.
  public var isPlainWater: Bool { item == nil && PlainWater.names.contains(name) }
}

public import PFCModel
internal import PFCNutrition

/// The amount that the figures of a hit are for when they are asked for by portion: the usual one, else 100 g.
public struct HitServing: Sendable, Hashable {
  /// The amount in words, as `1個`.
  public let text: String
  /// Its grams of edible part; nil for a food without a weight, whose figures are for one piece.
  public let grams: Double?
  /// The figures of the item: per 100 g, or for one piece of a food without a weight.
  public let composition: Composition

  /// The serving of an item; nil for what is not eaten. O(log n + measures).
  public init?(_ item: Item, _ catalog: FoodCatalog) throws {
    guard let composition = item.composition else { return nil }
    self.composition = composition
    if let unit = item.unit {
      (text, grams) = ("1\(unit)", nil)
      return
    }
    let conversion = FoodAmount(composition: composition, portions: try catalog.portions(of: item))
    let (grams, ground) = conversion.usualGrams()
    self.grams = grams
    text = if case .usualPortion(let portion) = ground { "1\(portion.unit)" } else { Self.hundredGrams }
  }

  /// The amount of a component in the serving; nil when it was not measured.
  public func value(_ nutrient: Nutrient) -> Double? {
    composition[nutrient].value.map { $0 * (grams.map { $0 / 100 } ?? 1) }
  }

  /// The text of a serving that is no portion.
  package static let hundredGrams = "100g"
}

internal import PFC
internal import PFCJSON

/// The amount that the figures of a hit are for when they are asked for by portion: the usual one, else 100 g.
struct HitServing {
  /// The amount in words, as `1個`.
  let text: String
  /// Its grams of edible part; nil for a food without a weight, whose figures are for one piece.
  let grams: Double?
  private let composition: Composition

  /// The serving of an item; nil for what is not eaten. Throws ``SeedError``.
  init?(_ item: Item, _ catalog: FoodCatalog) throws(SeedError) {
    guard let composition = item.composition else { return nil }
    self.composition = composition
    if let unit = item.unit {
      (text, grams) = ("1\(unit)", nil)
      return
    }
    let conversion = FoodAmount(composition: composition, portions: try catalog.portions(of: item))
    let (grams, ground) = conversion.usualGrams()
    self.grams = grams
    text = if case .usualPortion(let portion) = ground { "1\(portion.unit)" } else { "100g" }
  }

  /// The amount of a component in the serving; nil when it was not measured.
  func value(_ nutrient: Nutrient) -> Double? {
    composition[nutrient].value.map { $0 * (grams.map { $0 / 100 } ?? 1) }
  }

  /// The same for people, with the mark of the figure.
  func people(_ nutrient: Nutrient) -> String {
    FigureText.people(value(nutrient), composition[nutrient].mark, decimals: Self.decimals(nutrient))
  }

  /// The serving as it stands in a list: `1個 50g`.
  var listed: String {
    guard let grams, text != "100g" else { return text }
    return "\(text) \(Decimal.text(grams, 0))g"
  }

  /// The serving for programs.
  var json: JSONValue {
    .object(
      [("amount", .string(text)), ("grams", grams.map { Decimal.json($0, 1) } ?? .null)]
        + HitWriter.listed.map { key, nutrient in
          (key, value(nutrient).map { Decimal.json($0, Self.decimals(nutrient) + 1) } ?? .null)
        })
  }

  private static func decimals(_ nutrient: Nutrient) -> Int { nutrient == .energyKilocalories ? 0 : 1 }
}

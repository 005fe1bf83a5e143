internal import PFC
internal import PFCJSON
internal import PFCRender

extension HitServing {
  /// The amount of a component for people, with the mark of the figure.
  func people(_ nutrient: Nutrient) -> String {
    FigureText.people(value(nutrient), composition[nutrient].mark, decimals: Self.decimals(nutrient))
  }

  /// The serving as it stands in a list: `1個 50g`.
  var listed: String {
    guard let grams, text != Self.hundredGrams else { return text }
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

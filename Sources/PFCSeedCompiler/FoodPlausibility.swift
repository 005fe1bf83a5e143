internal import PFCModel

/// Catches slips that no single figure shows: what 100 g is made of weighs about 100 g.
enum FoodPlausibility {
  private static let parts: [Nutrient] = [.water, .protein, .fat, .carbohydrate, .ash, .alcohol]
  /// The table's own sums lie between 76 g (baking powder) and 107 g: it sums no tannin or carbonate, and it rounds.
  static let massRange = 75.0...110.0

  static func faults(of figures: [Figure], _ row: CSVRow) -> [Fault] {
    let mass = parts.reduce(0) { $0 + (figures[Int($1.rawValue)].value ?? 0) }
    guard massRange.contains(mass) else {
      return [row.fault(.outOfRange, Nutrient.water.tag, detail: "the parts of 100 g sum to \(mass) g")]
    }
    return []
  }
}

internal import PFCGrammar
internal import PFCModel
internal import PFCText

/// What the figures of an own food are given for, and what makes of them figures per 100 g or per one unit.
struct OwnFoodBasis {
  /// The counter of a food without a weight; nil for one with a weight.
  let unit: MeasureUnit?
  /// What figures are multiplied by.
  let factor: Double
  /// The measure that the basis itself is; nil for none.
  let portion: Portion?
  /// Whether figures are for a counted amount, not for grams.
  let isCounted: Bool

  /// A basis of an amount, as `100g`, `30g`, `1個` or `200ml`, and of its weight where it is not one itself.
  init(per: String, weight: String?) throws(OwnFoodFault) {
    let amount = try Self.amount(per)
    if amount.unit.isWeight {
      if let weight { throw OwnFoodFault(.weight, .weightOfWeight, weight) }
      let isServing = !Self.roundWeights.contains(amount.value)
      self.init(
        unit: nil, factor: 100 / amount.value,
        portion: isServing ? try Self.measure(.helping, "", grams: amount.value, .per) : nil, isCounted: false)
    } else if let weight {
      let grams = try Self.grams(weight)
      self.init(
        unit: nil, factor: 100 / grams,
        portion: try Self.measure(amount.unit, amount.size, grams: grams / amount.value, .weight),
        isCounted: true)
    } else {
      guard !amount.unit.isVolume else { throw OwnFoodFault(.weight, .volumeWithoutWeight, per) }
      self.init(unit: amount.unit, factor: 1 / amount.value, portion: nil, isCounted: true)
    }
  }

  private init(unit: MeasureUnit?, factor: Double, portion: Portion?, isCounted: Bool) {
    (self.unit, self.factor, self.portion, self.isCounted) = (unit, factor, portion, isCounted)
  }

  /// Weights for which tables give figures; other weights are what one eats at a time.
  private static let roundWeights: Set<Double> = [1, 10, 100, 1000]

  private static func amount(_ per: String) throws(OwnFoodFault) -> Amount {
    guard let amount = try? AmountText.amount(per), amount.unit != .kilocalorie, amount.unit != .half else {
      throw OwnFoodFault(.per, .noAmount, per)
    }
    return amount
  }

  /// The grams of `60g`, `0.5kg` or a bare number.
  static func grams(_ text: String, _ field: OwnFoodFault.Field = .weight) throws(OwnFoodFault) -> Double {
    if let amount = try? AmountText.amount(text), amount.unit.isWeight, amount.value <= greatestWeight {
      return amount.value
    }
    if let grams = Decimal(text)?.value, grams > 0, grams <= greatestWeight { return grams }
    throw OwnFoodFault(field, .noWeight, text)
  }

  private static let greatestWeight = 100_000.0

  /// The measure that `1個=50g` says; one without a weight, as `1個=`, is to be taken away.
  static func measure(_ text: String) throws(OwnFoodFault) -> (portion: Portion, isRemoval: Bool) {
    let sides = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard sides.count == 2, let amount = try? AmountText.amount(String(sides[0])), !amount.unit.isFixed
    else { throw OwnFoodFault(.portion, .noMeasure, text) }
    let isRemoval = sides[1].isEmpty
    let grams = isRemoval ? 1 : try grams(String(sides[1]), .portion)
    return (try measure(amount.unit, amount.size, grams: grams / amount.value, .portion), isRemoval)
  }

  private static func measure(
    _ unit: MeasureUnit, _ size: String, grams: Double, _ field: OwnFoodFault.Field
  ) throws(OwnFoodFault) -> Portion {
    guard (0.001...greatestWeight).contains(grams) else { throw OwnFoodFault(field, .noWeight, "\(size)1\(unit)") }
    return Portion(
      unit: unit, size: size, milligrams: Int((grams * 1000).rounded()), basis: .edible, note: "", source: "own",
      isUsual: false)
  }
}

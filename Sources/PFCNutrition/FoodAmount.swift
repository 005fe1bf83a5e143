package import PFCModel

/// Turns amounts of a food or dish into grams of its edible part.
package struct FoodAmount: Sendable {
  /// How the grams were found.
  package enum Ground: Sendable, Hashable {
    /// The amount was said.
    case said
    /// No amount was said: the usual portion.
    case usualPortion(Portion)
    /// No amount was said and the food has no usual portion: 100 g.
    case hundredGrams
  }

  let portions: [Portion]
  private let refuse: Double
  private let energy: Double?
  private let isDish: Bool

  /// The conversions of what has this composition and these household measures. Half of a dish is half a serving, half of
  /// a food half a piece.
  package init(composition: Composition, portions: [Portion], isDish: Bool = false) {
    self.portions = portions
    self.isDish = isDish
    refuse = composition[.refuse].value ?? 0
    energy = composition[.energyKilocalories].value
  }

  /// The grams of edible part of an amount. A volume is converted with the food's own grams per volume, never by taking
  /// water for granted; a weight as bought is less the refuse share.
  package func grams(of amount: Amount) throws(ConversionError) -> Double {
    switch amount.unit {
    case .gram:
      if !amount.size.isEmpty, !has(size: amount.size, unit: nil) {
        throw .missingSize(amount.size, known: knownSizes(of: nil))
      }
      return amount.value
    case .kilocalorie:
      guard let energy, energy > 0 else { throw .noEnergy }
      return amount.value / energy * 100
    default:
      guard let one = gramsOfOne(amount.unit, size: amount.size) else {
        if !amount.size.isEmpty, gramsOfOne(amount.unit, size: "") != nil {
          throw .missingSize(amount.size, known: knownSizes(of: amount.unit))
        }
        throw .missingUnit(amount.unit, known: knownUnits)
      }
      return amount.value * one
    }
  }

  /// The grams of edible part of a weight as bought. Throws ``ConversionError/noRefuse`` where nothing is thrown away.
  package func edibleGrams(asBought grams: Double) throws(ConversionError) -> Double {
    guard hasRefuse else { throw .noRefuse }
    return grams * (1 - refuse / 100)
  }

  /// Whether a part of what is bought is thrown away.
  package var hasRefuse: Bool { refuse > 0 }

  /// The grams for when no amount is said: one usual portion, else 100 g.
  package func usualGrams() -> (grams: Double, ground: Ground) {
    guard let usual = portions.first(where: \.isUsual) else { return (100, .hundredGrams) }
    let grams = usual.unit == .half ? gramsOfTheWhole.map { $0 / 2 } : nil
    return (grams ?? usual.edibleGrams(refusePercent: refuse), .usualPortion(usual))
  }

  /// An amount of a food without a weight, whose figures are for one `unit`: how many units it is.
  package static func counted(
    _ amount: Amount, unit: MeasureUnit, figures: Composition
  ) throws(ConversionError) -> Amount {
    guard amount.size.isEmpty else { throw .missingSize(amount.size, known: ["1\(unit)"]) }
    switch amount.unit {
    case unit, .half, .serving: return Amount(value: amount.value, unit: unit)
    case .kilocalorie:
      guard let energy = figures[.energyKilocalories].value, energy > 0 else { throw .noEnergy }
      return Amount(value: amount.value / energy, unit: unit)
    default: throw .missingUnit(amount.unit, known: [unit, .kilocalorie])
    }
  }

  package var knownUnits: [MeasureUnit] {
    var units: [MeasureUnit] = [.gram, .kilocalorie]
    for portion in portions where !units.contains(portion.unit) { units.append(portion.unit) }
    return units
  }

  /// Nobody halves a piece that weighs less, so half a chocolate is half of its largest piece.
  private static let leastHalved = 10.0
  private static let pieces = MeasureUnit.list("個 本 枚")
  /// Half of what is usually eaten by the bowl is half a bowl.
  private static let vessels: Set<MeasureUnit> = Set(MeasureUnit.list("杯 膳"))

  /// Units that may stand for one whole thing, in the order in which a half is taken of them.
  private static let wholes = MeasureUnit.list("丁 個 玉 本 枚 房 株 袋 パック 切れ 人前 全量")

  private func gramsOfOne(_ unit: MeasureUnit, size: String) -> Double? {
    if unit == .half { return gramsOfTheWhole }
    if let portion = portion(unit, size) { return portion.edibleGrams(refusePercent: refuse) }
    guard size.isEmpty else { return nil }
    if unit == .serving, let usual = portions.first(where: \.isUsual) {
      return usual.edibleGrams(refusePercent: refuse)
    }
    return unit.milliliters.flatMap { volume in gramsOfMilliliter.map { $0 * volume } }
  }

  /// From the weight of a milliliter, else from that of the largest measure there is: a cup of parsley in leaves has more air
  /// than a spoon of it chopped.
  private var gramsOfMilliliter: Double? {
    for unit in [MeasureUnit.milliliter, .cup, .tablespoon, .teaspoon] {
      guard let portion = portion(unit, ""), let volume = unit.milliliters else { continue }
      return portion.edibleGrams(refusePercent: refuse) / volume
    }
    return nil
  }

  /// What 半分 is half of: so that it is as much as 半個 or 半丁. A measure named 半分 weighs half already.
  private var gramsOfTheWhole: Double? {
    if isDish, let serving = gramsOfWhole(.serving) { return serving }
    if let usual = portions.first(where: \.isUsual), Self.vessels.contains(usual.unit) {
      return usual.edibleGrams(refusePercent: refuse)
    }
    guard let whole = Self.wholes.lazy.compactMap({ gramsOfWhole($0) }).first else {
      return gramsOfWhole(.half).map { $0 * 2 }
    }
    return whole >= Self.leastHalved ? whole : Self.pieces.compactMap { gramsOfWhole($0) }.max() ?? whole
  }

  private func gramsOfWhole(_ unit: MeasureUnit) -> Double? {
    portion(unit, "").map { $0.edibleGrams(refusePercent: refuse) }
  }
}

public import PFCModel

/// The kilocalories that a gram of each source of energy gives.
public struct EnergyFactors: Sendable, Hashable {
  /// Kilocalories a gram of protein.
  public let protein: Double
  /// Kilocalories a gram of fat.
  public let fat: Double
  /// Kilocalories a gram of carbohydrate.
  public let carbohydrate: Double
  /// Kilocalories a gram of alcohol.
  public let alcohol: Double

  /// Atwater's general factors: 4, 9, 4 and 7 kcal a gram.
  ///
  /// Source: A. L. Merrill and B. K. Watt, Energy Value of Foods: Basis and Derivation, USDA Agriculture Handbook 74, 1973;
  /// FAO Food and Nutrition Paper 77, 2003, chapter 3.
  public static let atwater = EnergyFactors(protein: 4, fat: 9, carbohydrate: 4, alcohol: 7)
}

extension Goal {
  /// A goal by the shares of energy in percent; the grams follow by ``EnergyFactors/atwater``.
  public init(
    since: CivilDate, weekday: Weekday? = nil, energy: Double,
    percent: (protein: Double, fat: Double, carbohydrate: Double)
  ) {
    let factors = EnergyFactors.atwater
    self.init(
      since: since, weekday: weekday, energy: energy, protein: energy * percent.protein / 100 / factors.protein,
      fat: energy * percent.fat / 100 / factors.fat,
      carbohydrate: energy * percent.carbohydrate / 100 / factors.carbohydrate)
  }

  /// A goal by its grams; the energy is what they give by ``EnergyFactors/atwater`` where it is not said.
  public init(
    since: CivilDate, weekday: Weekday? = nil, energy: Double?,
    grams: (protein: Double, fat: Double, carbohydrate: Double)
  ) {
    let factors = EnergyFactors.atwater
    let sum =
      grams.protein * factors.protein + grams.fat * factors.fat + grams.carbohydrate * factors.carbohydrate
    self.init(
      since: since, weekday: weekday, energy: energy ?? sum, protein: grams.protein, fat: grams.fat,
      carbohydrate: grams.carbohydrate)
  }

  /// The shares of energy that the grams give, in percent; they need not sum to 100. Nil unless the goal has all three.
  public var percent: (protein: Double, fat: Double, carbohydrate: Double)? {
    let factors = EnergyFactors.atwater
    guard let protein, let fat, let carbohydrate else { return nil }
    return (
      protein * factors.protein / energy * 100, fat * factors.fat / energy * 100,
      carbohydrate * factors.carbohydrate / energy * 100
    )
  }

  /// The energy that the grams give beyond that of the goal, in kcal, less than zero where they give less. Nil unless the
  /// goal has all three.
  public var surplus: Double? { percent.map { ($0.protein + $0.fat + $0.carbohydrate - 100) / 100 * energy } }
}

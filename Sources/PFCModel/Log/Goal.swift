/// What a user means to eat in a day, from a day on until the next goal.
public struct Goal: Sendable, Hashable {
  /// The first day on which it holds.
  public let since: CivilDate
  /// The energy of a day, in kcal.
  public let energy: Double
  /// The protein of a day, in grams.
  public let protein: Double
  /// The fat of a day, in grams.
  public let fat: Double
  /// The carbohydrate of a day, in grams.
  public let carbohydrate: Double

  /// Makes a goal from figures that are finite and not negative.
  public init(since: CivilDate, energy: Double, protein: Double, fat: Double, carbohydrate: Double) {
    self.since = since
    self.energy = energy
    self.protein = protein
    self.fat = fat
    self.carbohydrate = carbohydrate
  }

  /// A goal of which the shares of energy are known, in percent of protein, fat and carbohydrate: grams are energy ×
  /// share ÷ 4, 9 and 4 kcal/g.
  public init(since: CivilDate, energy: Double, percent: (protein: Double, fat: Double, carbohydrate: Double)) {
    self.init(
      since: since, energy: energy, protein: energy * percent.protein / 100 / Self.proteinEnergy,
      fat: energy * percent.fat / 100 / Self.fatEnergy,
      carbohydrate: energy * percent.carbohydrate / 100 / Self.carbohydrateEnergy)
  }

  /// A goal of which the grams are known; the energy is what they sum to where it is not said.
  public init(since: CivilDate, energy: Double?, grams: (protein: Double, fat: Double, carbohydrate: Double)) {
    let sum =
      grams.protein * Self.proteinEnergy + grams.fat * Self.fatEnergy + grams.carbohydrate * Self.carbohydrateEnergy
    self.init(
      since: since, energy: energy ?? sum, protein: grams.protein, fat: grams.fat, carbohydrate: grams.carbohydrate)
  }

  /// The figure of a component in its unit; nil when the goal says nothing of it.
  public subscript(_ nutrient: Nutrient) -> Double? {
    switch nutrient {
    case .energyKilocalories: energy
    case .protein: protein
    case .fat: fat
    case .carbohydrate: carbohydrate
    default: nil
    }
  }

  /// The kilocalories of a gram by Atwater's general factors: protein 4, fat 9, carbohydrate 4.
  private static let proteinEnergy = 4.0
  private static let fatEnergy = 9.0
  private static let carbohydrateEnergy = 4.0
}

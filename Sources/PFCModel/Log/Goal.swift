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
}

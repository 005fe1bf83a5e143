/// What a user means to eat in a day, from a day on until the next goal: on every day, or on one day of the week. A goal
/// for every day also ends those for days of the week that began before it.
public struct Goal: Sendable, Hashable {
  /// The first day on which it holds.
  public let since: CivilDate
  /// The day of the week on which it holds; nil for all of them.
  public let weekday: Weekday?
  /// The energy of a day, in kcal.
  public let energy: Double
  /// The protein of a day, in grams; nil when the goal says nothing of it.
  public let protein: Double?
  /// The fat of a day, in grams; nil when the goal says nothing of it.
  public let fat: Double?
  /// The carbohydrate of a day, in grams; nil when the goal says nothing of it.
  public let carbohydrate: Double?

  /// Makes a goal from figures that are finite and not negative.
  public init(
    since: CivilDate, weekday: Weekday? = nil, energy: Double, protein: Double? = nil, fat: Double? = nil,
    carbohydrate: Double? = nil
  ) {
    self.since = since
    self.weekday = weekday
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

public import PFCModel

/// What is said of a goal, as it is typed.
public struct GoalForm: Sendable, Hashable {
  /// The energy in kcal, as `2000`.
  public var energy: String?
  /// The shares of energy in percent, protein, fat and carbohydrate, as `20:25:55`.
  public var ratio: String?
  /// The grams of protein.
  public var protein: String?
  /// The grams of fat.
  public var fat: String?
  /// The grams of carbohydrate.
  public var carbohydrate: String?

  /// A form of which nothing is filled in.
  public init() {}

  /// The goal from a day on, on every day or on one of the week: energy, alone or with shares of it or some grams; or the
  /// grams of all three, which then make the energy. Throws ``GoalError``.
  public func goal(since day: CivilDate, on weekday: Weekday? = nil) throws(GoalError) -> Goal {
    let energy = try number(energy, .energyKilocalories)
    let shares = try ratio.map { text throws(GoalError) in try Self.shares(text) }
    var grams: [Double?] = []
    for (text, nutrient) in [(protein, Nutrient.protein), (fat, .fat), (carbohydrate, .carbohydrate)] {
      let gram = try number(text, nutrient)
      if shares != nil, gram != nil { throw .ratioAndGrams(nutrient) }
      grams.append(gram)
    }
    let goal = try whole(energy, shares, grams, since: day)
    guard goal.energy > 0 else { throw .badFigure(.energyKilocalories, "0") }
    return Goal(
      since: day, weekday: weekday, energy: goal.energy, protein: goal.protein, fat: goal.fat,
      carbohydrate: goal.carbohydrate)
  }

  private func whole(
    _ energy: Double?, _ shares: [Double]?, _ grams: [Double?], since day: CivilDate
  ) throws(GoalError) -> Goal {
    if let protein = grams[0], let fat = grams[1], let carbohydrate = grams[2] {
      return Goal(since: day, energy: energy, grams: (protein, fat, carbohydrate))
    }
    guard let energy else { throw .incomplete }
    if let shares { return Goal(since: day, energy: energy, percent: (shares[0], shares[1], shares[2])) }
    return Goal(since: day, energy: energy, protein: grams[0], fat: grams[1], carbohydrate: grams[2])
  }

  private func number(_ text: String?, _ nutrient: Nutrient) throws(GoalError) -> Double? {
    guard let text else { return nil }
    guard let value = SaidText.plainFigure(text, nutrient.unit)?.value else { throw .badFigure(nutrient, text) }
    return value
  }

  /// Three shares that sum to 100, counted in thousandths so that 33.3:33.3:33.4 does.
  private static func shares(_ text: String) throws(GoalError) -> [Double] {
    let figures = text.split(separator: ":", omittingEmptySubsequences: false).map { SaidText.plainFigure(String($0)) }
    let values = figures.compactMap { $0?.value }
    guard figures.count == 3, values.count == 3, values.reduce(0, { $0 + ($1 * 1000).rounded() }) == 100_000 else {
      throw .badRatio(text)
    }
    return values
  }
}

public import PFCModel

/// What is said of a goal, as it is typed: energy with shares of it, or grams of protein, fat and carbohydrate.
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

  /// Whether the energy is all that is said.
  public var saysOnlyEnergy: Bool {
    energy != nil && ratio == nil && protein == nil && fat == nil && carbohydrate == nil
  }

  /// The goal from a day on. Where only energy is said, its shares are those of the goal that is `known`, else 15:25:60,
  /// which lies in the ranges of the Dietary Reference Intakes for Japanese. Throws ``GoalError``.
  public func goal(since day: CivilDate, over known: Goal? = nil) throws(GoalError) -> Goal {
    let energy = try number(energy, .energyKilocalories)
    let shares = try ratio.map { text throws(GoalError) in try Self.shares(text) }
    var grams: [Double] = []
    for (text, nutrient) in [(protein, Nutrient.protein), (fat, .fat), (carbohydrate, .carbohydrate)] {
      guard let gram = try number(text, nutrient) else { continue }
      if shares != nil { throw .ratioAndGrams(nutrient) }
      grams.append(gram)
    }
    let goal: Goal
    if saysOnlyEnergy, let energy {
      goal =
        known.map {
          let scale = energy / $0.energy
          return Goal(since: day, energy: energy, grams: ($0.protein * scale, $0.fat * scale, $0.carbohydrate * scale))
        } ?? Goal(since: day, energy: energy, percent: (15, 25, 60))
    } else if let shares {
      guard let energy else { throw .incomplete }
      goal = Goal(since: day, energy: energy, percent: (shares[0], shares[1], shares[2]))
    } else {
      guard grams.count == 3 else { throw .incomplete }
      goal = Goal(since: day, energy: energy, grams: (grams[0], grams[1], grams[2]))
    }
    guard goal.energy > 0 else { throw .badFigure(.energyKilocalories, "0") }
    return goal
  }

  private func number(_ text: String?, _ nutrient: Nutrient) throws(GoalError) -> Double? {
    guard let text else { return nil }
    guard let value = Diary.plainFigure(text, nutrient.unit)?.value else { throw .badFigure(nutrient, text) }
    return value
  }

  /// Three shares that sum to 100, counted in thousandths so that 33.3:33.3:33.4 does.
  private static func shares(_ text: String) throws(GoalError) -> [Double] {
    let figures = text.split(separator: ":", omittingEmptySubsequences: false).map { Diary.plainFigure(String($0)) }
    let values = figures.compactMap { $0?.value }
    guard figures.count == 3, values.count == 3, values.reduce(0, { $0 + ($1 * 1000).rounded() }) == 100_000 else {
      throw .badRatio(text)
    }
    return values
  }
}

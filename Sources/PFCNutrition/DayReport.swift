public import PFCModel

/// A day of the journal: its entries and what they sum to. Sums are made from unrounded figures.
public struct DayReport: Sendable, Hashable {
  /// A sum of one component.
  public struct Sum: Sendable, Hashable {
    /// The sum of the measured parts.
    public let value: Double
    /// Whether a part was not measured, so that the true sum is at least ``value``.
    public let isIncomplete: Bool
  }

  /// The shares of energy: protein and fat by ``EnergyFactors/atwater``, and the rest carbohydrate.
  public struct Ratio: Sendable, Hashable {
    /// The share from protein, 0…1.
    public let protein: Double
    /// The share from fat, 0…1.
    public let fat: Double
    /// The rest, 0…1.
    public let carbohydrate: Double
  }

  /// The day.
  public let date: CivilDate
  /// Its entries, by meal and then by number.
  public let entries: [LogEntry]

  /// The goal that holds on the day; nil when there is none.
  public let goal: Goal?

  /// Its workouts, by number.
  public let workouts: [Workout]

  /// A report of entries and workouts that are in order.
  package init(date: CivilDate, entries: [LogEntry], goal: Goal? = nil, workouts: [Workout] = []) {
    self.date = date
    self.entries = entries
    self.goal = goal
    self.workouts = workouts
  }

  /// What the goal leaves of a component, less than zero when it is passed; nil without a goal for it. Workouts add their
  /// net energy to what is left of energy. Where the sum is incomplete it is the most that can be left. O(entries).
  public func remaining(_ nutrient: Nutrient) -> Double? {
    let spent = nutrient == .energyKilocalories ? netExerciseEnergy : 0
    return goal?[nutrient].map { $0 - sum(nutrient).value + spent }
  }

  /// The energy of the workouts beyond that of rest, in kcal. O(workouts).
  public var netExerciseEnergy: Double { workouts.reduce(0) { $0 + $1.draft.netEnergy } }

  /// The energy of the workouts, rest included, in kcal. O(workouts).
  public var grossExerciseEnergy: Double { workouts.reduce(0) { $0 + $1.draft.grossEnergy } }

  /// The sum of a component over the entries. O(entries).
  public func sum(_ nutrient: Nutrient) -> Sum { Self.sum(nutrient, entries) }

  /// The sum of a component over the entries of a meal. O(entries).
  public func sum(_ nutrient: Nutrient, of slot: MealSlot) -> Sum {
    Self.sum(nutrient, entries.filter { $0.draft.slot == slot })
  }

  /// The shares of energy of the day; nil when there is no energy or not all of it and its three sources is known. Where
  /// protein and fat alone would have more than the energy, the shares are those of what the three sources have.
  public var ratio: Ratio? { Ratio(of: sum) }

  /// The sum of a component over entries. O(entries).
  package static func sum(_ nutrient: Nutrient, _ entries: [LogEntry]) -> Sum {
    Sum(
      value: entries.reduce(0) { $0 + ($1.draft.value(nutrient) ?? 0) },
      isIncomplete: entries.contains { $0.draft.isIncomplete(nutrient) })
  }
}

extension DayReport.Sum {
  /// The sum of sums. O(n).
  package static func total(of sums: [DayReport.Sum]) -> DayReport.Sum {
    DayReport.Sum(value: sums.reduce(0) { $0 + $1.value }, isIncomplete: sums.contains(where: \.isIncomplete))
  }
}

extension DayReport.Ratio {
  /// The shares of what has these sums of components; nil as ``DayReport/ratio`` says.
  package init?(of sum: (Nutrient) -> DayReport.Sum) {
    let sums = [Nutrient.energyKilocalories, .protein, .fat, .carbohydrate].map(sum)
    guard !sums.contains(where: \.isIncomplete), sums[0].value > 0 else { return nil }
    let factors = EnergyFactors.atwater
    let (protein, fat) = (sums[1].value * factors.protein, sums[2].value * factors.fat)
    let carbohydrate = sums[3].value * factors.carbohydrate
    guard protein + fat <= sums[0].value else {
      let energy = protein + fat + carbohydrate
      self.init(protein: protein / energy, fat: fat / energy, carbohydrate: carbohydrate / energy)
      return
    }
    let (ofProtein, ofFat) = (protein / sums[0].value, fat / sums[0].value)
    self.init(protein: ofProtein, fat: ofFat, carbohydrate: max(0, 1 - ofProtein - ofFat))
  }
}

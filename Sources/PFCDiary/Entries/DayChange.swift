public import PFCModel
public import PFCNutrition

/// What became of a day, or would in a dry run.
public struct DayChange: Sendable {
  /// The day as it is then.
  public let day: DayReport
  /// What was logged or changed, as it is then; of what was removed, as it was. Entries that a dry run would log have no
  /// identifier.
  public let entries: [LogEntry]
  /// The workouts that were logged or changed, as they are then; of what was removed, as they were. Those that a dry run
  /// would log have no identifier.
  public let workouts: [Workout]
  /// Every part of the lines that were read, and what it was read as; empty where none was.
  public let parts: [LogResolver.Part]
  /// Figures that cannot be right together.
  public let doubts: [EnergyDoubt]
  /// The recipes among what was logged whose figures are of yesterday: an own food in them has changed since they were
  /// summed, and the seed of another ingredient was not open then.
  public let staleRecipes: [StaleRecipe]
  /// Whether nothing was written.
  public let isDryRun: Bool

  init(
    _ day: DayReport, _ entries: [LogEntry] = [], workouts: [Workout] = [], parts: [LogResolver.Part] = [],
    doubts: [EnergyDoubt] = [],
    staleRecipes: [StaleRecipe] = [], isDryRun: Bool
  ) {
    (self.day, self.entries, self.parts, self.doubts) = (day, entries, parts, doubts)
    self.workouts = workouts
    (self.staleRecipes, self.isDryRun) = (staleRecipes, isDryRun)
  }
}

/// A recipe whose figures are of yesterday.
public struct StaleRecipe: Sendable, Hashable {
  /// The identifier.
  public let id: String
  /// The name.
  public let name: String
}

/// A quick entry whose protein and fat alone have more energy than it: one of the figures is wrong.
public struct EnergyDoubt: Sendable, Hashable {
  /// The name of the entry.
  public let name: String
  /// Its energy, in kcal.
  public let energy: Double
  /// The energy of its protein and fat, in kcal.
  public let least: Double

  /// The doubt about what is logged; nil for none.
  init?(_ draft: LogDraft) {
    guard draft.kind == .quick, let energy = draft.value(.energyKilocalories) else { return nil }
    let factors = EnergyFactors.atwater
    least = (draft.value(.protein) ?? 0) * factors.protein + (draft.value(.fat) ?? 0) * factors.fat
    guard least > energy else { return nil }
    (name, self.energy) = (draft.name, energy)
  }
}

internal import PFC
internal import PFCArguments

/// Entries for what no table has: a name and the figures that are known.
enum QuickEntry {
  private static let figures: [(option: String, nutrient: Nutrient)] = [
    ("kcal", .energyKilocalories), ("protein", .protein), ("fat", .fat), ("carb", .carbohydrate),
  ]

  static func draft(_ name: String, _ invocation: Invocation, _ moment: LogMoment, _ memo: String?) throws -> LogDraft {
    guard invocation.has("kcal") else { throw UsageError.missingOperand("--kcal N") }
    var all = Nutrient.allCases.map { _ in Figure.notMeasured }
    for (option, nutrient) in figures {
      guard let text = invocation.value(option) else { continue }
      guard let figure = FoodLog.figure(text) else { throw LogInputError.number(option: "--" + option, text) }
      all[Int(nutrient.rawValue)] = figure
    }
    guard let composition = Composition(all) else { throw LogInputError.number(option: "--kcal", name) }
    return LogDraft(
      kind: .quick, item: nil, name: FoodLog.storedName(name), amountText: "", amount: nil, grams: nil,
      composition: composition, slot: moment.slot, at: moment.at, zone: moment.zone, day: moment.day, memo: memo)
  }
}

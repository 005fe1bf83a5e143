internal import PFC
internal import PFCArguments

/// Entries for what no table has: a name and the figures that are known.
enum QuickEntry {
  private static let figures: [(option: String, nutrient: Nutrient)] = [
    ("kcal", .energyKilocalories), ("protein", .protein), ("fat", .fat), ("carb", .carbohydrate),
  ]

  static func draft(_ name: String, _ invocation: Invocation, _ moment: LogMoment, _ memo: String?) throws -> LogDraft {
    guard !name.allSatisfy(\.isWhitespace) else {
      throw UsageError.missingValue(option: "--quick", placeholder: "NAME")
    }
    guard invocation.has("kcal") else { throw UsageError.missingOperand("--kcal N") }
    var all = Nutrient.allCases.map { _ in Figure.notMeasured }
    for (option, nutrient) in figures {
      guard let text = invocation.value(option) else { continue }
      guard let figure = FoodLog.figure(text) else { throw LogInputError.number(option: "--" + option, text) }
      all[Int(nutrient.rawValue)] = figure
    }
    guard (all[Int(Nutrient.energyKilocalories.rawValue)].value ?? 0) <= 100_000 else {
      throw LogFailure(.amount("\(invocation.value("kcal") ?? "") kcal", .tooLarge), line: nil)
    }
    guard let composition = Composition(all) else { throw LogInputError.number(option: "--kcal", name) }
    return LogDraft(
      kind: .quick, item: nil, name: FoodLog.storedName(name), amountText: "", amount: nil, grams: nil,
      composition: composition, slot: moment.slot, at: moment.at, zone: moment.zone, day: moment.day, memo: memo)
  }

  /// Refuses the figures of a quick entry where none is logged.
  static func checkUnused(_ invocation: Invocation) throws {
    guard let option = figures.map(\.option).first(where: invocation.has) else { return }
    throw CommandError(
      code: "option_without_quick",
      message: Bilingual("--\(option) は --quick と一緒にだけ使えます。", "--\(option) goes with --quick only."),
      hint: Bilingual("例: pfc log --quick 社食ランチ --kcal 750", "Try `pfc log --quick NAME --kcal 750`."), status: .usage)
  }
}

internal import PFC
internal import PFCArguments

/// Entries for what no table has: a name and the figures that are known.
enum QuickEntry {
  private static let listed: [(option: String, value: String, nutrient: Nutrient, title: Bilingual)] = [
    ("kcal", "N", .energyKilocalories, Bilingual("エネルギー", "energy")),
    ("protein", "G", .protein, Bilingual("たんぱく質", "protein")), ("fat", "G", .fat, Bilingual("脂質", "fat")),
    ("carb", "G", .carbohydrate, Bilingual("炭水化物", "carbohydrate")),
  ]

  /// The options for the figures; `whose` says of what in Japanese before and in English behind their names.
  static func options(_ whose: Bilingual) -> [OptionSpec] {
    listed.map { option, value, _, title in
      OptionSpec(
        option, value: value,
        help: Bilingual(whose.japanese + title.japanese, "\(title.english) \(whose.english)"))
    }
  }

  /// The figures that the options say.
  static func figures(_ invocation: Invocation) throws -> [Nutrient: Figure] {
    var figures: [Nutrient: Figure] = [:]
    for (option, _, nutrient, _) in listed {
      guard let text = invocation.value(option) else { continue }
      guard let figure = FoodLog.figure(text) else { throw LogInputError.number(option: "--" + option, text) }
      figures[nutrient] = figure
    }
    return figures
  }

  /// A name as it is stored. Throws for one of blanks alone.
  static func name(_ text: String) throws -> String {
    let name = FoodLog.storedName(text)
    guard !name.allSatisfy(\.isWhitespace) else {
      throw CommandError(
        code: "bad_name", message: Bilingual("名前が空です。", "The name is empty."),
        hint: Bilingual("名前を書いてください。", "Write a name."), status: .usage)
    }
    return name
  }

  static func draft(_ name: String, _ invocation: Invocation, _ moment: LogMoment, _ memo: String?) throws -> LogDraft {
    guard !name.allSatisfy(\.isWhitespace) else {
      throw UsageError.missingValue(option: "--quick", placeholder: "NAME")
    }
    guard invocation.has("kcal") else { throw UsageError.missingOperand("--kcal N") }
    let figures = try figures(invocation)
    let all = Nutrient.allCases.map { figures[$0] ?? .notMeasured }
    guard (figures[.energyKilocalories]?.value ?? 0) <= 100_000 else {
      throw LogFailure(.measure(.amount("\(invocation.value("kcal") ?? "") kcal", .tooLarge)), line: nil)
    }
    guard let composition = Composition(all) else { throw LogInputError.number(option: "--kcal", name) }
    return LogDraft(
      kind: .quick, item: nil, name: try self.name(name), amountText: "", amount: nil, grams: nil,
      composition: composition, slot: moment.slot, at: moment.at, zone: moment.zone, day: moment.day, memo: memo)
  }

  /// Warns when protein and fat alone have more energy than was said: one of the figures is wrong.
  static func warn(_ drafts: [LogDraft], _ session: inout Session) {
    for draft in drafts where draft.kind == .quick {
      guard let energy = draft.value(.energyKilocalories) else { continue }
      let factors = EnergyFactors.atwater
      let parts = (draft.value(.protein) ?? 0) * factors.protein + (draft.value(.fat) ?? 0) * factors.fat
      guard parts > energy else { continue }
      let (least, said) = (Decimal.text(parts, 0), Decimal.text(energy, 0))
      session.say(
        session.text(
          "注意: \(draft.name) はたんぱく質と脂質だけで \(least) kcal になり、\(said) kcal を超えています。",
          "Note: protein and fat of \(draft.name) alone make \(least) kcal, more than \(said) kcal."))
    }
  }

  /// Refuses the figures of a quick entry where none is logged.
  static func checkUnused(_ invocation: Invocation) throws {
    guard let option = listed.map(\.option).first(where: invocation.has) else { return }
    throw CommandError(
      code: "option_without_quick",
      message: Bilingual("--\(option) は --quick と一緒にだけ使えます。", "--\(option) goes with --quick only."),
      hint: Bilingual("例: pfc log --quick 社食ランチ --kcal 750", "Try `pfc log --quick NAME --kcal 750`."), status: .usage)
  }
}

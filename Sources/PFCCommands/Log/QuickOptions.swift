internal import PFC
internal import PFCArguments

/// The options for what no table has: the figures that are known.
enum QuickOptions {
  private static let listed: [(option: String, value: String, nutrient: Nutrient, title: Bilingual)] = [
    ("kcal", "N", .energyKilocalories, Bilingual("エネルギー", "energy")),
    ("protein", "G", .protein, Bilingual("たんぱく質", "protein")), ("fat", "G", .fat, Bilingual("脂質", "fat")),
    ("carb", "G", .carbohydrate, Bilingual("炭水化物", "carbohydrate")),
  ]

  /// The long names of the options.
  static let names = listed.map(\.option)

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
      figures[nutrient] = try invocation.value(option).map { try SaidText.figure($0, of: nutrient) }
    }
    return figures
  }

  /// The entry that the options say.
  static func entry(_ name: String, _ invocation: Invocation) throws -> QuickEntry {
    guard !name.allSatisfy(\.isWhitespace) else {
      throw UsageError.missingValue(option: "--quick", placeholder: "NAME")
    }
    guard invocation.has("kcal") else { throw UsageError.missingOperand("--kcal N") }
    return QuickEntry(name, figures: try figures(invocation))
  }

  /// Refuses the figures of a quick entry where none is logged.
  static func checkUnused(_ invocation: Invocation) throws {
    guard !invocation.has("quick"), let option = listed.map(\.option).first(where: invocation.has) else { return }
    throw CommandError(
      code: "option_without_quick",
      message: Bilingual("--\(option) は --quick と一緒にだけ使えます。", "--\(option) goes with --quick only."),
      hint: Bilingual("例: pfc log --quick 社食ランチ --kcal 750", "Try `pfc log --quick NAME --kcal 750`."), kind: .input)
  }
}

/// Says that figures of quick entries cannot be right together.
enum EnergyDoubts {
  static func say(_ doubts: [EnergyDoubt], _ session: inout Session) {
    for doubt in doubts {
      let (least, said) = (Decimal.text(doubt.least, 0), Decimal.text(doubt.energy, 0))
      session.say(
        session.text(
          "注意: \(doubt.name) はたんぱく質と脂質だけで \(least) kcal になり、\(said) kcal を超えています。",
          "Note: protein and fat of \(doubt.name) alone make \(least) kcal, more than \(said) kcal."))
    }
  }
}

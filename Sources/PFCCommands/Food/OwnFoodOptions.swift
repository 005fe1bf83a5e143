internal import PFC
internal import PFCArguments

/// The options that say something of an own food.
enum OwnFoodOptions {
  /// The figures with options of their own; `--nutrient` takes all 54.
  private static let figures: [(option: String, nutrient: Nutrient)] = [
    ("kcal", .energyKilocalories), ("protein", .protein), ("fat", .fat), ("carb", .carbohydrate), ("fiber", .fibre),
    ("net-carb", .availableCarbohydrateByDifference), ("salt", .saltEquivalent), ("sodium", .sodium),
    ("alcohol", .alcohol),
  ]

  static let all =
    figures.map { option, nutrient in
      OptionSpec(
        option, value: nutrient.unit == "kcal" ? "N" : nutrient.unit.uppercased(),
        help: Bilingual(
          option == "net-carb" ? "糖質 (\(nutrient.unit))" : "\(nutrient.japaneseName) (\(nutrient.unit))",
          "\(nutrient.englishName) (\(nutrient.unit))"))
    } + [
      OptionSpec(
        "nutrient", value: "TAG=N", isRepeatable: true,
        help: Bilingual("ほかの成分（FE=1.2 など。`pfc show` の記号か名前）", "another component, by the tag or name of `pfc show`")),
      OptionSpec(
        "per", value: "AMOUNT",
        help: Bilingual("数値は何あたりか: 100g（既定） 30g 1個 200ml", "what the figures are for: 100g (default) 30g 1個 200ml")),
      OptionSpec("weight", value: "G", help: Bilingual("--per の量の重さ（60g）", "what the amount of --per weighs (60g)")),
      OptionSpec(
        "portion", value: "1枚=G", isRepeatable: true,
        help: Bilingual("めやす量を足す（1枚=20g）、消す（1枚=）", "add a measure (1枚=20g), or take it away (1枚=)")),
      OptionSpec("reading", value: "KANA", help: Bilingual("よみ（かな・検索用）", "the reading in kana, to find it by")),
      OptionSpec("note", value: "TEXT", help: Bilingual("メモ", "a note")),
      OptionSpec("name", value: "NAME", help: Bilingual("edit: 新しい名前", "edit: the new name")),
      OptionSpec("dry-run", help: Bilingual("書かずに結果だけ示す", "show what would be, write nothing")),
    ]

  /// The long names of all of them.
  static let names = Set(all.map(\.name))

  /// The form that the options fill in, without a name.
  static func form(_ invocation: Invocation) throws -> OwnFoodForm {
    var form = OwnFoodForm()
    form.per = invocation.value("per")
    form.weight = invocation.value("weight")
    form.portions = invocation.values("portion")
    form.reading = invocation.value("reading")
    form.note = invocation.value("note")
    for (option, nutrient) in figures {
      if let text = invocation.value(option) { form.figures.append((nutrient, text)) }
    }
    for text in invocation.values("nutrient") {
      let sides = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard sides.count == 2, let nutrient = Nutrient(named: sides[0]) else {
        throw CommandError(
          code: "unknown_nutrient", message: Bilingual("成分ではありません: \(text)", "This is no component: \(text)"),
          hint: Bilingual(
            "例: --nutrient FE=1.2。記号は `pfc show 01088` で見られます。",
            "As --nutrient FE=1.2; `pfc show 01088` shows the tags."),
          kind: .input)
      }
      form.figures.append((nutrient, sides[1]))
    }
    return form
  }
}

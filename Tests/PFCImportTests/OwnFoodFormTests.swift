import PFCCatalog
import PFCImport
import PFCModel
import PFCNutrition
import Testing

/// What is said of an own food, and what is made of it.
@Suite struct OwnFoodFormTests {
  @Test("figures for 30 g are converted, and 30 g is one serving that gives them back")
  func servings() throws {
    let draft = try Self.form(kcal: "110", per: "30g", more: [(.protein, "4.1")]).draft()
    #expect(draft.composition[.energyKilocalories].text == "366.67")
    #expect(draft.composition[.protein].text == "13.667")
    #expect(draft.unit == nil)
    #expect(draft.portions.map(\.unit.text) == ["食"])
    #expect(draft.portions.map(\.milligrams) == [30_000])
    #expect(draft.portions[0].isUsual)
    let food = OwnFood(number: 1, draft: draft, created: Instant(milliseconds: 0), updated: Instant(milliseconds: 0))
    let (grams, _) = FoodAmount(composition: food.food.composition, portions: draft.portions).usualGrams()
    #expect(grams == 30)
    #expect(abs((draft.composition[.energyKilocalories].value ?? 0) * grams / 100 - 110) < 0.01)
  }

  @Test("figures for 100 g stay as they are, digit for digit, and make no measure")
  func hundred() throws {
    let draft = try Self.form(kcal: "110.0", per: nil).draft()
    #expect(draft.composition[.energyKilocalories].text == "110.0")
    #expect(draft.portions.isEmpty)
    #expect(draft.per == "100g")
  }

  @Test("what was not said is not measured, and marks are kept", arguments: ["-", ""])
  func marks(none: String) throws {
    let more: [(Nutrient, String)] = [(.protein, none), (.fat, "Tr"), (.salt, "(0.3)"), (.iron, "(Tr)")]
    let composition = try Self.form(kcal: "50", per: "1個", more: more).draft().composition
    #expect(composition[.protein].mark == .notMeasured)
    #expect(composition[.carbohydrate].mark == .notMeasured)
    #expect(composition[.fat].mark == .trace)
    #expect(composition[.salt].mark == .estimated)
    #expect(composition[.iron].mark == .estimatedTrace)
    #expect(try Self.form(kcal: "0.0004", per: nil).draft().composition[.energyKilocalories].mark == .trace)
  }

  @Test("a counted amount without a weight keeps figures for one; with a weight they are per 100 g")
  func counted() throws {
    let bare = try Self.form(kcal: "380", per: "2個").draft()
    #expect(bare.unit == .piece)
    #expect(bare.composition[.energyKilocalories].value == 190)
    var form = Self.form(kcal: "210", per: "1本")
    form.weight = "45g"
    form.portions = ["1箱=180g", "小1本=20"]
    let weighed = try form.draft()
    #expect(weighed.unit == nil)
    #expect(weighed.portions.map(\.unit.text) == ["本", "箱", "本"])
    #expect(weighed.portions.map(\.milligrams) == [45_000, 180_000, 20_000])
    #expect(weighed.portions.map(\.isUsual) == [true, false, false])
    #expect(try Self.form(kcal: "64", per: "200ml", weight: "206").draft().portions[0].milligrams == 1030)
  }

  @Test("when the basis changes, the figures that were given stay and are for the new one")
  func rebasing() throws {
    let bare = try Self.form(kcal: "190", per: "1個", more: [(.protein, "0.1")]).draft()
    var weight = OwnFoodForm()
    weight.weight = "120g"
    let weighed = try weight.draft(over: bare)
    #expect(weighed.unit == nil)
    #expect(weighed.composition[.energyKilocalories].text == "158.33")
    #expect(weighed.portions.map(\.milligrams) == [120_000])
    weight.weight = "60g"
    let lighter = try weight.draft(over: weighed)
    #expect(lighter.composition[.energyKilocalories].text == "316.67")
    #expect(lighter.portions.map(\.milligrams) == [60_000])
    var back = OwnFoodForm()
    back.per = "1個"
    #expect(try back.draft(over: lighter) == bare)
    var figure = OwnFoodForm()
    figure.figures = [(.energyKilocalories, "200")]
    let corrected = try figure.draft(over: lighter)
    #expect(corrected.composition[.energyKilocalories].text == "333.33")
    #expect(corrected.portions == lighter.portions)
  }

  @Test("a measure is added, replaced and taken away; readings and notes too")
  func editing() throws {
    let first = try Self.form(kcal: "50", per: "30g").draft()
    var form = OwnFoodForm()
    form.portions = ["1枚=10g"]
    form.reading = "もち"
    form.note = "店"
    let second = try form.draft(over: first)
    #expect(second.portions.map(\.unit.text) == ["食", "枚"])
    #expect(second.reading == "もち")
    form.portions = ["1食=", "2枚=30g"]
    form.reading = ""
    form.note = ""
    let third = try form.draft(over: second)
    #expect(third.portions.map(\.milligrams) == [15_000])
    #expect(third.portions[0].isUsual)
    var figure = OwnFoodForm()
    figure.figures = [(.fat, "3")]
    #expect(try figure.draft(over: third).portions == third.portions)
    #expect(third.reading == nil)
    #expect(third.note == nil)
  }

  @Test(
    "the measure that figures are for is changed with its weight only, so that they agree",
    arguments: ["1本=50g", "2本="])
  func basisMeasure(text: String) throws {
    let bar = try Self.form(kcal: "210", per: "1本", weight: "45g").draft()
    var form = OwnFoodForm()
    form.portions = [text]
    let error = #expect(throws: OwnFoodFaults.self) { _ = try form.draft(over: bar) }
    #expect(error?.all.map(\.reason) == [.measureOfBasis])
    form.portions = ["2本=90g"]
    #expect(try form.draft(over: bar) == bar)
  }

  static let faulty: [(form: OwnFoodForm, reason: OwnFoodFault.Reason)] = [
    (form(name: " ", kcal: "1"), .missingName), (form(name: "・！", kcal: "1"), .nothingToFind),
    (form(name: String(repeating: "鶏", count: 201), kcal: "1"), .tooLong(200)),
    (form(kcal: "-1"), .noFigure), (form(kcal: "1e3"), .noFigure), (form(kcal: "nan"), .noFigure),
    (form(kcal: "１０"), .noFigure), (form(kcal: "999999999999999"), .noFigure), (form(kcal: "1,000"), .noFigure),
    (form(kcal: "926"), .tooMuch(925)), (form(kcal: "300", per: "30g"), .tooMuch(925)),
    (form(kcal: "-", per: "1個"), .noFigures), (form(kcal: "1", per: "0g"), .noAmount),
    (form(kcal: "1", per: "たくさん"), .noAmount), (form(kcal: "1", per: "100kcal"), .noAmount),
    (form(kcal: "1", per: "200ml"), .volumeWithoutWeight),
    (form(kcal: "1", per: "100g", weight: "5g"), .weightOfWeight),
    (form(kcal: "1", per: "1個", weight: "0g"), .noWeight), (form(kcal: "1", per: "1個", weight: "重い"), .noWeight),
    (form(kcal: "1", per: "1000粒", weight: "0.1g"), .noWeight),
    (form(kcal: "1", per: "1個", portion: "1枚=5g"), .measureWithoutWeight),
    (form(kcal: "1", portion: "50g"), .noMeasure), (form(kcal: "1", portion: "1枚=x"), .noWeight),
    (form(kcal: "1", reading: "餅"), .noKana), (form(kcal: "1", reading: "mochi"), .noKana),
    (form(kcal: "1", more: [(.protein, "50"), (.fat, "30"), (.carbohydrate, "26")]), .overweight(106)),
  ]

  @Test("what is wrong is said, and nothing is made of it", arguments: faulty.indices)
  func faults(index: Int) {
    let (form, reason) = Self.faulty[index]
    let error = #expect(throws: OwnFoodFaults.self) { _ = try form.draft() }
    #expect(error?.all.map(\.reason) == [reason])
  }

  @Test("every fault of a form is told, not the first alone")
  func allFaults() {
    let form = Self.form(name: "", kcal: "x", per: "y", more: [(.fat, "z")], reading: "餅")
    let error = #expect(throws: OwnFoodFaults.self) { _ = try form.draft() }
    #expect(error?.all.count == 5)
  }

  @Test("an energy far from that of its parts is doubtful; fibre, alcohol and missing figures are not")
  func energy() throws {
    func isDoubtful(_ kcal: String, _ more: [(Nutrient, String)]) throws -> Bool {
      try Self.form(kcal: kcal, more: more).draft().doubtfulEnergy != nil
    }
    let parts: [(Nutrient, String)] = [(.protein, "20"), (.fat, "10"), (.carbohydrate, "30")]
    #expect(try !isDoubtful("290", parts))
    #expect(try isDoubtful("29", parts))
    #expect(try isDoubtful("800", parts))
    #expect(try !isDoubtful("800", [(.protein, "20")]))
    #expect(try !isDoubtful("20", [(.protein, "2"), (.fat, "0"), (.carbohydrate, "60"), (.fibre, "58")]))
    #expect(
      try !isDoubtful("240", [(.protein, "0"), (.fat, "0"), (.carbohydrate, "0"), (.alcohol, "33.4")]))
  }

  private static func form(
    name: String = "餅", kcal: String, per: String? = nil, weight: String? = nil, more: [(Nutrient, String)] = [],
    portion: String? = nil, reading: String? = nil
  ) -> OwnFoodForm {
    var form = OwnFoodForm()
    form.name = name
    form.per = per
    form.weight = weight
    form.portions = portion.map { [$0] } ?? []
    form.reading = reading
    form.figures = [(.energyKilocalories, kcal)] + more
    return form
  }
}

extension Nutrient {
  fileprivate static let salt = Nutrient.saltEquivalent
}

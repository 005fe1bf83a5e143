internal import PFCGrammar
internal import PFCJSON
internal import PFCModel
internal import PFCText

/// An ingredient of a JSON file: an object, or a line as in a cookbook.
struct RecipeJSONIngredient {
  private(set) var places: [Int] = []
  private(set) var faults: [RecipeForm.Fault] = []
  private(set) var unknown: [String] = []

  private var name: String?
  private var amount = ""
  /// The number of the amount, where it is written as one, and the unit beside it.
  private var number: String?
  private var unit: String?
  private var note = ""
  private var grams: Double?
  private var item: String?

  init(_ text: String, _ table: inout IngredientTable) {
    if let members = JSONReader.members(of: text) {
      for (member, value) in members { set(member, value) }
    } else if case .string(let line)? = JSONReader.value(of: text) {
      name = line
    } else {
      faults.append(RecipeForm.Fault(field: "", reason: .wrongType(.ingredient), text: String(text.prefix(40))))
      return
    }
    joinAmount()
    let name = TextPipeline.storedLine(name ?? "")
    if name.isEmpty, !faults.contains(where: { $0.field == ".name" }) { refuse(".name", .missingName) }
    if !Storable.has(name, atMost: Self.longestName) {
      refuse(".name", .tooLong(Self.longestName), String(name.prefix(40)))
    }
    if faults.isEmpty { places = ingredients(named: name).map { table.place(of: $0) } }
  }

  /// The amount and the unit that stands beside it: 2 and 個. A number without one is grams; those that are said besides
  /// count more.
  private mutating func joinAmount() {
    let unit = unit ?? ""
    if unit.isEmpty {
      if let number { grams = grams ?? Double(number) }
    } else {
      let said = number ?? amount
      amount = ["大さじ", "小さじ"].contains(unit) ? unit + said : said + unit
      if CookAmount.isImpossible(amount) { refuse(".amount", .badAmount, amount) }
    }
  }

  private static let longestName = Storable.mostNameCharacters

  /// Where no amount is said, the name may be a whole line.
  private func ingredients(named name: String) -> [RecipeFile.Ingredient] {
    guard amount.isEmpty, grams == nil else { return [ingredient(name, amount, note)] }
    let lines = IngredientLine.ingredients(of: name)
    if lines.allSatisfy(\.amount.isEmpty) { return [ingredient(name, "", note)] }
    return lines.map { ingredient($0.name, $0.amount, [$0.group, note].filter { !$0.isEmpty }.joined(separator: "、")) }
  }

  private func ingredient(_ name: String, _ amount: String, _ note: String) -> RecipeFile.Ingredient {
    RecipeFile.Ingredient(name: name, amount: amount, grams: grams, item: item, note: note)
  }

  private mutating func set(_ member: String, _ value: JSONField) {
    switch (member, value) {
    case (_, .null): break
    case ("name", .string(let text)): name = text
    case ("amount", .string(let text)):
      amount = TextPipeline.storedLine(text)
      if CookAmount.isImpossible(amount) { refuse(".amount", .badAmount, amount) }
    case ("amount", .number(let digits)):
      number = digits
      if !(Double(digits).map { $0 > 0 && $0 < 1_000_000 } ?? false) { refuse(".amount", .badAmount, digits) }
    case ("unit", .string(let text)): unit = TextPipeline.storedLine(text)
    case ("note", .string(let text)): note = TextPipeline.storedLine(text)
    case ("item", .string(let text)): item = text
    case ("grams", .number(let digits)):
      grams = Double(digits)
      if !(grams.map { $0 > 0 && $0 < 1_000_000 } ?? false) { refuse(".grams", .notPositive, digits) }
    case ("name", _), ("amount", _), ("note", _), ("item", _), ("unit", _):
      refuse("." + member, .wrongType(.text), value.shown)
    case ("grams", _): refuse(".grams", .wrongType(.number), value.shown)
    case ("energy_kcal", _), ("match", _), ("candidates", _): break
    default: unknown.append(member)
    }
  }

  private mutating func refuse(_ field: String, _ reason: RecipeFileFault.Reason, _ text: String = "") {
    faults.append(RecipeForm.Fault(field: field, reason: reason, text: text))
  }
}

extension RecipeForm {
  /// Sets a member of a recipe; gives whether it is one.
  mutating func set(_ member: String, to value: JSONField) -> Bool {
    switch (member, value) {
    // Derived members that pfc itself writes; they are computed again.
    case ("id", _), ("kind", _), ("per_serving", _), ("incomplete", _), ("per_100g", _), ("kept", _), ("outcome", _),
      ("dry_run", _):
      break
    case ("name", .string(let text)): setName(text)
    case ("name", .null): setName("")
    case ("reading", .string(let text)): setReading(text)
    case ("category", .string(let text)): setCategory(text)
    case ("country", .string(let text)): setCountry(text)
    case ("season", .string(let text)): setSeason(text)
    case ("note", .string(let text)): setNote(text)
    case ("servings", .string(let text)), ("yield", .string(let text)): setSize(text, member)
    case ("servings", .number(let digits)): setServings(Double(digits) ?? .nan, digits)
    case ("yield", .number(let digits)), ("yield_grams", .number(let digits)):
      setYield(Double(digits) ?? .nan, member, digits)
    case ("reading", .null), ("category", .null), ("country", .null), ("season", .null), ("note", .null),
      ("servings", .null), ("yield", .null), ("yield_grams", .null):
      break
    case ("name", _), ("reading", _), ("category", _), ("country", _), ("season", _), ("note", _):
      refuse(member, .wrongType(.text), value.shown)
    case ("servings", _), ("yield", _): refuse(member, .wrongType(.size), value.shown)
    case ("yield_grams", _): refuse(member, .wrongType(.number), value.shown)
    default: return false
    }
    return true
  }
}

extension JSONField {
  /// The value as an error shows it.
  var shown: String {
    switch self {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let text), .string(let text), .array(let text), .object(let text): String(text.prefix(40))
    }
  }
}

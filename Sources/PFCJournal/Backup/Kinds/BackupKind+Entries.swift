internal import PFCModel
internal import PFCStorage

extension BackupKind {
  static let entries = BackupKind(
    name: "entries", table: "entry",
    fields: [
      .identifier("id"), .integer("number", Storable.numbers), .day("day"),
      .coded("slot") {
        MealSlot(rawValue: Int($0))?.name
      } read: { name in
        MealSlot.allCases.first { $0.name == name }.map { Int64($0.rawValue) }
      },
      .moment("instant", name: "at"), .text("zone"),
      .words("kind") { LogDraft.Kind(rawValue: $0).map { .text($0.rawValue) } },
      .text("item").optional, .text("name"), .text("amount_text", mayBeEmpty: true),
      .real("amount_value", moreThanZero: true).optional, .text("amount_unit").optional,
      .text("amount_size", mayBeEmpty: true).optional, .real("grams").optional, .figures("composition"),
      .text("memo", mayBeEmpty: true).optional, .moment("created"), .moment("updated"),
    ],
    unique: ["day, number"], changed: "updated", together: ["amount_value", "amount_unit", "amount_size"],
    misfit: misfit, checksum: "checksum", beforeMerge: numbersOfDays("entry", takenBy: []),
    afterChange: [countersOfDays("entry")])

  /// The places of columns that depend on each other.
  private enum Place {
    static let (day, instant, kind, item, unit, grams) = (2, 4, 6, 7, 11, 13)
  }

  /// What was eaten is an item of its kind, quick entries are none; grams that were said are there; and the moment is one
  /// of the day, whatever its zone and the hour at which days begin.
  @Sendable private static func misfit(_ values: [Value]) -> String? {
    guard case .text(let kind) = values[Place.kind], case .integer(let day) = values[Place.day],
      case .integer(let instant) = values[Place.instant]
    else { return nil }
    if case .text(let item) = values[Place.item] {
      let isFitting =
        switch LogDraft.Kind(rawValue: kind) {
        case .own: OwnFood.number(ofID: item) != nil
        case .recipe: Recipe.number(ofID: item) != nil
        case .quick: false
        case .food, .dish, nil: OwnFood.number(ofID: item) == nil && Recipe.number(ofID: item) == nil
        }
      if !isFitting { return "item" }
    } else if kind != LogDraft.Kind.quick.rawValue {
      return "item"
    }
    if values[Place.unit] == .text(MeasureUnit.gram.text), values[Place.grams] == .null { return "grams" }
    return Storable.isMoment(instant, ofDay: day) ? nil : "at_ms"
  }
}

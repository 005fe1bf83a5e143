internal import PFCModel
internal import PFCStorage

extension LogEntry: DayRow {
  static let table = "entry"
  static let columns =
    "id, number, day, slot, instant, zone, kind, item, name, amount_text, amount_value, amount_unit, amount_size, "
    + "grams, composition, memo, created, updated"
  static let order = "slot, number"

  var values: [Value] {
    [
      .text(id), .integer(Int64(number)), .integer(Int64(draft.day.daysSince1970)),
      .integer(Int64(draft.slot.rawValue)), .integer(draft.at.milliseconds), .text(draft.zone),
      .text(draft.kind.rawValue), .optional(draft.item), .text(draft.name), .text(draft.amountText),
      .optional(draft.amount?.value), .optional(draft.amount?.unit.text), .optional(draft.amount?.size),
      .optional(draft.grams), .blob(draft.composition.bytes), .optional(draft.memo),
      .integer(created.milliseconds), .integer(updated.milliseconds),
    ]
  }

  static func record(_ row: borrowing Row) -> LogEntry? {
    guard Storable.numbers.contains(row.integer(1)), Storable.days.contains(row.integer(2)),
      let slot = MealSlot(rawValue: Int(row.integer(3))), let kind = LogDraft.Kind(rawValue: row.text(6)),
      let composition = row.withBlob(14, { Composition(bytes: $0) })
    else { return nil }
    let amount =
      row.isNull(10)
      ? nil : Amount(value: row.real(10), unit: MeasureUnit(row.text(11)), size: row.text(12))
    let draft = LogDraft(
      kind: kind, item: row.isNull(7) ? nil : row.text(7), name: row.text(8), amountText: row.text(9), amount: amount,
      grams: row.isNull(13) ? nil : row.real(13), composition: composition, slot: slot,
      at: Instant(milliseconds: row.integer(4)), zone: row.text(5),
      day: CivilDate(daysSince1970: Int(row.integer(2))), memo: row.isNull(15) ? nil : row.text(15))
    return LogEntry(
      id: row.text(0), number: Int(row.integer(1)), draft: draft, created: Instant(milliseconds: row.integer(16)),
      updated: Instant(milliseconds: row.integer(17)))
  }

  var ownMisfit: String? {
    let checks: [(what: String, fits: Bool)] = [
      ("grams", draft.grams.map(Storable.figures.contains) ?? true),
      ("amount", draft.amount.map { Storable.positive.contains($0.value) && !$0.unit.text.isEmpty } ?? true),
      ("amount", !draft.amountText.utf8.contains(0)),
    ]
    return checks.first { !$0.fits }?.what
  }
}

extension Value {
  static func optional(_ text: String?) -> Value { text.map { .text($0) } ?? .null }
  static func optional(_ real: Double?) -> Value { real.map { .real($0) } ?? .null }
}

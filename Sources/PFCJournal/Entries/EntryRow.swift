internal import PFCModel
internal import PFCStorage

/// The row of an entry.
enum EntryRow {
  static let columns =
    "id, number, day, slot, instant, zone, kind, item, name, amount_text, amount_value, amount_unit, amount_size, "
    + "grams, composition, memo, created, updated"

  /// How many columns there are before the checksum.
  private static let count = columns.split(separator: ",").count
  private static let marks = Array(repeating: "?", count: count + 1).joined(separator: ", ")
  /// Inserts the values of an entry.
  static let insertion = "INSERT INTO entry (\(columns), checksum) VALUES (\(marks))"
  /// Puts the values of an entry into the row with an identifier.
  static let update = "UPDATE entry SET (\(columns), checksum) = (\(marks)) WHERE id = ?"

  /// The values of the columns, and their checksum.
  static func values(of entry: LogEntry) -> [Value] {
    let values = content(of: entry)
    return values + [.integer(Int64(bitPattern: values.hash))]
  }

  private static func content(of entry: LogEntry) -> [Value] {
    let draft = entry.draft
    return [
      .text(entry.id), .integer(Int64(entry.number)), .integer(Int64(draft.day.daysSince1970)),
      .integer(Int64(draft.slot.rawValue)), .integer(draft.at.milliseconds), .text(draft.zone),
      .text(draft.kind.rawValue), .optional(draft.item), .text(draft.name), .text(draft.amountText),
      .optional(draft.amount?.value), .optional(draft.amount?.unit.text), .optional(draft.amount?.size),
      .optional(draft.grams), .blob(draft.composition.bytes), .optional(draft.memo),
      .integer(entry.created.milliseconds), .integer(entry.updated.milliseconds),
    ]
  }

  static func read(_ connection: Connection, _ condition: String, _ bindings: [Value]) throws -> [LogEntry] {
    var entries: [LogEntry] = []
    try connection.query("SELECT \(columns), checksum FROM entry \(condition)", bindings) { row in
      let isWhole = row.hash(count) == UInt64(bitPattern: row.integer(Int32(count)))
      guard isWhole, let entry = entry(row) else { throw JournalReason(reason: .damaged("entry \(row.text(0))")) }
      entries.append(entry)
      return true
    }
    return entries
  }

  private static func entry(_ row: borrowing Row) -> LogEntry? {
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
    let entry = LogEntry(
      id: row.text(0), number: Int(row.integer(1)), draft: draft, created: Instant(milliseconds: row.integer(16)),
      updated: Instant(milliseconds: row.integer(17)))
    return misfit(entry) == nil ? entry : nil
  }

  /// What of an entry is out of the ranges of ``Storable``; nil when all fits. Whoever writes an entry and whoever reads
  /// one goes by it.
  static func misfit(_ entry: LogEntry) -> String? {
    let draft = entry.draft
    let days = (Double(draft.at.milliseconds) / 86_400_000).rounded(.down) - Double(draft.day.daysSince1970)
    let checks: [(what: String, fits: Bool)] = [
      ("number", Storable.numbers.contains(Int64(entry.number))),
      ("day", Storable.days.contains(Int64(draft.day.daysSince1970))),
      ("at", Storable.moments.contains(draft.at.milliseconds) && abs(days) <= mostDaysApart),
      ("grams", draft.grams.map(Storable.figures.contains) ?? true),
      ("amount", draft.amount.map { Storable.positive.contains($0.value) && !$0.unit.text.isEmpty } ?? true),
      ("name", !draft.name.isEmpty && !draft.name.utf8.contains(0)),
      ("memo", draft.memo.map { !$0.utf8.contains(0) } ?? true), ("amount", !draft.amountText.utf8.contains(0)),
      ("created", Storable.moments.contains(entry.created.milliseconds)),
      ("updated", Storable.moments.contains(entry.updated.milliseconds)),
    ]
    return checks.first { !$0.fits }?.what
  }

  /// How many days a moment may be from the day that it belongs to, whatever its zone and the hour at which days begin.
  static let mostDaysApart = 3.0

  /// Throws for an entry that no backup would give back.
  static func check(_ entry: LogEntry) throws {
    if let what = misfit(entry) { throw JournalReason(reason: .outOfRange(what)) }
  }
}

extension Value {
  static func optional(_ text: String?) -> Value { text.map { .text($0) } ?? .null }
  static func optional(_ real: Double?) -> Value { real.map { .real($0) } ?? .null }
}

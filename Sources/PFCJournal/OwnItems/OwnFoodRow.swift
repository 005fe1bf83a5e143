internal import PFCModel
internal import PFCStorage

/// The rows of own foods.
enum OwnFoodRow {
  static let columns = "number, name, name_key, reading, composition, unit, per, note, created, updated"

  /// The values of the columns behind the number.
  static func values(of draft: OwnFoodDraft, key: String, created: Instant, updated: Instant) -> [Value] {
    [
      .text(draft.name), .text(key), .optional(draft.reading), .blob(draft.composition.bytes),
      .optional(draft.unit?.text),
      .text(draft.per), .optional(draft.note), .integer(created.milliseconds), .integer(updated.milliseconds),
    ]
  }

  static func read(_ connection: Connection, _ condition: String, _ bindings: [Value] = []) throws -> [OwnFood] {
    var foods: [OwnFood] = []
    try connection.query("SELECT \(columns) FROM own_food \(condition)", bindings) { row in
      guard Storable.numbers.contains(row.integer(0)), let composition = row.withBlob(4, { Composition(bytes: $0) })
      else {
        throw JournalReason(reason: .damaged("own_food \(row.integer(0))"))
      }
      let draft = OwnFoodDraft(
        name: row.text(1), reading: row.optionalText(3), composition: composition,
        unit: row.optionalText(5).map { MeasureUnit($0) },
        per: row.text(6), portions: [], note: row.optionalText(7))
      foods.append(
        OwnFood(
          number: Int(row.integer(0)), draft: draft, created: Instant(milliseconds: row.integer(8)),
          updated: Instant(milliseconds: row.integer(9))))
      return true
    }
    for index in foods.indices { foods[index].draft.portions = try portions(connection, of: foods[index].number) }
    return foods
  }

  private static func portions(_ connection: Connection, of number: Int) throws -> [Portion] {
    var portions: [Portion] = []
    try connection.query(
      "SELECT unit, size, milligrams, basis, note, is_usual FROM own_portion WHERE food = ? ORDER BY position",
      [.integer(Int64(number))]
    ) { row in
      guard let basis = Portion.Basis(rawValue: row.text(3)), Storable.numbers.contains(row.integer(2)) else {
        throw JournalReason(reason: .damaged("own_portion of \(number)"))
      }
      portions.append(
        Portion(
          unit: MeasureUnit(row.text(0)), size: row.text(1), milligrams: Int(row.integer(2)), basis: basis,
          note: row.text(4),
          source: "own", isUsual: row.integer(5) != 0))
      return true
    }
    return portions
  }

  static func writePortions(_ portions: [Portion], of number: Int, to connection: Connection) throws {
    try connection.query("DELETE FROM own_portion WHERE food = ?", [.integer(Int64(number))])
    for (position, portion) in portions.enumerated() {
      guard Storable.numbers.contains(Int64(portion.milligrams)) else {
        throw JournalReason(reason: .outOfRange(portion.unit.text))
      }
      try connection.query(
        """
        INSERT INTO own_portion (food, position, unit, size, milligrams, basis, note, is_usual)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?)
        """,
        [
          .integer(Int64(number)), .integer(Int64(position)), .text(portion.unit.text), .text(portion.size),
          .integer(Int64(portion.milligrams)), .text(portion.basis.rawValue), .text(portion.note),
          .integer(portion.isUsual ? 1 : 0),
        ])
    }
  }
}

extension Row {
  /// The text of a column; nil for NULL.
  borrowing func optionalText(_ column: Int32) -> String? { isNull(column) ? nil : text(column) }
}

internal import PFCModel

extension BackupKind {
  static let ownFoods = BackupKind(
    name: "own_foods", table: "own_food",
    fields: [
      .integer("number", Storable.numbers), .text("name"), .text("name_key", mayBeEmpty: true),
      .text("reading").optional,
      .figures("composition"), .text("unit").optional, .text("per"), .text("note").optional, .moment("created"),
      .moment("updated"),
    ],
    unique: ["name_key"], changed: "updated",
    beforeMerge: [
      newNumbers, "UPDATE incoming_own_portion SET food = -new FROM renumbered_own_food WHERE old = food",
      "UPDATE incoming_own_portion SET food = -food WHERE food < 0",
      "UPDATE incoming_own_food SET number = -new FROM renumbered_own_food WHERE old = number",
      "UPDATE incoming_own_food SET number = -number WHERE number < 0",
      """
      UPDATE incoming_entry SET item = 'u' || new FROM renumbered_own_food
      WHERE incoming_entry.kind = 'own' AND incoming_entry.item = 'u' || old
      """,
      """
      UPDATE incoming_own_recipe_ingredient SET item = 'u' || new FROM renumbered_own_food
      WHERE incoming_own_recipe_ingredient.item = 'u' || old
      """, "DROP TABLE renumbered_own_food",
    ], afterChange: [spentNumbers(table: "own_food", letter: "u", kind: .own)])

  /// The measures of own foods. They come with their food: of one that is newer all, of another none.
  static let ownPortions = BackupKind(
    name: "own_portions", table: "own_portion",
    fields: [
      .integer("id", Storable.rows), .integer("food", Storable.numbers),
      .integer("position", 0...Storable.numbers.upperBound),
      .text("unit"), .text("size", mayBeEmpty: true), .integer("milligrams", Storable.numbers),
      .words("basis") { Portion.Basis(rawValue: $0).map { .text($0.rawValue) } }, .text("note", mayBeEmpty: true),
      .integer("is_usual", 0...1),
    ],
    beforeMerge: [
      """
      DELETE FROM incoming_own_portion WHERE food IN (
        SELECT old.number FROM own_food AS old JOIN incoming_own_food AS new USING (number)
        WHERE new.updated <= old.updated)
      """,
      """
      UPDATE incoming_own_portion SET id = -(id + max(
        coalesce((SELECT max(id) FROM own_portion), 0), coalesce((SELECT max(id) FROM incoming_own_portion), 0)))
      """, "UPDATE incoming_own_portion SET id = -id",
    ],
    afterChange: [
      """
      DELETE FROM own_portion WHERE food IN (SELECT food FROM incoming_own_portion)
        AND id NOT IN (SELECT id FROM incoming_own_portion)
      """,
      "DELETE FROM own_portion WHERE food NOT IN (SELECT number FROM own_food)",
    ])

  /// The numbers that foods of a backup get in a journal that knows other numbers: a food goes by its name, and a number
  /// that another food has there is no longer free.
  private static let newNumbers = """
    CREATE TEMP TABLE renumbered_own_food AS
    SELECT new.number AS old, same.number AS new FROM incoming_own_food AS new JOIN own_food AS same USING (name_key)
    WHERE same.number <> new.number
    UNION ALL
    SELECT new.number, row_number() OVER (ORDER BY new.number) + max(
        coalesce((SELECT seq FROM sqlite_sequence WHERE name = 'own_food'), 0),
        (SELECT max(number) FROM incoming_own_food))
    FROM incoming_own_food AS new JOIN own_food AS taken USING (number)
    WHERE taken.name_key <> new.name_key AND new.name_key NOT IN (SELECT name_key FROM own_food)
    """

  /// Numbers by which entries know an item are given, whether the item is still there or not.
  static func spentNumbers(table: String, letter: String, kind: LogDraft.Kind) -> String {
    """
    INSERT INTO sqlite_sequence SELECT '\(table)', 0
    WHERE NOT EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = '\(table)');
    UPDATE sqlite_sequence SET seq = max(seq, coalesce(
      (SELECT max(CAST(substr(item, 2) AS INTEGER)) FROM entry WHERE kind = '\(kind.rawValue)' AND item GLOB '\(letter)*'),
      0)) WHERE name = '\(table)'
    """
  }
}

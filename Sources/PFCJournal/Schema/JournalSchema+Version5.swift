extension JournalSchema {
  /// Undo as data, and what tells damage and figures of yesterday.
  ///
  /// What takes a change back was a statement of SQL until now, which a journal from elsewhere could have changed into any
  /// other. Now `undo_change` says what happened to which row of which table, and `undo_TABLE` keeps the row as it was,
  /// column by column. `JournalMigrator` turns the statements into it. `entry.checksum` is the hash of the other columns,
  /// `own_recipe.stale` says that an ingredient has changed since the figures were summed.
  static let version5 =
    oldUndoTriggers.map { "DROP TRIGGER \($0);\n" }.joined() + """
      DROP TABLE undo_change;
      CREATE TABLE undo_change (
        id INTEGER PRIMARY KEY,
        step INTEGER NOT NULL REFERENCES undo_step ON DELETE CASCADE,
        source TEXT NOT NULL,
        event TEXT NOT NULL,
        key ANY NOT NULL,
        last ANY
      ) STRICT;
      CREATE INDEX undo_change_by_step ON undo_change (step);
      ALTER TABLE entry ADD COLUMN checksum INTEGER NOT NULL DEFAULT 0;
      ALTER TABLE own_recipe ADD COLUMN stale INTEGER NOT NULL DEFAULT 0;
      UPDATE entry SET checksum = pfc_hash(\(entryColumns5.joined(separator: ", ")));

      """
    + tables5.map { undoTable(of: $0) + undoTriggers(of: $0) }.joined() + ingredientInsertion5

  /// The triggers of undo that there are before, by which no table can be altered once theirs is gone.
  private static var oldUndoTriggers: [String] {
    tables5.flatMap { table in ["insert", "delete", "update"].map { "\(table.table)_\($0)_undo" } }
      + ["own_recipe_ingredient_run_undo"]
  }

  /// The columns of an entry that its checksum covers, in their order.
  private static let entryColumns5 = [
    "id", "number", "day", "slot", "instant", "zone", "kind", "item", "name", "amount_text", "amount_value",
    "amount_unit", "amount_size", "grams", "composition", "memo", "created", "updated",
  ]

  /// The tables of version 5 whose changes can be undone, each with its columns, the key first.
  static let tables5: [UndoableTable] = [
    ("entry", entryColumns5 + ["checksum"]), ("meal_set", ["name", "line", "created"]), ("config", ["key", "value"]),
    ("goal", ["since", "energy_kcal", "protein_g", "fat_g", "carbohydrate_g", "updated"]),
    (
      "own_food",
      ["number", "name", "name_key", "reading", "composition", "unit", "per", "note", "created", "updated"]
    ),
    ("own_portion", ["id", "food", "position", "unit", "size", "milligrams", "basis", "note", "is_usual"]),
    (
      "own_recipe",
      [
        "number", "name", "name_key", "reading", "category", "country", "season", "servings", "yield_grams", "note",
        "composition", "weight", "created", "updated", "stale",
      ]
    ),
    ("own_recipe_ingredient", ["id", "recipe", "position", "name", "item", "grams", "amount", "note"]),
  ]

  /// The table that keeps rows as they were before a change.
  static func undoTable(of table: UndoableTable) -> String {
    """
    CREATE TABLE undo_\(table.table) (
      change INTEGER PRIMARY KEY,
      \(table.columns.map { "\($0) ANY" }.joined(separator: ",\n  "))
    ) STRICT;

    """
  }

  static func undoTriggers(of table: UndoableTable) -> String {
    let events = table.table == "own_recipe_ingredient" ? ["delete", "update"] : ["insert", "delete", "update"]
    return events.map { undoTrigger(of: table, $0) }.joined()
  }

  /// The trigger that writes one event on a table down while a step is recorded.
  private static func undoTrigger(of table: UndoableTable, _ event: String) -> String {
    let (name, key) = (table.table, table.columns[0])
    let columns = table.columns.joined(separator: ", ")
    let old = table.columns.map { "OLD.\($0)" }.joined(separator: ", ")
    let row =
      event == "insert"
      ? "" : "\n  INSERT INTO undo_\(name) (change, \(columns)) VALUES ((SELECT max(id) FROM undo_change), \(old));"
    return """
      CREATE TRIGGER \(name)_\(event)_undo AFTER \(event.uppercased()) ON \(name)
      WHEN EXISTS (SELECT 1 FROM undo_recording) BEGIN
        INSERT INTO undo_change (step, source, event, key)
        SELECT step, '\(name)', '\(event)', \(event == "delete" ? "OLD" : "NEW").\(key) FROM undo_recording;\(row)
      END;

      """
  }

  /// As before: of a run of new rows behind all others only the first is written down.
  private static let ingredientInsertion5 = """
    CREATE TRIGGER own_recipe_ingredient_run_undo AFTER INSERT ON own_recipe_ingredient
    WHEN EXISTS (SELECT 1 FROM undo_recording) AND NEW.id = (SELECT max(id) FROM own_recipe_ingredient)
      AND NOT EXISTS (
        SELECT 1 FROM undo_change, undo_recording USING (step) WHERE id = (SELECT max(id) FROM undo_change)
          AND source = 'own_recipe_ingredient' AND event = 'from') BEGIN
      INSERT INTO undo_change (step, source, event, key)
      SELECT step, 'own_recipe_ingredient', 'from', NEW.id FROM undo_recording;
    END;
    CREATE TRIGGER own_recipe_ingredient_insert_undo AFTER INSERT ON own_recipe_ingredient
    WHEN EXISTS (SELECT 1 FROM undo_recording) AND NEW.id <> (SELECT max(id) FROM own_recipe_ingredient) BEGIN
      INSERT INTO undo_change (step, source, event, key)
      SELECT step, 'own_recipe_ingredient', 'insert', NEW.id FROM undo_recording;
    END;

    """
}

extension JournalSchema {
  /// The migration that brings own recipes.
  ///
  /// `own_recipe_by_item` answers which recipes use an item by itself. The list of a recipe is always written whole, so one
  /// statement takes back a run of new rows.
  static let recipes =
    """
    CREATE TABLE own_recipe (
      number INTEGER PRIMARY KEY AUTOINCREMENT,
      name TEXT NOT NULL,
      name_key TEXT NOT NULL,
      reading TEXT,
      category TEXT NOT NULL,
      country TEXT NOT NULL,
      season TEXT NOT NULL,
      servings REAL,
      yield_grams REAL,
      note TEXT,
      composition BLOB NOT NULL,
      weight REAL,
      created INTEGER NOT NULL,
      updated INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX own_recipe_by_key ON own_recipe (name_key);
    CREATE TABLE own_recipe_ingredient (
      id INTEGER PRIMARY KEY,
      recipe INTEGER NOT NULL,
      position INTEGER NOT NULL,
      name TEXT NOT NULL,
      item TEXT,
      grams REAL,
      amount TEXT NOT NULL,
      note TEXT NOT NULL
    ) STRICT;
    CREATE INDEX own_recipe_by_place ON own_recipe_ingredient (recipe, position);
    CREATE INDEX own_recipe_by_item ON own_recipe_ingredient (item, recipe) WHERE item IS NOT NULL;
    CREATE INDEX own_recipe_by_word ON own_recipe_ingredient (name, recipe) WHERE item IS NULL;

    """
    + undoTriggers(for: [
      (
        "own_recipe",
        [
          "number", "name", "name_key", "reading", "category", "country", "season", "servings", "yield_grams", "note",
          "composition", "weight", "created", "updated",
        ]
      )
    ]) + "\n"
    + undoTriggers(
      for: [("own_recipe_ingredient", ["id", "recipe", "position", "name", "item", "grams", "amount", "note"])],
      events: ["delete", "update"])
    + ingredientInsertion + indexTriggers(table: "own_recipe", kind: "recipe", update: "UPDATE OF name, reading")

  /// Writes down a new row of the list: only the first of a run of rows behind all others, which the statement then takes
  /// back together. A hundred thousand recipes would else leave a million statements.
  private static let ingredientInsertion = """

    CREATE TRIGGER own_recipe_ingredient_run_undo AFTER INSERT ON own_recipe_ingredient
    WHEN EXISTS (SELECT 1 FROM undo_recording) AND NEW.id = (SELECT max(id) FROM own_recipe_ingredient)
      AND NOT EXISTS (
        SELECT 1 FROM undo_change, undo_recording USING (step) WHERE id = (SELECT max(id) FROM undo_change)
          AND sql LIKE 'DELETE FROM own_recipe_ingredient WHERE id >= %') BEGIN
      INSERT INTO undo_change (step, sql)
      SELECT step, 'DELETE FROM own_recipe_ingredient WHERE id >= ' || NEW.id FROM undo_recording;
    END;
    CREATE TRIGGER own_recipe_ingredient_insert_undo AFTER INSERT ON own_recipe_ingredient
    WHEN EXISTS (SELECT 1 FROM undo_recording) AND NEW.id <> (SELECT max(id) FROM own_recipe_ingredient) BEGIN
      INSERT INTO undo_change (step, sql)
      SELECT step, 'DELETE FROM own_recipe_ingredient WHERE id = ' || NEW.id FROM undo_recording;
    END;
    """
}

internal import PFCModel

extension BackupKind {
  static let recipes = BackupKind(
    name: "recipes", table: "own_recipe",
    fields: [
      .integer("number", Storable.numbers), .text("name"), .text("name_key", mayBeEmpty: true),
      .text("reading").optional,
      .text("category", mayBeEmpty: true), .text("country", mayBeEmpty: true), .text("season"),
      .real("servings", moreThanZero: true).optional, .real("yield_grams", moreThanZero: true).optional,
      .text("note").optional, .figures("composition"), .real("weight", moreThanZero: true).optional,
      .moment("created"), .moment("updated"), .mark("stale"),
    ],
    changed: "updated",
    beforeMerge: [moved, dropped] + renumbered + [ownLists, newLists],
    afterChange: [spentNumbers(table: "own_recipe", letter: "r", kind: .recipe)])

  static let recipeIngredients = BackupKind(
    name: "recipe_ingredients", table: "own_recipe_ingredient",
    fields: [
      .integer("id", Storable.rows), .integer("recipe", Storable.numbers),
      .integer("position", 0...Int64(Int32.max)), .text("name"), .text("item").optional,
      .real("grams", moreThanZero: true).optional, .text("amount", mayBeEmpty: true),
      .text("note", mayBeEmpty: true),
    ],
    afterChange: [oldLists])

  /// Two journals give the same numbers to different recipes. One is the same recipe when number and moment of entry are,
  /// and it was not renamed without a change: two clocks may have stood at one moment. One of the same name is taken for
  /// the journal's; any other whose number the journal has gets a new one.
  private static let moved = """
    CREATE TEMP TABLE moved_recipe AS SELECT new.number AS old, namesake.number IS NOT NULL AS is_dropped,
      coalesce(
        namesake.number,
        row_number() OVER (PARTITION BY namesake.number IS NULL ORDER BY new.number)
          + max(
            (SELECT coalesce(max(number), 0) FROM own_recipe), (SELECT max(number) FROM incoming_own_recipe),
            (SELECT coalesce(max(seq), 0) FROM sqlite_sequence WHERE name = 'own_recipe'))) AS number
    FROM incoming_own_recipe AS new
    LEFT JOIN own_recipe AS namesake ON namesake.number =
      (SELECT min(number) FROM own_recipe WHERE own_recipe.name_key = new.name_key)
    WHERE NOT EXISTS (
        SELECT 1 FROM own_recipe WHERE own_recipe.number = new.number AND own_recipe.created = new.created
          AND (own_recipe.name_key = new.name_key OR own_recipe.updated <> new.updated))
      AND (namesake.number IS NOT NULL OR EXISTS (SELECT 1 FROM own_recipe WHERE own_recipe.number = new.number))
    """

  private static let dropped = """
    DELETE FROM incoming_own_recipe_ingredient WHERE recipe IN (SELECT old FROM moved_recipe WHERE is_dropped);
    DELETE FROM incoming_own_recipe WHERE number IN (SELECT old FROM moved_recipe WHERE is_dropped)
    """

  private static let renumbered = [
    "UPDATE incoming_own_recipe SET number = moved_recipe.number FROM moved_recipe WHERE old = incoming_own_recipe.number",
    """
    UPDATE incoming_own_recipe_ingredient SET recipe = moved_recipe.number FROM moved_recipe
    WHERE old = incoming_own_recipe_ingredient.recipe
    """,
    """
    UPDATE incoming_own_recipe_ingredient SET item = 'r' || moved_recipe.number FROM moved_recipe
    WHERE 'r' || old = incoming_own_recipe_ingredient.item
    """,
    """
    UPDATE incoming_entry SET item = 'r' || moved_recipe.number FROM moved_recipe
    WHERE incoming_entry.kind = 'recipe' AND 'r' || old = incoming_entry.item
    """,
  ]

  /// A recipe that stays as it is in the journal keeps its list.
  private static let ownLists = """
    DELETE FROM incoming_own_recipe_ingredient WHERE recipe IN (
      SELECT new.number FROM incoming_own_recipe AS new JOIN own_recipe AS own USING (number)
      WHERE new.updated <= own.updated)
    """

  /// The lists that come in are new rows behind all others, for the journal uses their numbers for others.
  private static let newLists = """
    CREATE TEMP TABLE renumbered_ingredient AS
    SELECT id AS old, row_number() OVER (ORDER BY id) + (SELECT coalesce(max(id), 0) FROM own_recipe_ingredient) AS new
    FROM incoming_own_recipe_ingredient;
    CREATE UNIQUE INDEX temp.renumbered_ingredient_old ON renumbered_ingredient (old);
    UPDATE incoming_own_recipe_ingredient SET id = -new FROM renumbered_ingredient WHERE old = id;
    UPDATE incoming_own_recipe_ingredient SET id = -id
    """

  /// Of a recipe whose list came in the old one goes.
  private static let oldLists = """
    DELETE FROM own_recipe_ingredient WHERE recipe IN (SELECT recipe FROM incoming_own_recipe_ingredient)
      AND id NOT IN (SELECT id FROM incoming_own_recipe_ingredient)
    """
}

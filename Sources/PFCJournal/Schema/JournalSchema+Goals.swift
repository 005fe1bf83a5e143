extension JournalSchema {
  /// The migration that brings goals.
  static let goals =
    """
    CREATE TABLE goal (
      since INTEGER PRIMARY KEY,
      energy_kcal REAL NOT NULL,
      protein_g REAL NOT NULL,
      fat_g REAL NOT NULL,
      carbohydrate_g REAL NOT NULL,
      updated INTEGER NOT NULL
    ) STRICT;

    """
    + undoTriggers(for: [
      ("goal", ["since", "energy_kcal", "protein_g", "fat_g", "carbohydrate_g", "updated"])
    ])
}

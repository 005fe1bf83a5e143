extension JournalSchema {
  /// Workouts, weights, profiles, and goals that leave out grams or are for a day of the week.
  ///
  /// Workouts take their numbers from `day_counter`, as entries do. A day has one weight. A profile holds from its day on,
  /// so that changing it moves no past day. `goal` is made anew, for SQLite cannot take a `NOT NULL` away. The key of
  /// `weekday_goal` is made of its day and weekday.
  static let version6 =
    """
    CREATE TABLE workout (
      id TEXT PRIMARY KEY,
      number INTEGER NOT NULL,
      day INTEGER NOT NULL,
      instant INTEGER NOT NULL,
      zone TEXT NOT NULL,
      exercise TEXT NOT NULL,
      name TEXT NOT NULL,
      mets REAL NOT NULL,
      minutes REAL NOT NULL,
      weight_kg REAL NOT NULL,
      memo TEXT,
      created INTEGER NOT NULL,
      updated INTEGER NOT NULL,
      checksum INTEGER NOT NULL
    ) STRICT;
    CREATE UNIQUE INDEX workout_by_day ON workout (day, number);
    CREATE TABLE weight (
      day INTEGER PRIMARY KEY,
      instant INTEGER NOT NULL,
      weight_kg REAL NOT NULL,
      body_fat REAL,
      waist_cm REAL,
      updated INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE profile (
      since INTEGER PRIMARY KEY,
      sex TEXT,
      birth INTEGER,
      height_cm REAL,
      activity TEXT,
      updated INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE weekday_goal (
      id INTEGER PRIMARY KEY,
      since INTEGER NOT NULL,
      weekday INTEGER NOT NULL,
      energy_kcal REAL NOT NULL,
      protein_g REAL,
      fat_g REAL,
      carbohydrate_g REAL,
      updated INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX weekday_goal_by_weekday ON weekday_goal (weekday, since);
    CREATE TABLE wider_goal (
      since INTEGER PRIMARY KEY,
      energy_kcal REAL NOT NULL,
      protein_g REAL,
      fat_g REAL,
      carbohydrate_g REAL,
      updated INTEGER NOT NULL
    ) STRICT;
    INSERT INTO wider_goal SELECT since, energy_kcal, protein_g, fat_g, carbohydrate_g, updated FROM goal;
    DROP TABLE goal;
    ALTER TABLE wider_goal RENAME TO goal;

    """
    + tables6.map { undoTable(of: $0) + undoTriggers(of: $0) }.joined()
    + undoTriggers(of: ("goal", ["since", "energy_kcal", "protein_g", "fat_g", "carbohydrate_g", "updated"]))

  /// The tables that version 6 brings whose changes can be undone, each with its columns, the key first.
  static let tables6: [UndoableTable] = [
    (
      "workout",
      [
        "id", "number", "day", "instant", "zone", "exercise", "name", "mets", "minutes", "weight_kg", "memo", "created",
        "updated", "checksum",
      ]
    ), ("weight", ["day", "instant", "weight_kg", "body_fat", "waist_cm", "updated"]),
    ("profile", ["since", "sex", "birth", "height_cm", "activity", "updated"]),
    (
      "weekday_goal",
      ["id", "since", "weekday", "energy_kcal", "protein_g", "fat_g", "carbohydrate_g", "updated"]
    ),
  ]

  /// Every table whose changes can be undone.
  static let undoableTables = tables5 + tables6
}

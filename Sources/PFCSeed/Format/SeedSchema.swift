internal import PFCStorage

/// The tables of a seed file.
enum SeedSchema {
  /// The blocks of the search index.
  static let blocks = BlockTable("search_block")

  static let sql = """
    CREATE TABLE meta (
      key TEXT PRIMARY KEY,
      value TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE food_group (
      id INTEGER PRIMARY KEY,
      code TEXT NOT NULL,
      name TEXT NOT NULL,
      reading TEXT NOT NULL,
      english TEXT NOT NULL
    ) STRICT;
    CREATE TABLE exercise_category (
      id INTEGER PRIMARY KEY,
      code TEXT NOT NULL,
      name TEXT NOT NULL,
      reading TEXT NOT NULL,
      english TEXT NOT NULL
    ) STRICT;
    CREATE TABLE food (
      id INTEGER PRIMARY KEY,
      number TEXT NOT NULL UNIQUE,
      group_id INTEGER NOT NULL REFERENCES food_group,
      name TEXT NOT NULL,
      official_name TEXT NOT NULL,
      source TEXT NOT NULL,
      composition BLOB NOT NULL,
      hash INTEGER NOT NULL,
      names_hash INTEGER NOT NULL,
      portions_hash INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE dish_category (
      id INTEGER PRIMARY KEY,
      code TEXT NOT NULL,
      name TEXT NOT NULL,
      reading TEXT NOT NULL,
      english TEXT NOT NULL
    ) STRICT;
    CREATE TABLE dish (
      id INTEGER PRIMARY KEY,
      code TEXT NOT NULL UNIQUE,
      category_id INTEGER NOT NULL REFERENCES dish_category,
      name TEXT NOT NULL,
      country TEXT NOT NULL,
      season TEXT NOT NULL,
      servings REAL NOT NULL,
      yield_milligrams INTEGER NOT NULL,
      note TEXT NOT NULL,
      source TEXT NOT NULL,
      composition BLOB NOT NULL,
      hash INTEGER NOT NULL,
      names_hash INTEGER NOT NULL,
      portions_hash INTEGER NOT NULL,
      ingredients_hash INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE dish_ingredient (
      dish_id INTEGER NOT NULL REFERENCES dish,
      position INTEGER NOT NULL,
      food_id INTEGER NOT NULL REFERENCES food,
      milligrams INTEGER NOT NULL,
      amount TEXT NOT NULL,
      note TEXT NOT NULL,
      PRIMARY KEY (dish_id, position)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX dish_ingredient_by_food ON dish_ingredient (food_id, dish_id);
    CREATE TABLE exercise (
      id INTEGER PRIMARY KEY,
      code TEXT NOT NULL UNIQUE,
      category_id INTEGER NOT NULL REFERENCES exercise_category,
      name TEXT NOT NULL,
      english TEXT NOT NULL,
      source TEXT NOT NULL,
      mets INTEGER NOT NULL,
      hash INTEGER NOT NULL,
      names_hash INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE item_name (
      kind INTEGER NOT NULL,
      item_id INTEGER NOT NULL,
      position INTEGER NOT NULL,
      name TEXT NOT NULL,
      reading TEXT,
      name_kind INTEGER NOT NULL,
      is_primary INTEGER NOT NULL,
      PRIMARY KEY (kind, item_id, position)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE portion (
      kind INTEGER NOT NULL,
      item_id INTEGER NOT NULL,
      position INTEGER NOT NULL,
      unit TEXT NOT NULL,
      size TEXT NOT NULL,
      milligrams INTEGER NOT NULL,
      basis TEXT NOT NULL,
      note TEXT NOT NULL,
      source TEXT NOT NULL,
      is_usual INTEGER NOT NULL,
      PRIMARY KEY (kind, item_id, position)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE search_block (
      id INTEGER PRIMARY KEY,
      hash INTEGER NOT NULL,
      bytes BLOB NOT NULL
    ) STRICT;
    """
}

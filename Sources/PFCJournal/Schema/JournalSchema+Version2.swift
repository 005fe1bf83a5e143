extension JournalSchema {
  /// Own foods, and the index over what is the user's own.
  ///
  /// `own_changed` lists the items that changed since `own_block` was built: a search looks at those by themselves.
  /// Numbers are never given twice, for entries and sets go by them.
  static let version2 = """
    CREATE TABLE own_food (
      number INTEGER PRIMARY KEY AUTOINCREMENT,
      name TEXT NOT NULL,
      name_key TEXT NOT NULL,
      reading TEXT,
      composition BLOB NOT NULL,
      unit TEXT,
      per TEXT NOT NULL,
      note TEXT,
      created INTEGER NOT NULL,
      updated INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX own_food_by_key ON own_food (name_key);
    CREATE TABLE own_portion (
      id INTEGER PRIMARY KEY,
      food INTEGER NOT NULL,
      position INTEGER NOT NULL,
      unit TEXT NOT NULL,
      size TEXT NOT NULL,
      milligrams INTEGER NOT NULL,
      basis TEXT NOT NULL,
      note TEXT NOT NULL,
      is_usual INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX own_portion_by_food ON own_portion (food, position);
    CREATE TABLE own_changed (
      kind TEXT NOT NULL,
      number INTEGER NOT NULL,
      PRIMARY KEY (kind, number)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE own_block (
      id INTEGER PRIMARY KEY,
      hash INTEGER NOT NULL,
      bytes BLOB NOT NULL
    ) STRICT;
    CREATE TABLE own_index (
      key TEXT PRIMARY KEY,
      value TEXT NOT NULL
    ) STRICT;

    """

  /// The tables of version 2 whose changes can be undone. The index is made from them.
  static let tables2: [UndoableTable] = [
    (
      "own_food",
      ["number", "name", "name_key", "reading", "composition", "unit", "per", "note", "created", "updated"]
    ),
    ("own_portion", ["id", "food", "position", "unit", "size", "milligrams", "basis", "note", "is_usual"]),
  ]

  /// The tables whose rows are items of the own index, with the kind of item.
  private static let ownItems = [(table: "own_food", kind: "own")]

  /// Triggers that note which items the index does not know as they are. They see the changes of `undo` too.
  static var ownTriggers: String {
    ownItems.map { indexTriggers(table: $0.table, kind: $0.kind) }.joined()
  }

  /// The triggers of one table; `update` is the event for which a changed row is another item to the index.
  static func indexTriggers(table: String, kind: String, update: String = "UPDATE") -> String {
    [("insert", "INSERT", "NEW"), ("update", update, "NEW"), ("delete", "DELETE", "OLD")].map { name, event, row in
      """

      CREATE TRIGGER \(table)_\(name)_index AFTER \(event) ON \(table) BEGIN
        INSERT OR IGNORE INTO own_changed VALUES ('\(kind)', \(row).number);
      END;
      """
    }.joined()
  }
}

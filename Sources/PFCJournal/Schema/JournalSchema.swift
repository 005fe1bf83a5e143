/// The tables of the journal and how one version of them becomes the next. Migrations only go forward.
enum JournalSchema {
  /// `pfcj` in the header of the database.
  static let applicationID: Int64 = 0x7066_636A

  /// The statements that lead from each version to the next, the first from an empty file to version 1.
  static let migrations = [
    version1 + undoTriggers(for: tables1), version2 + undoTriggers(for: tables2) + ownTriggers, goals, recipes,
    version5, version6,
  ]

  /// The version that brings own recipes.
  static let versionOfRecipes: Int64 = 4

  /// The version that keeps undo as data.
  static let versionOfUndoData: Int64 = 5

  /// The version of the program, which the last migration leads to.
  static let version: Int64 = 6

  /// The tables that a journal has, each since a version: without one of them it is damaged.
  static let tables: [(since: Int64, name: String)] =
    ["entry", "day_counter", "meal_set", "config", "undo_step", "undo_change", "undo_recording"].map { (1, $0) }
    + ["own_food", "own_portion", "own_changed", "own_block", "own_index"].map { (2, $0) } + [(3, "goal")]
    + ["own_recipe", "own_recipe_ingredient"].map { (versionOfRecipes, $0) }
    + tables5.map { (versionOfUndoData, "undo_\($0.table)") } + tablesOfVersion6

  private static var tablesOfVersion6: [(since: Int64, name: String)] {
    var tables: [(since: Int64, name: String)] = []
    for table in tables6 {
      tables.append((since: 6, name: table.table))
      tables.append((since: 6, name: "undo_" + table.table))
    }
    return tables
  }

  private static let version1 = """
    CREATE TABLE entry (
      id TEXT PRIMARY KEY,
      number INTEGER NOT NULL,
      day INTEGER NOT NULL,
      slot INTEGER NOT NULL,
      instant INTEGER NOT NULL,
      zone TEXT NOT NULL,
      kind TEXT NOT NULL,
      item TEXT,
      name TEXT NOT NULL,
      amount_text TEXT NOT NULL,
      amount_value REAL,
      amount_unit TEXT,
      amount_size TEXT,
      grams REAL,
      composition BLOB NOT NULL,
      memo TEXT,
      created INTEGER NOT NULL,
      updated INTEGER NOT NULL
    ) STRICT;
    CREATE UNIQUE INDEX entry_by_day ON entry (day, number);
    CREATE INDEX entry_by_item ON entry (item, day);
    CREATE TABLE day_counter (
      day INTEGER PRIMARY KEY,
      last_number INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE meal_set (
      name TEXT PRIMARY KEY,
      line TEXT NOT NULL,
      created INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE config (
      key TEXT PRIMARY KEY,
      value TEXT NOT NULL
    ) STRICT;
    CREATE TABLE undo_step (
      id INTEGER PRIMARY KEY,
      what TEXT NOT NULL,
      at INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE undo_change (
      id INTEGER PRIMARY KEY,
      step INTEGER NOT NULL REFERENCES undo_step ON DELETE CASCADE,
      sql TEXT NOT NULL
    ) STRICT;
    CREATE INDEX undo_change_by_step ON undo_change (step);
    CREATE TABLE undo_recording (
      step INTEGER NOT NULL
    ) STRICT;
    """

  /// A table whose changes can be undone, with its columns, the key first.
  typealias UndoableTable = (table: String, columns: [String])

  private static let tables1: [UndoableTable] = [
    (
      "entry",
      [
        "id", "number", "day", "slot", "instant", "zone", "kind", "item", "name", "amount_text", "amount_value",
        "amount_unit", "amount_size", "grams", "composition", "memo", "created", "updated",
      ]
    ),
    ("meal_set", ["name", "line", "created"]), ("config", ["key", "value"]),
  ]

  /// The triggers of schemas before version 5, which write down, for each change while a step is recorded, the statement
  /// that takes it back.
  static func undoTriggers(
    for tables: [UndoableTable], events: Set<String> = ["insert", "delete", "update"]
  ) -> String {
    tables.map { table, columns in
      let key = columns[0]
      let values = columns.map { "quote(OLD.\($0))" }.joined(separator: " || ',' || ")
      let assignments = columns.map { "'\($0) = ' || quote(OLD.\($0))" }.joined(separator: " || ', ' || ")
      return [
        ("insert", "'DELETE FROM \(table) WHERE \(key) = ' || quote(NEW.\(key))"),
        ("delete", "'INSERT INTO \(table) VALUES (' || \(values) || ')'"),
        ("update", "'UPDATE \(table) SET ' || \(assignments) || ' WHERE \(key) = ' || quote(NEW.\(key))"),
      ].filter { events.contains($0.0) }.map { event, sql in
        """
        CREATE TRIGGER \(table)_\(event)_undo AFTER \(event.uppercased()) ON \(table)
        WHEN EXISTS (SELECT 1 FROM undo_recording) BEGIN
          INSERT INTO undo_change (step, sql) SELECT step, \(sql) FROM undo_recording;
        END;
        """
      }.joined(separator: "\n")
    }.joined(separator: "\n")
  }
}

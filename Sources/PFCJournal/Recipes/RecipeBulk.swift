internal import PFCModel
internal import PFCStorage

/// Inserts many recipes in one step. What SQLite does for each new row is done once for all of them: the triggers of
/// insertion and the indices of ingredients are laid aside, and made again by ``finish()`` before the transaction ends.
final class RecipeBulk {
  /// From so many new recipes on it pays.
  static let least = 256

  private let connection: Connection
  /// The statements that make again what was laid aside.
  private var definitions: [String] = []
  private let numbers: Numbers
  private let rows: Numbers

  /// Numbers that nothing has yet: new rows are a range, though others go meanwhile, so one statement takes them back.
  private final class Numbers {
    let first: Int64
    private(set) var next: Int64

    init(after last: Int64?) {
      first = max(last ?? 0, 0) &+ 1
      next = first
    }

    func take() -> Int64 {
      defer { next &+= 1 }
      return next
    }

    /// Whether a range has all that were taken.
    func fit(_ range: ClosedRange<Int64>) -> Bool { !isUsed || range.contains(first) && range.contains(last) }

    var isUsed: Bool { next > first }
    var last: Int64 { next &- 1 }
  }

  /// Begins to insert so many recipes. Belongs to the transaction.
  init(_ connection: Connection, count: Int) throws {
    self.connection = connection
    numbers = try Numbers(
      after: connection.integer(
        "SELECT max((SELECT coalesce(max(number), 0) FROM own_recipe), coalesce(max(seq), 0)) FROM sqlite_sequence "
          + "WHERE name = 'own_recipe'"))
    rows = try Numbers(
      after: connection.integer("SELECT max(id) FROM own_recipe_ingredient"))
    try layAside("trigger", Self.triggers)
    // An index over fewer old rows than new ones is sooner made anew than filled in any order.
    let old = try connection.integer("SELECT count(*) FROM own_recipe") ?? 0
    if old <= count { try layAside("index", Self.indices) }
  }

  /// The number of the first recipe; the others follow.
  var firstNumber: Int { Int(numbers.first) }

  /// The number of the next recipe.
  func nextNumber() -> Int { Int(numbers.take()) }

  /// The number of the next row of ingredients.
  func nextRow() -> Int64 { rows.take() }

  /// Writes down how the recipes are taken back and that the index does not know them, and puts everything in its place.
  func finish() throws {
    guard numbers.fit(Storable.numbers), rows.fit(Storable.rows) else {
      throw JournalReason(reason: .outOfRange("number"))
    }
    // In memory SQLite sorts the rows of an index one allocation each; on the way to a file, which they do not reach, in
    // one block.
    try? connection.execute("PRAGMA temp_store = FILE")
    try? connection.execute("PRAGMA threads = 2; PRAGMA cache_size = -8192")
    for definition in definitions { try connection.execute(definition) }
    try? connection.execute("PRAGMA threads = 0; PRAGMA cache_size = -65536")
    try? connection.execute("PRAGMA temp_store = MEMORY")
    guard numbers.isUsed || rows.isUsed else { return }
    for (table, numbers) in [("own_recipe", numbers), ("own_recipe_ingredient", rows)] {
      try connection.query(
        """
        INSERT INTO undo_change (step, source, event, key, last) SELECT step, ?, 'range', ?, ? FROM undo_recording
        """, [.text(table), .integer(numbers.first), .integer(numbers.last)])
    }
    try connection.query(
      "INSERT OR IGNORE INTO own_changed SELECT 'recipe', number FROM own_recipe WHERE number BETWEEN ? AND ?",
      [.integer(numbers.first), .integer(numbers.last)])
  }

  private func layAside(_ type: String, _ names: [String]) throws {
    for name in names {
      let sql = try connection.text(
        "SELECT sql FROM sqlite_schema WHERE type = ? AND name = ?", [.text(type), .text(name)])
      guard let sql else { continue }
      try connection.execute("DROP \(type) \(name)")
      definitions.append(sql)
    }
  }

  private static let triggers = [
    "own_recipe_insert_undo", "own_recipe_insert_index", "own_recipe_ingredient_run_undo",
    "own_recipe_ingredient_insert_undo",
  ]
  private static let indices = ["own_recipe_by_item", "own_recipe_by_word"]
}

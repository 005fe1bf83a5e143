package import PFCModel
internal import PFCStorage

/// A food that is saved by its name: the draft is made over the one that is there.
package struct OwnFoodSaving {
  package let name: String
  package let draft: (OwnFood?) -> OwnFoodDraft

  package init(name: String, draft: @escaping (OwnFood?) -> OwnFoodDraft) {
    self.name = name
    self.draft = draft
  }
}

extension JournalStore {
  /// The own foods, in the order in which they were entered. O(n).
  package func ownFoods() throws(JournalError) -> [OwnFood] {
    try run { try OwnFoodRow.read($0, "ORDER BY number") }
  }

  /// The own food with a number; nil when there is none. O(log n).
  package func ownFood(number: Int) throws(JournalError) -> OwnFood? {
    try run { try OwnFoodRow.read($0, "WHERE number = ?", [.integer(Int64(number))]).first }
  }

  /// The own food whose name is the same word, whatever its width, kana or composition; nil when there is none. O(log n).
  package func ownFood(named name: String, _ indexer: OwnIndexer) throws(JournalError) -> OwnFood? {
    try run { try Self.food(named: name, indexer, on: $0) }
  }

  /// Adds a food. Gives it, or the one that has its name already; then nothing is changed, as by a dry run. O(log n).
  package func add(
    _ draft: OwnFoodDraft, isDryRun: Bool = false, _ indexer: OwnIndexer, now: Instant
  ) throws -> (food: OwnFood, isNew: Bool) {
    try step("food add \(draft.name)", at: now, isDryRun: isDryRun, before: indexer.keepKeys) { connection in
      if let known = try Self.food(named: draft.name, indexer, on: connection) { return (known, false) }
      return (try Self.insert(draft, indexer, now: now, to: connection), true)
    }
  }

  /// Changes a food: the draft is made over what is there, in one transaction with its writing. A dry run changes nothing.
  /// Throws ``JournalError``, or what `edit` throws. O(log n + recipes that use it).
  package func update(
    number: Int, isDryRun: Bool = false, _ indexer: OwnIndexer, now: Instant,
    _ edit: (OwnFoodDraft) throws -> OwnFoodDraft
  ) throws -> OwnFoodChange {
    try step("food edit \(OwnFood.id(number))", at: now, isDryRun: isDryRun, before: indexer.keepKeys) { connection in
      guard let food = try OwnFoodRow.read(connection, "WHERE number = ?", [.integer(Int64(number))]).first else {
        return .gone
      }
      let draft = try edit(food.draft)
      if let other = try Self.food(named: draft.name, indexer, on: connection), other.number != number {
        return .nameTaken(other)
      }
      let changed = try Self.update(food, to: draft, indexer, now: now, on: connection)
      try RecipeSummer(connection, recipeFigures).refresh(usersOf: [food.id], now: now)
      return .changed(changed)
    }
  }

  /// Removes foods in one step. What was logged keeps its figures. Throws ``RecipeFault`` for one that a recipe uses; then
  /// none is removed, as by a dry run. O(foods × log n).
  package func remove(_ foods: [OwnFood], isDryRun: Bool = false, now: Instant) throws {
    let label = foods.map(\.id).joined(separator: " ")
    try step("food rm \(label)", at: now, isDryRun: isDryRun) { connection in
      for food in foods {
        try RecipeRow.checkUnused(food.id, name: food.draft.name, on: connection)
        try connection.query("DELETE FROM own_portion WHERE food = ?", [.integer(Int64(food.number))])
        try connection.query("DELETE FROM own_food WHERE number = ?", [.integer(Int64(food.number))])
      }
    }
  }

  /// Saves foods by their names in one step, all or none. O(foods × log n).
  package func save(
    _ savings: [OwnFoodSaving], what: String, isDryRun: Bool = false, _ indexer: OwnIndexer, now: Instant
  ) throws -> [OwnFoodOutcome] {
    try step(what, at: now, isDryRun: isDryRun, before: indexer.keepKeys) { connection in
      let outcomes = try savings.map { saving -> OwnFoodOutcome in
        let known = try Self.food(named: saving.name, indexer, on: connection)
        let draft = saving.draft(known)
        guard let known else { return .added(try Self.insert(draft, indexer, now: now, to: connection)) }
        if known.draft == draft { return .unchanged(known) }
        return .changed(try Self.update(known, to: draft, indexer, now: now, on: connection))
      }
      let changed = outcomes.compactMap { if case .changed(let food) = $0 { food.id } else { nil } }
      try RecipeSummer(connection, recipeFigures).refresh(usersOf: changed, now: now)
      return outcomes
    }
  }

  private static func food(named name: String, _ indexer: OwnIndexer, on connection: Connection) throws -> OwnFood? {
    try OwnFoodRow.read(connection, "WHERE name_key = ?", [.text(indexer.key(name))]).first
  }

  /// A number that an item was given. Throws when there is none left.
  static func given(_ number: Int64?) throws -> Int64 {
    guard let number, Storable.numbers.contains(number) else { throw JournalReason(reason: .outOfRange("number")) }
    return number
  }

  /// Throws for a text that is too long or no text, unless it was so before.
  private static func check(_ draft: OwnFoodDraft, over known: OwnFoodDraft?) throws {
    let texts: [(what: String, text: String?, old: String?, most: Int)] = [
      ("name", draft.name, known?.name, Storable.mostNameCharacters),
      ("reading", draft.reading, known?.reading, Storable.mostNameCharacters),
      ("note", draft.note, known?.note, Storable.mostNoteCharacters),
    ]
    for (what, text, old, most) in texts {
      guard let text, text != old else { continue }
      guard Storable.has(text, atMost: most), !text.utf8.contains(0) else {
        throw JournalReason(reason: .outOfRange(what))
      }
    }
  }

  private static func insert(
    _ draft: OwnFoodDraft, _ indexer: OwnIndexer, now: Instant, to connection: Connection
  ) throws -> OwnFood {
    try check(draft, over: nil)
    try connection.query(
      "INSERT INTO own_food (\(OwnFoodRow.columns)) VALUES (NULL, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
      OwnFoodRow.values(of: draft, key: indexer.key(draft.name), created: now, updated: now))
    let number = Int(try Self.given(try connection.integer("SELECT max(number) FROM own_food")))
    try OwnFoodRow.writePortions(draft.portions, of: number, to: connection)
    return OwnFood(number: number, draft: draft, created: now, updated: now)
  }

  private static func update(
    _ food: OwnFood, to draft: OwnFoodDraft, _ indexer: OwnIndexer, now: Instant, on connection: Connection
  ) throws -> OwnFood {
    try check(draft, over: food.draft)
    let number = Value.integer(Int64(food.number))
    try connection.query(
      "UPDATE own_food SET (\(OwnFoodRow.columns)) = (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) WHERE number = ?",
      [number] + OwnFoodRow.values(of: draft, key: indexer.key(draft.name), created: food.created, updated: now)
        + [number])
    if draft.portions != food.draft.portions {
      try OwnFoodRow.writePortions(draft.portions, of: food.number, to: connection)
    }
    return OwnFood(number: food.number, draft: draft, created: food.created, updated: now)
  }
}

package import PFCModel
internal import PFCStorage
internal import Synchronization

/// The user's own items, for reading alone: it makes no journal, migrates none and changes nothing. Any number of threads
/// may read one store at once, while others write the journal.
package final class OwnStore: Sendable {
  /// The path of the journal.
  package let path: String
  private let connection: Mutex<Connection>
  /// Whether the schema has recipes.
  let hasRecipes: Bool

  /// Opens the journal; nil when there is none, or an older one that has no own items yet. O(1).
  package static func existing(_ path: String) throws(JournalError) -> OwnStore? {
    guard try JournalFile.isThere(path, makesFolders: true) else { return nil }
    do {
      do {
        return try OwnStore(path, .reading(path: path))
      } catch let error as SQLiteError where error.kind == .cannotOpen || error.kind == .readOnly {
        // In a folder that may not be written there is no write-ahead log, and nobody to write one.
        return try OwnStore(path, .immutable(path: path))
      }
    } catch {
      throw JournalError(path, error)
    }
  }

  /// Gives nil for a schema without own items.
  private init?(_ path: String, _ connection: sending Connection) throws {
    let version = try JournalMigrator.version(of: connection)
    guard version >= 2 else { return nil }
    self.path = path
    hasRecipes = version >= JournalSchema.versionOfRecipes
    self.connection = Mutex(connection)
  }

  /// A number that changes whenever anyone changes the journal. O(1).
  package func version() throws(JournalError) -> Int64 {
    do {
      return try connection.withLock { try $0.integer("PRAGMA data_version") ?? 0 }
    } catch {
      throw JournalError(path, error)
    }
  }

  /// What the index was made by; nil when there is none. O(log n).
  package func stamp() throws(JournalError) -> String? {
    try read { try OwnIndexer.stored(OwnIndexer.stampKey, on: $0) }
  }

  /// How many blocks the index has. O(log n).
  package func blockCount() throws(JournalError) -> Int {
    // Blocks are numbered from 0 without a gap; a number beyond their count is damage, and no reason to make room for it.
    try read { connection in
      let (last, count) = (
        try connection.integer("SELECT max(id) FROM own_block") ?? -1,
        try connection.integer("SELECT count(*) FROM own_block") ?? 0
      )
      guard last == count - 1 else { throw JournalReason(reason: .damaged("own_block \(last)")) }
      return Int(count)
    }
  }

  /// Lends a block of the index, after checking its hash. O(log n + size of the block).
  package func withBlock(_ number: Int, _ body: (UnsafeRawBufferPointer) -> Void) throws(JournalError) {
    try read { connection in
      guard try OwnIndexer.blocks.withBlock(number, on: connection, body) else {
        throw JournalReason(reason: .damaged("\(OwnIndexer.blocks.name) \(number)"))
      }
    }
  }

  /// The kinds and numbers of the items that changed since the index was made. O(changes).
  package func changedItems() throws(JournalError) -> [(kind: ItemKind, number: Int)] {
    try read { connection in
      var items: [(kind: ItemKind, number: Int)] = []
      try connection.query("SELECT kind, number FROM own_changed ORDER BY kind, number") { row in
        guard let kind = ItemKind(name: row.text(0)) else { throw JournalReason(reason: .damaged("own_changed")) }
        items.append((kind, Int(row.integer(1))))
        return true
      }
      return items
    }
  }

  /// The names of all own items. O(n).
  package func names() throws(JournalError) -> [OwnItemName] {
    try read { [hasRecipes] in try OwnItemName.all($0, recipes: hasRecipes) }
  }

  /// The names of the own items that changed since the index was made and are still there. O(changes × log n).
  package func recentNames() throws(JournalError) -> [OwnItemName] {
    try read { [hasRecipes] in try OwnItemName.all($0, recipes: hasRecipes, changedOnly: true) }
  }

  /// The own food with a number; nil when there is none. O(log n).
  package func food(number: Int) throws(JournalError) -> OwnFood? {
    try read { try OwnFoodRow.read($0, "WHERE number = ?", [.integer(Int64(number))]).first }
  }

  /// The own item of a kind with a number; nil when there is none. O(log n).
  package func item(_ kind: ItemKind, number: Int) throws(JournalError) -> Item? {
    kind == .recipe ? try recipe(number: number).map(Item.recipe) : try food(number: number).map(Item.own)
  }

  /// Runs the body on one unchanging state of the journal, which takes its locks once.
  func read<Result>(_ body: (Connection) throws -> sending Result) throws(JournalError) -> sending Result {
    do {
      return try connection.withLock { connection in
        try connection.startSnapshot()
        defer { connection.endSnapshot() }
        return try body(connection)
      }
    } catch {
      throw JournalError(path, error)
    }
  }
}

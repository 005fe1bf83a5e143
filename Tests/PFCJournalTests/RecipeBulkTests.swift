import Foundation
import PFCModel
import PFCStorage
import Synchronization
import Testing

@testable import PFCJournal

/// Many recipes in one step.
@Suite struct RecipeBulkTests {
  private static let now = Instant(milliseconds: 1_796_009_696_000)

  @Test(
    "an import that adds many and changes others is taken back to the last row, and everything is in its place again")
  func undone() throws {
    let store = try JournalStore.scratch()
    let indexer = Self.indexer { _ in }
    store.ownIndexer = indexer
    store.recipeFigures = RecipeFigures(item: { _ in .notMeasured }, count: { _, _, _ in nil })
    _ = try Self.save(0..<20, grams: 1, to: store, indexer)
    let before = try Self.content(of: store)
    // The changed recipes have the last rows of ingredients, whose numbers are then free.
    let outcomes = try Self.save(10..<(20 + RecipeBulk.least), grams: 2, to: store, indexer)
    #expect(outcomes.map(\.recipe.number) == Array(11...(20 + RecipeBulk.least)))
    let after = try Self.content(of: store)
    #expect(after["sqlite_schema"] == before["sqlite_schema"])
    #expect(try store.recipes().map(\.draft.ingredients.count) == Array(repeating: 3, count: 20 + RecipeBulk.least))
    #expect(try store.run { try $0.integer("SELECT count(*) FROM undo_change WHERE event = 'range'") } == 2)
    #expect(try store.undo() == "import 2")
    #expect(try Self.content(of: store) == before)
    // The numbers are not given again, and the triggers write down single insertions as before.
    #expect(try Self.save(90..<91, grams: 1, to: store, indexer).map(\.recipe.number) == [21 + RecipeBulk.least])
    #expect(try store.undo() == "import 1")
    #expect(try Self.content(of: store) == before)
  }

  @Test("the index is made once, of the items that there are in the end; a dry run and a fault make none")
  func indexed() throws {
    let built = Mutex<[[String]]>([])
    let indexer = Self.indexer { items in built.withLock { $0.append(items.map(\.name)) } }
    let store = try JournalStore.scratch()
    store.ownIndexer = indexer
    store.recipeFigures = RecipeFigures(item: { $0 == "?" ? nil : .notMeasured }, count: { _, _, _ in nil })
    let count = RecipeBulk.least
    _ = try Self.save(0..<count, grams: 1, to: store, indexer, isDryRun: true)
    #expect(built.withLock(\.self) == [])
    _ = try Self.save(0..<count, grams: 1, to: store, indexer)
    #expect(built.withLock(\.self) == [(0..<count).map { "料理\($0)" }])
    var drafts = Self.drafts((count - 1)..<(2 * count), grams: 1)
    drafts[0].name = "料理\(count - 1) "
    _ = try store.saveRecipes(drafts, what: "x", isDryRun: false, indexer, now: Self.now)
    let expected = (0..<(count - 1)).map { "料理\($0)" } + ["料理\(count - 1) "] + (count..<(2 * count)).map { "料理\($0)" }
    #expect(built.withLock { $0.last } == expected)
    #expect(built.withLock(\.count) == 2)
    let before = try Self.content(of: store)
    drafts = Self.drafts((3 * count)..<(4 * count), grams: 1)
    drafts[count - 1].ingredients[0] = DishIngredient(name: "?", item: "?", grams: 1)
    #expect(throws: RecipeFault.unknownItem(recipe: drafts[count - 1].name, item: "?")) {
      try store.saveRecipes(drafts, what: "x", isDryRun: false, indexer, now: Self.now)
    }
    #expect(try Self.content(of: store) == before)
  }

  /// An indexer whose keys are names without blanks.
  private static func indexer(_ seen: @escaping @Sendable ([OwnItemName]) -> Void) -> OwnIndexer {
    OwnIndexer(
      stamp: "1", blockSize: 100, key: { $0.filter { $0 != " " } },
      build: { items in
        seen(items)
        return Array(items.map(\.name).joined(separator: ",").utf8)
      })
  }

  private static func drafts(_ numbers: Range<Int>, grams: Double) -> [RecipeDraft] {
    numbers.map { number in
      RecipeDraft(
        name: "料理\(number)",
        ingredients: (1...3).map { DishIngredient(name: "材料\($0)", item: "0000\($0)", grams: grams) })
    }
  }

  private static func save(
    _ numbers: Range<Int>, grams: Double, to store: JournalStore, _ indexer: OwnIndexer, isDryRun: Bool = false
  ) throws -> [RecipeOutcome] {
    try store.saveRecipes(
      drafts(numbers, grams: grams), what: "import \(Int(grams))", isDryRun: isDryRun, indexer, now: now)
  }

  /// The rows of every table that is the user's, and the schema, as text.
  private static func content(of store: JournalStore) throws -> [String: [String]] {
    var content: [String: [String]] = [:]
    let columns = [
      "own_recipe": "number, name, name_key, season, hex(composition), weight, created, updated",
      "own_recipe_ingredient": "id, recipe, position, name, item, grams",
      "sqlite_schema": "type, name, sql",
    ]
    try store.run { connection in
      for (table, columns) in columns {
        let sql = "SELECT json_array(\(columns)) FROM \(table) ORDER BY 1"
        try connection.query(sql) { row in
          content[table, default: []].append(row.text(0))
          return true
        }
      }
    }
    return content
  }
}

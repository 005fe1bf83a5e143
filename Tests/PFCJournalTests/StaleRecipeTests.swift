import PFCModel
import Testing

@testable import PFCJournal

/// A recipe that cannot be summed anew does not keep its old figures in silence.
@Suite struct StaleRecipeTests {
  @Test("an own food edited without the seed of a recipe leaves it and its users stale until they are summed again")
  func stale() throws {
    let store = try JournalStore.scratch()
    let now = Instant(milliseconds: 1_796_009_696_000)
    func open(_ isOpen: Bool) {
      store.recipeFigures = RecipeFigures(
        item: { _ in isOpen ? OwnFoodStoreTests.draft("x").composition : nil }, count: { _, _, _ in nil })
    }
    func edit() throws -> OwnFoodChange {
      try store.update(number: 1, OwnFoodStoreTests.indexer, now: now) { draft in
        var draft = draft
        draft.note = (draft.note ?? "") + "."
        return draft
      }
    }
    open(true)
    _ = try store.add(OwnFoodStoreTests.draft("餅"), OwnFoodStoreTests.indexer, now: now)
    let parts = ["u1", "more:01088"].map { DishIngredient(name: $0, item: $0, grams: 100) }
    _ = try store.addRecipes(
      [RecipeDraft(name: "雑煮", ingredients: parts)], what: "add", isDryRun: false, OwnFoodStoreTests.indexer, now: now)
    let nested = RecipeDraft(name: "膳", ingredients: [DishIngredient(name: "雑煮", item: "r1", grams: 100)])
    _ = try store.addRecipes([nested], what: "add", isDryRun: false, OwnFoodStoreTests.indexer, now: now)
    #expect(try store.staleRecipes([1, 2, 3]) == [])
    open(false)
    _ = try edit()
    #expect(try store.staleRecipes([1, 2, 3]) == [1, 2])
    #expect(try store.undo() == "food edit u1")
    #expect(try store.staleRecipes([1, 2, 3]) == [])
    _ = try edit()
    var bytes: [UInt8] = []
    _ = try store.backup(program: "x", created: "x") { bytes += $0 }
    let other = try JournalStore.scratch()
    let options = JournalStore.RestoreOptions(
      mode: .replace, isForced: false, isDryRun: false, stamp: "1", now: now)
    _ = try other.restore(path: "b.json", bytes: bytes, options) { _, _ in nil }
    #expect(try other.staleRecipes([1, 2, 3]) == [1, 2])
    open(true)
    _ = try edit()
    #expect(try store.staleRecipes([1, 2, 3]) == [])
  }
}

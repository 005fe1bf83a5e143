import Foundation
import PFCCatalog
import PFCDiary
import PFCModel
import Testing

/// Own recipes through the library.
@Suite struct OwnRecipeStoreTests {
  private let path = FileManager.default.temporaryDirectory.appending(path: "pfc-recipe-\(UUID().uuidString).sqlite")
    .path
  private let now = Instant(milliseconds: 1_796_009_696_000)

  @Test("drafts come back as they were saved, and the same file twice changes nothing and leaves no step")
  func upsert() throws {
    try withLog { log in
      var drafts = (1...300).map { draft("料理\($0)", [("12004", Double($0)), ("01088", 50)]) }
      drafts[0].reading = "リョウリ"
      drafts[0].note = "a'b"
      drafts[0].servings = 2.5
      drafts[0].ingredients.append(DishIngredient(name: "謎", item: nil, grams: nil, amount: "少々", note: "x"))
      let added = try log.upsertRecipes(drafts, what: "recipe import x", now: now)
      #expect(added.map(\.recipe.draft) == drafts)
      #expect(added.map(\.recipe.number) == Array(1...300))
      #expect(try FoodLog(path: path, zone: nil).recipes().map(\.draft) == drafts)
      #expect(try log.upsertRecipes(drafts, now: now).allSatisfy { if case .unchanged = $0 { true } else { false } })
      drafts[1].ingredients.reverse()
      drafts[2].category = "麺"
      let kept = try log.recipes()
      let preview = try log.upsertRecipes(drafts, isDryRun: true, now: now)
      #expect(try log.recipes() == kept)
      let saved = try log.upsertRecipes(drafts, what: "recipe import y", now: now)
      #expect(saved == preview)
      #expect(saved.compactMap { if case .updated(let recipe) = $0 { recipe.number } else { nil } } == [2, 3])
      #expect(try log.recipes().map(\.draft) == drafts)
      #expect(try log.undo() == "recipe import y")
      #expect(try log.recipes() == kept)
      #expect(try log.undo() == "recipe import x")
      #expect(try log.recipes().isEmpty)
      #expect(try log.undo() == nil)
    }
  }

  @Test("an ingredient that stands twice in a recipe counts once, however few are wanted")
  func usedTwice() throws {
    try withLog { log in
      let twice = (1...20).map { draft("親子もの\($0)", [("12004", 100), ("11221", 100), ("12004", 50)]) }
      _ = try log.upsertRecipes(twice + [draft("鶏だけ", [("11221", 50)])], now: now)
      let finder = DishFinder(catalog: try FoodCatalog(journal: path))
      for limit in [1, 5, 10, 20] {
        var query = DishQuery()
        (query.uses, query.limit) = (["12004"], limit)
        #expect(try finder.dishes(query).map(\.id) == (1...limit).map { "r\($0)" })
        query.uses = ["12004", "11221"]
        #expect(try finder.dishes(query).map(\.id) == (1...limit).map { "r\($0)" })
      }
      var query = DishQuery()
      (query.uses, query.without, query.limit) = (["11221"], ["12004"], 1)
      #expect(try finder.dishes(query).map(\.id) == ["r21"])
    }
  }

  @Test("one bad draft of many, and nothing is written")
  func allOrNone() throws {
    try withLog { log in
      let good = draft("良", [("12004", 10)])
      _ = try log.addRecipes([good], now: now)
      let before = try log.recipes()
      let bad: [(RecipeDraft, RecipeFault)] = [
        (draft("x", [("99999", 1)]), .unknownItem(recipe: "x", item: "99999")),
        (draft("x", [("r7", 1)]), .unknownItem(recipe: "x", item: "r7")),
        (draft("x", [("x12030", 1)]), .unknownItem(recipe: "x", item: "x12030")),
        (draft("x", []), .impossible("x")), (draft("", [("12004", 1)]), .impossible("")),
        (draft("x", [("12004", -1)]), .impossible("x")), (draft("x", [("12004", .nan)]), .impossible("x")),
        (draft("良", [("r1", 1)]), .cycle(["良", "良"])),
      ]
      for (draft, fault) in bad {
        #expect(throws: fault) { try log.upsertRecipes([self.draft("新", [("12004", 1)]), draft], now: now) }
        #expect(try log.recipes() == before)
      }
      #expect(throws: RecipeFault.nameTwice("Ｘ")) {
        try log.upsertRecipes([draft("x", [("12004", 1)]), draft("Ｘ", [("12004", 1)])], now: now)
      }
      #expect(throws: RecipeFault.nameTaken(before[0])) {
        try log.addRecipes([draft("新", [("12004", 1)]), good], now: now)
      }
      #expect(try log.recipes() == before)
    }
  }

  @Test("in one import what is used and what uses it change together, whatever their order")
  func together() throws {
    try withLog { log in
      _ = try log.upsertRecipes([draft("出汁", [("12004", 100)])], now: now)
      _ = try log.upsertRecipes([draft("椀", [("r1", 100)]), draft("膳", [("r2", 100)])], now: now)
      let drafts = [draft("膳", [("r2", 200)]), draft("椀", [("r1", 300)]), draft("出汁", [("01088", 100)])]
      _ = try log.upsertRecipes(drafts, now: now)
      let rice = try #require(try FoodCatalog().item(id: "01088")?.composition?[.energyKilocalories].value)
      let recipes = try log.recipes()
      #expect(recipes.map { $0.composition[.energyKilocalories].value } == [rice, rice, rice])
      #expect(recipes.map(\.weight) == [100, 300, 200])
    }
  }

  @Test("a chain of two hundred recipes is summed anew to its top, and refused as a circle")
  func deepChain() throws {
    try withLog { log in
      _ = try log.addRecipes([draft("層1", [("12004", 100)])], now: now)
      for level in 2...200 { _ = try log.addRecipes([draft("層\(level)", [("r\(level - 1)", 100)])], now: now) }
      let first = try #require(try log.recipe("層1"))
      _ = try log.editRecipe(first, now: now) { _ in draft("層1", [("01088", 100)]) }
      let figures = Set(try log.recipes().map { $0.composition[.energyKilocalories] })
      #expect(figures.count == 1)
      #expect(throws: RecipeFault.self) { try log.editRecipe(first, now: now) { _ in draft("層1", [("r200", 1)]) } }
      #expect(throws: RecipeFault.self) { try log.removeRecipe(first, now: now) }
      try log.removeRecipes(try log.recipes(), now: now)
      #expect(try log.undo()?.hasPrefix("recipe rm r1 r2") == true)
      #expect(try log.recipes().count == 200)
    }
  }

  @Test("a catalogue that is open sees recipes come, change and go")
  func catalog() throws {
    try withLog { log in
      let catalog = try FoodCatalog(journal: path)
      #expect(try catalog.search("謎の鍋", kinds: [.recipe]).isEmpty)
      let recipe = try log.addRecipes([draft("謎の鍋", [("12004", 100)])], now: now)[0]
      #expect(try catalog.search("謎の鍋").first?.item == .recipe(recipe))
      #expect(try catalog.item(id: "Ｒ１") == .recipe(recipe))
      let changed = try log.editRecipe(recipe, now: now) { _ in draft("謎の汁", [("12004", 50)]) }
      #expect(try catalog.search("謎の鍋", kinds: [.recipe]).filter { $0.grade <= .word }.isEmpty)
      #expect(try catalog.search("謎の汁").first?.item == .recipe(changed))
      #expect(try catalog.ingredients(of: changed.dish) == changed.draft.ingredients)
      #expect(try catalog.portions(of: .recipe(changed)).map(\.unit) == [.whole])
      try log.removeRecipe(changed, now: now)
      #expect(try catalog.search("謎の汁", kinds: [.recipe]).isEmpty)
    }
  }

  private func draft(_ name: String, _ parts: [(String, Double)]) -> RecipeDraft {
    RecipeDraft(name: name, ingredients: parts.map { DishIngredient(name: $0.0, item: $0.0, grams: $0.1) })
  }

  private func withLog(_ body: (FoodLog) throws -> Void) throws {
    defer { for end in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: path + end) } }
    try body(try FoodLog(path: path, zone: nil))
  }
}

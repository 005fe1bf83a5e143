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
    try withDiary { diary in
      var drafts = (1...300).map { draft("料理\($0)", [("12004", Double($0)), ("01088", 50)]) }
      drafts[0].reading = "リョウリ"
      drafts[0].note = "a'b"
      drafts[0].servings = 2.5
      drafts[0].ingredients.append(DishIngredient(name: "謎", item: nil, grams: nil, amount: "少々", note: "x"))
      let added = try diary.recipes.save(drafts, what: "recipe import x")
      #expect(added.map(\.recipe.draft) == drafts)
      #expect(added.map(\.recipe.number) == Array(1...300))
      #expect(try Diary(path: path, catalog: FoodCatalog(), clock: { now }).recipes.all().map(\.draft) == drafts)
      #expect(try diary.recipes.save(drafts).allSatisfy { if case .unchanged = $0 { true } else { false } })
      drafts[1].ingredients.reverse()
      drafts[2].category = "麺"
      let kept = try diary.recipes.all()
      let preview = try diary.recipes.save(drafts, isDryRun: true)
      #expect(try diary.recipes.all() == kept)
      let saved = try diary.recipes.save(drafts, what: "recipe import y")
      #expect(saved == preview)
      #expect(saved.compactMap { if case .updated(let recipe) = $0 { recipe.number } else { nil } } == [2, 3])
      #expect(try diary.recipes.all().map(\.draft) == drafts)
      #expect(try diary.undo()?.label == "recipe import y")
      #expect(try diary.recipes.all() == kept)
      #expect(try diary.undo()?.label == "recipe import x")
      #expect(try diary.recipes.all().isEmpty)
      #expect(try diary.undo() == nil)
    }
  }

  @Test("an ingredient that stands twice in a recipe counts once, however few are wanted")
  func usedTwice() throws {
    try withDiary { diary in
      let twice = (1...20).map { draft("親子もの\($0)", [("12004", 100), ("11221", 100), ("12004", 50)]) }
      _ = try diary.recipes.save(twice + [draft("鶏だけ", [("11221", 50)])])
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
    try withDiary { diary in
      let good = draft("良", [("12004", 10)])
      _ = try diary.recipes.add([good])
      let before = try diary.recipes.all()
      let bad: [(RecipeDraft, RecipeFault)] = [
        (draft("x", [("99999", 1)]), .unknownItem(recipe: "x", item: "99999")),
        (draft("x", [("r7", 1)]), .unknownItem(recipe: "x", item: "r7")),
        (draft("x", [("x12030", 1)]), .unknownItem(recipe: "x", item: "x12030")),
        (draft("x", []), .impossible("x")), (draft("", [("12004", 1)]), .impossible("")),
        (draft("x", [("12004", -1)]), .impossible("x")), (draft("x", [("12004", .nan)]), .impossible("x")),
        (draft("良", [("r1", 1)]), .cycle(["良", "良"])),
      ]
      for (draft, fault) in bad {
        #expect(throws: fault) { try diary.recipes.save([self.draft("新", [("12004", 1)]), draft]) }
        #expect(try diary.recipes.all() == before)
      }
      #expect(throws: RecipeFault.nameTwice("Ｘ")) {
        try diary.recipes.save([draft("x", [("12004", 1)]), draft("Ｘ", [("12004", 1)])])
      }
      #expect(throws: RecipeFault.nameTaken(before[0])) {
        try diary.recipes.add([draft("新", [("12004", 1)]), good])
      }
      #expect(try diary.recipes.all() == before)
    }
  }

  @Test("in one import what is used and what uses it change together, whatever their order")
  func together() throws {
    try withDiary { diary in
      _ = try diary.recipes.save([draft("出汁", [("12004", 100)])])
      _ = try diary.recipes.save([draft("椀", [("r1", 100)]), draft("膳", [("r2", 100)])])
      let drafts = [draft("膳", [("r2", 200)]), draft("椀", [("r1", 300)]), draft("出汁", [("01088", 100)])]
      _ = try diary.recipes.save(drafts)
      let rice = try #require(try FoodCatalog().item(id: "01088")?.composition?[.energyKilocalories].value)
      let recipes = try diary.recipes.all()
      #expect(recipes.map { $0.composition[.energyKilocalories].value } == [rice, rice, rice])
      #expect(recipes.map(\.weight) == [100, 300, 200])
    }
  }

  @Test("a chain of two hundred recipes is summed anew to its top, and refused as a circle")
  func deepChain() throws {
    try withDiary { diary in
      _ = try diary.recipes.add([draft("層1", [("12004", 100)])])
      for level in 2...200 { _ = try diary.recipes.add([draft("層\(level)", [("r\(level - 1)", 100)])]) }
      let first = try diary.recipes.recipe("層1")
      _ = try diary.recipes.edit(first) { _ in draft("層1", [("01088", 100)]) }
      let figures = Set(try diary.recipes.all().map { $0.composition[.energyKilocalories] })
      #expect(figures.count == 1)
      #expect(throws: RecipeFault.self) { try diary.recipes.edit(first) { _ in draft("層1", [("r200", 1)]) } }
      #expect(throws: RecipeFault.self) { try diary.recipes.remove([first]) }
      try diary.recipes.remove(try diary.recipes.all())
      #expect(try diary.undo()?.label.hasPrefix("recipe rm r1 r2") == true)
      #expect(try diary.recipes.all().count == 200)
    }
  }

  @Test("a catalogue that is open sees recipes come, change and go")
  func catalog() throws {
    try withDiary { diary in
      let catalog = try FoodCatalog(journal: path)
      #expect(try catalog.search("謎の鍋", kinds: [.recipe]).isEmpty)
      let recipe = try diary.recipes.add([draft("謎の鍋", [("12004", 100)])])[0]
      #expect(try catalog.search("謎の鍋").first?.item == .recipe(recipe))
      #expect(try catalog.item(id: "Ｒ１") == .recipe(recipe))
      let changed = try diary.recipes.edit(recipe) { _ in draft("謎の汁", [("12004", 50)]) }
      #expect(try catalog.search("謎の鍋", kinds: [.recipe]).filter { $0.grade <= .word }.isEmpty)
      #expect(try catalog.search("謎の汁").first?.item == .recipe(changed))
      #expect(try catalog.ingredients(of: changed.dish) == changed.draft.ingredients)
      #expect(try catalog.portions(of: .recipe(changed)).map(\.unit) == [.whole])
      try diary.recipes.remove([changed])
      #expect(try catalog.search("謎の汁", kinds: [.recipe]).isEmpty)
    }
  }

  private func draft(_ name: String, _ parts: [(String, Double)]) -> RecipeDraft {
    RecipeDraft(name: name, ingredients: parts.map { DishIngredient(name: $0.0, item: $0.0, grams: $0.1) })
  }

  private func withDiary(_ body: (Diary) throws -> Void) throws {
    defer { for end in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: path + end) } }
    try body(try Diary(path: path, catalog: FoodCatalog(), clock: { now }))
  }
}

import Foundation
import PFCModel
import PFCStorage
import Testing

@testable import PFCJournal

@Suite struct OwnFoodStoreTests {
  @Test("a food comes back as it was entered, and names are taken once")
  func roundTrip() throws {
    try withStore { store, path in
      let draft = Self.draft(
        "餅", portions: [Self.portion(MeasureUnit("個"), 50_000), Self.portion(MeasureUnit("枚"), 12_345)], note: "it's")
      let added = try store.add(draft, Self.indexer, now: Self.now)
      #expect(added.isNew)
      #expect(added.food.id == "u1")
      #expect(try JournalStore.existing(path)?.ownFoods() == [added.food])
      #expect(added.food.draft == draft)
      let again = try store.add(Self.draft("餅"), Self.indexer, now: Self.now)
      #expect(!again.isNew)
      #expect(again.food == added.food)
      #expect(try store.undo() == "food add 餅")
      #expect(try store.undo() == nil)
    }
  }

  @Test("numbers are never given twice, not even after removal, undo and reopening")
  func numbers() throws {
    try withStore { store, path in
      let first = try store.add(Self.draft("a"), Self.indexer, now: Self.now).food
      try store.remove([first], now: Self.now)
      #expect(try store.add(Self.draft("b"), Self.indexer, now: Self.now).food.number == 2)
      #expect(try store.undo() == "food add b")
      let other = try #require(try JournalStore.existing(path))
      #expect(try other.add(Self.draft("c"), Self.indexer, now: Self.now).food.number == 3)
    }
  }

  @Test("undo takes back adds, edits, removals and imports, with measures, to the beginning")
  func undo() throws {
    try withStore { store, _ in
      var states = [try store.ownFoods()]
      let food = try store.add(
        Self.draft("a", portions: [Self.portion(MeasureUnit("個"), 1)]), Self.indexer, now: Self.now
      ).food
      states.append(try store.ownFoods())
      let changed = Self.draft("b", portions: [Self.portion(MeasureUnit("枚"), 2), Self.portion(MeasureUnit("個"), 3)])
      _ = try store.update(number: food.number, Self.indexer, now: Self.now) { _ in changed }
      states.append(try store.ownFoods())
      let savings = ["b", "c"].map { name in OwnFoodSaving(name: name) { _ in Self.draft(name) } }
      let outcomes = try store.save(savings, what: "import", Self.indexer, now: Self.now)
      #expect(outcomes.map(\.food.draft.name) == ["b", "c"])
      states.append(try store.ownFoods())
      try store.remove(try store.ownFoods(), now: Self.now)
      #expect(try store.ownFoods().isEmpty)
      for expected in states.reversed() {
        #expect(try store.undo() != nil)
        #expect(try store.ownFoods() == expected)
      }
      #expect(try store.undo() == nil)
    }
  }

  @Test("an edit to a name that another food has changes nothing and gives that food")
  func collision() throws {
    try withStore { store, _ in
      let first = try store.add(Self.draft("a"), Self.indexer, now: Self.now).food
      let second = try store.add(Self.draft("b"), Self.indexer, now: Self.now).food
      func rename(_ name: String) throws -> OwnFoodChange {
        try store.update(number: second.number, Self.indexer, now: Self.now) { _ in Self.draft(name) }
      }
      #expect(try rename("A") == .nameTaken(first))
      #expect(try store.ownFoods() == [first, second])
      #expect(try rename("B") == .changed(try store.ownFoods()[1]))
    }
  }

  @Test("saving what is there already is no change and no step")
  func unchanged() throws {
    try withStore { store, _ in
      let savings = [OwnFoodSaving(name: "a") { _ in Self.draft("a") }]
      _ = try store.save(savings, what: "import", Self.indexer, now: Self.now)
      let foods = try store.ownFoods()
      #expect(try store.save(savings, what: "import", Self.indexer, now: Self.now) == [.unchanged(foods[0])])
      #expect(try store.undo() == "import")
      #expect(try store.undo() == nil)
    }
  }

  @Test("the index is made when more than a few items changed, and again when the rules are others")
  func index() throws {
    try withStore { store, path in
      store.ownIndexer = Self.indexer
      func save(_ names: [String], kcal: Int) throws {
        let savings = names.map { name in OwnFoodSaving(name: name) { _ in Self.draft(name, kcal: kcal) } }
        _ = try store.save(savings, what: "import", Self.indexer, now: Self.now)
      }
      let names = (1...33).map { "n\($0)" }
      try save(Array(names.prefix(32)), kcal: 1)
      let reader = try #require(try OwnStore.existing(path))
      #expect(try reader.stamp() == nil)
      #expect(try reader.changedItems().count == 32)
      try save([names[32]], kcal: 1)
      #expect(try reader.stamp() == "test")
      #expect(try reader.changedItems().isEmpty)
      #expect(try reader.blockCount() == 33)
      var seen: [UInt8] = []
      try reader.withBlock(32) { seen = Array($0) }
      #expect(seen == [33])
      try save([names[3]], kcal: 2)
      #expect(try reader.changedItems().map(\.number) == [4])
      #expect(try reader.recentNames().map(\.name) == ["n4"])
      #expect(try store.undo() == "import")
      #expect(try reader.changedItems().map(\.number) == [4])
      try store.remove([try #require(try reader.food(number: 9))], now: Self.now)
      #expect(try reader.changedItems().map(\.number) == [4, 9])
      #expect(try reader.recentNames().map(\.number) == [4])
      store.ownIndexer = OwnIndexer(stamp: "new", blockSize: 1, key: Self.indexer.key, build: Self.indexer.build)
      try store.settings.set("timezone", to: "Asia/Tokyo", now: Self.now)
      #expect(try reader.stamp() == "new")
      #expect(try reader.blockCount() == 32)
    }
  }

  @Test("a changed block is not handed over")
  func damage() throws {
    try withStore { store, path in
      store.ownIndexer = Self.indexer
      let savings = (1...201).map { number in OwnFoodSaving(name: "n\(number)") { _ in Self.draft("n\(number)") } }
      _ = try store.save(savings, what: "import", Self.indexer, now: Self.now)
      try Connection.writable(path: path).execute("UPDATE own_block SET bytes = x'FF' WHERE id = 7")
      let reader = try #require(try OwnStore.existing(path))
      #expect(throws: JournalError(path: path, reason: .damaged("own_block 7"))) { try reader.withBlock(7) { _ in } }
      try reader.withBlock(8) { #expect($0.count == 1) }
    }
  }

  /// An index of one byte an item, so that its making can be seen.
  static let indexer = OwnIndexer(
    stamp: "test", blockSize: 1, key: { $0.lowercased() },
    build: { foods in foods.map { UInt8(truncatingIfNeeded: $0.number) } })

  static func draft(
    _ name: String, kcal: Int = 100, portions: [Portion] = [], note: String? = nil
  ) -> OwnFoodDraft {
    let known = [Nutrient.energyKilocalories: Figure(digits: kcal, decimals: 0) ?? .notMeasured]
    return OwnFoodDraft(
      name: name, reading: nil, composition: Composition(known: known), unit: nil, per: "100g", portions: portions,
      note: note)
  }

  private static func portion(_ unit: MeasureUnit, _ milligrams: Int) -> Portion {
    Portion(
      unit: unit, size: "", milligrams: milligrams, basis: .edible, note: "", source: "own", isUsual: milligrams == 1)
  }

  private static let now = Instant(milliseconds: 1_796_009_696_000)

  private func withStore(_ body: (JournalStore, String) throws -> Void) throws {
    try withFolder { folder in
      let path = folder + "/j.sqlite"
      try body(try JournalStore.creating(path), path)
    }
  }
}

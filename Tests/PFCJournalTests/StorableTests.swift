import Foundation
import PFCModel
import PFCStorage
import PFCTestSupport
import Testing

@testable import PFCJournal

/// What the journal takes its backup gives back, at every edge of what it takes.
@Suite struct StorableTests {
  /// Each edge and what is just beyond it.
  private static let moments = [Storable.moments.lowerBound, -1, 0, Storable.moments.upperBound]
  private static let days = [Storable.days.lowerBound, -1, 0, Storable.days.upperBound]
  private static let grams: [Double] = [0, 0.1 + 0.2, .leastNonzeroMagnitude, Storable.figures.upperBound]
  private static let names = ["a", "・", "u1", "が", "\u{3000}", "か\u{3099}", "👨‍👩‍👧", "\"\\\n\t"]

  @Test("a journal of random entries at the edges is restored as it was, or the entry was refused", arguments: 0..<40)
  func roundTrip(seed: Int) throws {
    var random = SplitMix(seed: UInt64(seed))
    let store = try JournalStore.scratch()
    var taken = 0
    for number in 0..<30 {
      let now = Instant(milliseconds: Self.moments.randomElement(using: &random) ?? 0)
      let draft = Self.draft(using: &random)
      do {
        _ = try store.add([draft], what: "log", now: now) { Self.identifier(number) }
        taken += 1
      } catch {
        guard case .outOfRange = error.reason else { throw error }
      }
    }
    #expect(taken > 3)
    try store.goals.set(Self.goal(day: Self.days.randomElement(using: &random) ?? 0), now: Instant(milliseconds: -1))
    try store.sets.save(MealSet(name: "・", line: "卵"), now: Instant(milliseconds: Storable.moments.upperBound))
    try Self.expectSame(store)
  }

  @Test("own foods and recipes at the edges come back, with names that fold to nothing and items of a seed named r2026")
  func items() throws {
    let store = try JournalStore.scratch()
    store.recipeFigures = RecipeFigures(
      item: { $0.contains(":") ? .notMeasured : nil }, count: { _, _, _ in nil })
    let early = Instant(milliseconds: Storable.moments.lowerBound)
    let food = try store.add(OwnFoodStoreTests.draft("餅"), OwnFoodStoreTests.indexer, now: early).food
    for (index, grams) in [Storable.positive.lowerBound, Storable.positive.upperBound].enumerated() {
      let ingredients = ["u2026:01088", "r2026:01088", food.id].map {
        DishIngredient(name: $0, item: $0, grams: grams / 3)
      }
      let small = ingredients.map { DishIngredient(name: $0.name, item: $0.item, grams: max($0.grams ?? 1, 1e-9)) }
      let draft = RecipeDraft(
        name: "鍋\(index)", servings: grams, yieldGrams: index == 0 ? nil : grams, ingredients: small)
      _ = try store.addRecipes([draft], what: "add", isDryRun: false, OwnFoodStoreTests.indexer, now: early)
    }
    try store.run { try $0.execute("UPDATE own_food SET name_key = ''") }
    try Self.expectSame(store)
    let huge = RecipeDraft(
      name: "山",
      ingredients: (0..<2).map { DishIngredient(name: "米\($0)", item: nil, grams: Storable.positive.upperBound) })
    #expect(throws: RecipeFault.impossible("山")) {
      try store.addRecipes([huge], what: "add", isDryRun: false, OwnFoodStoreTests.indexer, now: early)
    }
  }

  @Test("numbers end where backups do: beyond the last there is an error, and nothing is written")
  func numbers() throws {
    let store = try JournalStore.scratch()
    var random = SplitMix(seed: 1)
    var draft = Self.draft(using: &random)
    (draft.day, draft.at, draft.name) = (CivilDate(daysSince1970: 0), Instant(milliseconds: 0), "a")
    draft.grams = 1
    let last = Storable.numbers.upperBound
    try store.run { connection in
      try connection.execute("INSERT INTO day_counter VALUES (0, \(last - 1))")
      try connection.execute("INSERT INTO sqlite_sequence VALUES ('own_food', \(last)), ('own_recipe', \(last))")
    }
    let now = Instant(milliseconds: 0)
    #expect(try store.nextNumber(on: draft.day) == Int(last))
    #expect(try store.add([draft], what: "log", now: now) { Self.identifier(1) }.entries.map(\.number) == [Int(last)])
    func expectFull(_ body: () throws -> Void) {
      #expect(throws: JournalError(path: "", reason: .outOfRange("number")), performing: body)
    }
    expectFull { _ = try store.add([draft], what: "log", now: now) { Self.identifier(2) } }
    expectFull { _ = try store.add(OwnFoodStoreTests.draft("餅"), OwnFoodStoreTests.indexer, now: now) }
    let recipe = RecipeDraft(name: "鍋", ingredients: [DishIngredient(name: "水", item: nil, grams: 1)])
    for count in [1, RecipeBulk.least] {
      let drafts = (0..<count).map { number in
        var draft = recipe
        draft.name += "\(number)"
        return draft
      }
      expectFull {
        _ = try store.saveRecipes(drafts, what: "add", isDryRun: false, OwnFoodStoreTests.indexer, now: now)
      }
    }
    try Self.expectSame(store)
  }

  /// Statements that damage a journal in its numbers, and what is then read.
  private static let damages = [
    "UPDATE goal SET since = 9223372036854775807", "UPDATE goal SET energy_kcal = 1e300", "UPDATE goal SET fat_g = -1",
    "UPDATE own_food SET number = 9223372036854775807", "UPDATE own_portion SET milligrams = -9223372036854775808",
    "UPDATE own_recipe SET servings = 1e-308", "UPDATE own_recipe SET weight = 1e300",
    "UPDATE own_recipe SET number = 99999999999", "UPDATE own_recipe_ingredient SET grams = 1e308",
    "UPDATE entry SET day = 9223372036854775807", "UPDATE entry SET number = -1", "UPDATE entry SET grams = 1e308",
    "UPDATE entry SET instant = -9223372036854775808", "UPDATE entry SET amount_value = 1e-308",
    "UPDATE own_block SET id = 80000000000", "UPDATE own_changed SET number = 9223372036854775807",
    "UPDATE day_counter SET last_number = 9223372036854775807",
  ]

  @Test("a number of a journal that is out of its range is damage, not a trap", arguments: damages.indices)
  func damaged(index: Int) throws {
    try withFolder { folder in
      let path = folder + "/j.sqlite"
      let store = try JournalStore.creating(path)
      let now = Instant(milliseconds: 0)
      var random = SplitMix(seed: 1)
      var draft = Self.draft(using: &random)
      (draft.day, draft.at, draft.name, draft.grams) = (CivilDate(daysSince1970: 0), now, "a", 1)
      draft.amount = Amount(value: 1, unit: MeasureUnit("個"))
      _ = try store.add([draft], what: "log", now: now) { Self.identifier(1) }
      try store.goals.set(Self.goal(day: 0), now: now)
      let portion = Portion(
        unit: MeasureUnit("個"), size: "", milligrams: 1, basis: .edible, note: "", source: "own", isUsual: true)
      _ = try store.add(OwnFoodStoreTests.draft("餅", portions: [portion]), OwnFoodStoreTests.indexer, now: now)
      let recipe = RecipeDraft(
        name: "鍋", servings: 1, ingredients: [DishIngredient(name: "水", item: nil, grams: 1)])
      _ = try store.addRecipes([recipe], what: "add", isDryRun: false, OwnFoodStoreTests.indexer, now: now)
      try store.run { connection in
        try connection.execute(
          "INSERT INTO own_block VALUES (0, 0, x'00'); INSERT OR IGNORE INTO own_changed VALUES ('own', 1)")
        try connection.execute(Self.damages[index])
        let columns = LogEntry.columns
        try connection.execute("UPDATE entry SET checksum = pfc_hash(\(columns))")
      }
      var faults = 0
      func tried(_ body: () throws -> Void) { do { try body() } catch { faults += 1 } }
      let reader = try #require(try OwnStore.existing(path))
      for day in [0, Int.max] { tried { _ = try store.entries(on: CivilDate(daysSince1970: day)) } }
      tried { _ = try store.goals.all() }
      tried { _ = try store.ownFoods() }
      tried { _ = try store.recipes() }
      tried { _ = try store.nextNumber(on: draft.day) }
      tried { _ = try store.add([draft], what: "log", now: now) { Self.identifier(9) } }
      tried { _ = try reader.blockCount() }
      tried { _ = try reader.changedItems() }
      tried { _ = try reader.names() }
      tried { _ = try store.backup(program: "x", created: "x") { _ in } }
      #expect(faults > 0 || Self.damages[index].contains("own_changed"))
    }
  }

  /// Backs a journal up, restores it into an empty one, and compares both backups.
  private static func expectSame(_ store: JournalStore) throws {
    func backup(_ store: JournalStore) throws -> [UInt8] {
      var bytes: [UInt8] = []
      _ = try store.backup(program: "x", created: "x") { bytes += $0 }
      return bytes
    }
    let bytes = try backup(store)
    let other = try JournalStore.scratch()
    let options = JournalStore.RestoreOptions(
      mode: .replace, isForced: false, isDryRun: false, stamp: "1", now: Instant(milliseconds: 0))
    _ = try other.restore(path: "b.json", bytes: bytes, options) { _, _ in nil }
    let again = try backup(other)
    #expect(again == bytes)
    var merged = options
    merged = .init(mode: .merge, isForced: false, isDryRun: false, stamp: "1", now: merged.now)
    #expect(try other.restore(path: "b.json", bytes: bytes, merged) { _, _ in nil }.isChange == false)
  }

  private static func draft(using random: inout SplitMix) -> LogDraft {
    let day = days.randomElement(using: &random) ?? 0
    let shift = Int64.random(in: -1...1, using: &random)
    let moment = Bool.random(using: &random) ? (day + shift) * 86_400_000 : moments.randomElement(using: &random) ?? 0
    let kind: LogDraft.Kind = Bool.random(using: &random) ? .quick : .food
    let amount =
      Bool.random(using: &random)
      ? nil : Amount(value: [1e-9, 1, 1e9, 1e300].randomElement(using: &random) ?? 1, unit: MeasureUnit("個"))
    return LogDraft(
      kind: kind, item: kind == .quick ? nil : ["01088", "u2026:01088", "r2026:01088"].randomElement(using: &random),
      name: names.randomElement(using: &random) ?? "", amountText: "", amount: amount,
      grams: grams.randomElement(using: &random), composition: .notMeasured, slot: .lunch,
      at: Instant(milliseconds: moment), zone: "Asia/Tokyo", day: CivilDate(daysSince1970: Int(day)),
      memo: names.randomElement(using: &random))
  }

  private static func goal(day: Int64) -> Goal {
    Goal(since: CivilDate(daysSince1970: Int(day)), energy: 2000, percent: (20, 25, 55))
  }

  private static func identifier(_ number: Int) -> String {
    "00000000-0000-7000-8000-" + String(repeating: "0", count: 12 - String(number).count) + String(number)
  }
}

import Foundation
import PFCModel
import PFCStorage
import Testing

@testable import PFCJournal

/// Journals of every released schema, as SQL: each opens, becomes the newest, and keeps what it holds.
@Suite struct MigrationTests {
  private static let journals = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Journals")

  /// What can be undone in each journal besides the steps that all have, the last first.
  private static let ownSteps = [
    1: [], 2: ["food add 餅"], 3: ["goal 2026-11-30", "food add 餅"],
    4: ["recipe add 雑煮", "goal 2026-11-30", "food add 餅"], 5: ["recipe add 雑煮", "goal 2026-11-30", "food add 餅"],
  ]

  @Test(
    "a journal of an old schema keeps entries, sets, settings and steps, and takes own foods and recipes",
    arguments: [1, 2, 3, 4, 5])
  func migrates(version: Int) throws {
    try withFolder { folder in
      let path = try Self.copy(version, to: folder)
      let store = try #require(try JournalStore.existing(path))
      #expect(try store.entries(on: Self.day).map(\.draft.name) == ["鶏卵（全卵・生）", "社食ランチ"])
      #expect(try store.entries(on: Self.day).map(\.draft.grams) == [100, nil])
      #expect(try store.entries(on: Self.day)[1].draft.value(.energyKilocalories) == 750)
      #expect(try store.sets.all() == [MealSet(name: "定番", line: "卵 1個 納豆")])
      #expect(try store.settings.value(of: .dayStart) == "04:00")
      #expect(try store.ownFoods().map(\.draft.name) == (version < 2 ? [] : ["餅"]))
      #expect(try store.recipes().map(\.draft.name) == (version < 4 ? [] : ["雑煮"]))
      let food = try store.add(OwnFoodStoreTests.draft("米"), OwnFoodStoreTests.indexer, now: Self.now).food
      let recipe = RecipeDraft(name: "粥", ingredients: [DishIngredient(name: "米", item: food.id, grams: 50)])
      let made = try store.addRecipes(
        [recipe], what: "recipe add 粥", isDryRun: false, OwnFoodStoreTests.indexer, now: Self.now)
      #expect(made.map { $0.composition[.energyKilocalories].value } == [100])
      let steps = try (0..<12).compactMap { _ in try store.undo() }
      #expect(
        steps == ["recipe add 粥", "food add 米"] + (try #require(Self.ownSteps[version])) + [
          "rm 1", "edit 2", "log 社食ランチ", "log ごはん（精白米）, 鶏卵（全卵・生）", "set save 定番", "config day-start",
        ])
      #expect(try store.entries(on: Self.day).isEmpty)
      #expect(try store.sets.all().isEmpty)
      let connection = try Connection.writable(path: path)
      #expect(try connection.integer("PRAGMA user_version") == JournalSchema.version)
      #expect(try connection.text("PRAGMA integrity_check") == "ok")
    }
  }

  @Test(
    "a released migration is not edited: it makes just the schema that the old program made",
    arguments: [1, 2, 3, 4, 5])
  func released(version: Int) throws {
    try withFolder { folder in
      let old = try Connection.writable(path: try Self.copy(version, to: folder))
      let new = try Connection.creating(path: folder + "/new")
      try new.defineHash()
      for statements in JournalSchema.migrations.prefix(version) { try new.execute(statements) }
      #expect(try Self.schema(of: new) == Self.schema(of: old))
    }
  }

  @Test("a reader of own foods neither migrates nor changes an old journal", arguments: [1])
  func reading(version: Int) throws {
    try withFolder { folder in
      let path = try Self.copy(version, to: folder)
      let before = try Data(contentsOf: URL(filePath: path))
      #expect(try OwnStore.existing(path) == nil)
      #expect(try Data(contentsOf: URL(filePath: path)) == before)
      #expect(try OwnStore.existing(folder + "/none") == nil)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder).count == 1)
    }
  }

  @Test("a journal without one of its tables is damaged, and nothing is written", arguments: [1, 2, 3, 4, 5])
  func tables(version: Int) throws {
    for table in JournalSchema.tables where table.since <= version {
      try withFolder { folder in
        let path = try Self.copy(version, to: folder)
        try Connection.writable(path: path).execute("PRAGMA foreign_keys = OFF; DROP TABLE \(table.name)")
        let before = try Data(contentsOf: URL(filePath: path))
        #expect(throws: JournalError(path: path, reason: .damaged("no table \(table.name)"))) {
          try JournalStore.existing(path)
        }
        #expect(try Data(contentsOf: URL(filePath: path)) == before)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["j.sqlite"])
      }
    }
  }

  private static let day = CivilDate(daysSince1970: 20_787)
  private static let now = Instant(milliseconds: 1_796_009_696_000)

  static func copy(_ version: Int, to folder: String) throws -> String {
    let path = folder + "/j.sqlite"
    let sql = try String(contentsOf: journals.appending(path: "schema-\(version).sql"), encoding: .utf8)
    try Connection.creating(path: path).execute(sql)
    return path
  }

  private static func schema(of connection: Connection) throws -> [String] {
    var all: [String] = []
    try connection.query("SELECT name || ': ' || sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY name") { row in
      all.append(row.text(0))
      return true
    }
    return all
  }
}

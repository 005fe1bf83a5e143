import Foundation
import PFCModel
import PFCStorage
import Testing

@testable import PFCJournal

/// Journals of every released schema, as SQL: each opens, becomes the newest, and keeps what it holds.
@Suite struct MigrationTests {
  private static let journals = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Journals")

  @Test("a journal of an old schema keeps entries, sets, settings and steps, and takes own foods", arguments: [1])
  func migrates(version: Int) throws {
    try withFolder { folder in
      let path = try Self.copy(version, to: folder)
      let store = try #require(try JournalStore.existing(path))
      #expect(try store.entries(on: Self.day).map(\.draft.name) == ["鶏卵（全卵・生）", "社食ランチ"])
      #expect(try store.entries(on: Self.day).map(\.draft.grams) == [100, nil])
      #expect(try store.entries(on: Self.day)[1].draft.value(.energyKilocalories) == 750)
      #expect(try store.mealSets() == [MealSet(name: "定番", line: "卵 1個 納豆")])
      #expect(try store.setting("day-start") == "04:00")
      #expect(try store.add(OwnFoodStoreTests.draft("餅"), OwnFoodStoreTests.indexer, now: Self.now).isNew)
      let steps = try (0..<8).compactMap { _ in try store.undo() }
      #expect(
        steps == [
          "food add 餅", "rm 1", "edit 2", "log 社食ランチ", "log ごはん（精白米）, 鶏卵（全卵・生）", "set save 定番", "config day-start",
        ])
      #expect(try store.entries(on: Self.day).isEmpty)
      #expect(try store.mealSets().isEmpty)
      let connection = try Connection.writable(path: path)
      #expect(try connection.integer("PRAGMA user_version") == JournalSchema.version)
      #expect(try connection.text("PRAGMA integrity_check") == "ok")
    }
  }

  @Test("a released migration is not edited: it makes just the schema that the old program made", arguments: [1])
  func released(version: Int) throws {
    try withFolder { folder in
      let old = try Connection.writable(path: try Self.copy(version, to: folder))
      let new = try Connection.creating(path: folder + "/new")
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

  private static let day = CivilDate(daysSince1970: 20_787)
  private static let now = Instant(milliseconds: 1_796_009_696_000)

  private static func copy(_ version: Int, to folder: String) throws -> String {
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

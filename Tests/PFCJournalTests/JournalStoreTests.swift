import Foundation
import PFCModel
import PFCNutrition
import PFCStorage
import PFCTestSupport
import Testing

@testable import PFCJournal

@Suite struct JournalStoreTests {
  @Test("a journal is made by the first change, for its user's eyes only")
  func creation() throws {
    try withFolder { folder in
      let path = folder + "/a/b/journal.sqlite"
      #expect(throws: JournalError(path: path, reason: .noFolder(folder + "/a/b"))) { try JournalStore.existing(path) }
      #expect(throws: JournalError(path: path, reason: .noFolder(folder + "/a/b"))) { try JournalStore.creating(path) }
      #expect(try JournalStore.existing(path, makesFolders: true) == nil)
      #expect(!FileManager.default.fileExists(atPath: folder + "/a"))
      _ = try JournalStore.creating(path, makesFolders: true)
      let file = try FileManager.default.attributesOfItem(atPath: path)
      let parent = try FileManager.default.attributesOfItem(atPath: folder + "/a/b")
      #expect(file[.posixPermissions] as? Int == 0o600)
      #expect(parent[.posixPermissions] as? Int == 0o700)
    }
  }

  @Test("an entry comes back as it was logged")
  func roundTrip() throws {
    try withFolder { folder in
      let path = folder + "/j.sqlite"
      let draft = Self.draft("鶏むね肉", grams: 75.25, memo: "うまい")
      let added = try JournalStore.creating(path).add([draft], what: "log", now: Self.now) { "id-1" }.entries
      let read = try JournalStore.existing(path)?.entries(on: draft.day)
      #expect(read == added)
      #expect(read?.first?.draft == draft)
    }
  }

  @Test("numbers are never given twice within a day, not even after removal and undo")
  func numbers() throws {
    try withFolder { folder in
      let store = try JournalStore.creating(folder + "/j.sqlite")
      var ids = 0
      func log() throws -> Int {
        ids += 1
        return try store.add([Self.draft("x")], what: "log", now: Self.now) { "id-\(ids)" }.entries[0].number
      }
      #expect(try log() == 1)
      #expect(try log() == 2)
      #expect(try store.remove([2], on: Self.day, what: "rm", now: Self.now).entries.count == 1)
      #expect(try log() == 3)
      #expect(try store.undo() == "log")
      #expect(try log() == 4)
    }
  }

  @Test("undo takes back adds, edits, removals, settings and sets, step by step to the beginning")
  func undo() throws {
    try withFolder { folder in
      let store = try JournalStore.creating(folder + "/j.sqlite")
      var states: [[LogEntry]] = []
      func state() throws -> [LogEntry] { try store.entries(on: Self.day) }
      states.append(try state())
      var ids = 0
      _ = try store.add([Self.draft("a'\"b"), Self.draft("c")], what: "add", now: Self.now) {
        ids += 1
        return "id-\(ids)"
      }
      states.append(try state())
      _ = try store.edit([1], on: Self.day, what: "edit", now: Self.later) {
        $1.grams = 12.5
        $1.memo = "it's"
      }
      states.append(try state())
      _ = try store.remove([1, 2], on: Self.day, what: "rm", now: Self.now)
      try store.settings.set("timezone", to: "Asia/Tokyo", now: Self.now)
      try store.sets.save(MealSet(name: "朝", line: "卵 1個"), now: Self.now)
      #expect(try store.undo() == "set save 朝")
      #expect(try store.sets.all().isEmpty)
      #expect(try store.undo() == "config timezone")
      #expect(try store.settings.value(of: .timeZone) == nil)
      for expected in states.reversed() {
        #expect(try store.undo() != nil)
        #expect(try state() == expected)
      }
      #expect(try store.undo() == nil)
    }
  }

  @Test("a step that fails leaves nothing behind, and nothing to undo")
  func failedStep() throws {
    struct Stop: Error {}
    try withFolder { folder in
      let store = try JournalStore.creating(folder + "/j.sqlite")
      var count = 0
      #expect(throws: JournalError.self) {
        _ = try store.add([Self.draft("a"), Self.draft("b")], what: "log", now: Self.now) {
          count += 1
          return "same"
        }
      }
      #expect(count == 2)
      #expect(try store.entries(on: Self.day).isEmpty)
      #expect(try store.undo() == nil)
    }
  }

  @Test("an unknown number changes nothing and is given back")
  func unknownNumbers() throws {
    try withFolder { folder in
      let store = try JournalStore.creating(folder + "/j.sqlite")
      let added = try store.add([Self.draft("a")], what: "log", now: Self.now) { "1" }.entries
      #expect(try store.remove([1, 7], on: Self.day, what: "rm", now: Self.now).unknown == [7])
      #expect(try store.edit([7], on: Self.day, what: "e", now: Self.now) { $1.grams = 1 }.unknown == [7])
      #expect(try store.entries(on: Self.day) == added)
    }
  }

  @Test("a newer, foreign or damaged journal is refused by name and left as it is")
  func refused() throws {
    try withFolder { folder in
      let path = folder + "/j.sqlite"
      do { _ = try JournalStore.creating(path).add([Self.draft("a")], what: "log", now: Self.now) { "1" } }
      try Self.patch(path, "PRAGMA user_version = 99")
      try Self.expectUntouched(path, .newer(99))
      let other = folder + "/other.sqlite"
      try Connection.creating(path: other).execute("CREATE TABLE t (a); PRAGMA user_version = 1")
      try Self.expectUntouched(other, .foreign)
      let text = folder + "/text"
      try Data("not a database, but long enough to be read as a page of one".utf8).write(to: URL(filePath: text))
      try Self.expectUntouched(text, .foreign)
    }
  }

  @Test("every released schema migrates: an empty file becomes the newest")
  func migrations() throws {
    try withFolder { folder in
      let path = folder + "/empty"
      try Data().write(to: URL(filePath: path))
      _ = try JournalStore.existing(path)
      let connection = try Connection.writable(path: path)
      #expect(try connection.integer("PRAGMA user_version") == JournalSchema.version)
      #expect(try connection.integer("PRAGMA application_id") == JournalSchema.applicationID)
      #expect(try connection.text("PRAGMA integrity_check") == "ok")
    }
  }

  @Test("version 1 is what was released, byte for byte")
  func releasedSchema() {
    let text = JournalSchema.migrations[0].utf8
    #expect(
      text.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 } == 893_115_052_246_909_784)
  }

  @Test("a journal of version 1 becomes the newest, and its entries stay")
  func fromVersion1() throws {
    try withFolder { folder in
      let path = folder + "/old.sqlite"
      do {
        let old = try Connection.creating(path: path)
        try old.execute(JournalSchema.migrations[0])
        try old.execute("PRAGMA user_version = 1; PRAGMA application_id = \(JournalSchema.applicationID)")
        try old.execute("INSERT INTO meal_set VALUES ('朝', '卵', 1)")
      }
      let store = try #require(try JournalStore.existing(path))
      #expect(try store.sets.all() == [MealSet(name: "朝", line: "卵")])
      let goal = Goal(since: Self.day, energy: 2000, percent: (20, 25, 55))
      try store.goals.set(goal, now: Self.now)
      #expect(try store.goals.all() == [goal])
      #expect(try store.undo() == "goal 2026-11-30")
      #expect(try store.goals.all().isEmpty)
    }
  }

  @Test("identifiers sort by time and are of version 7")
  func identifiers() {
    var generator = SplitMix(seed: 7)
    let ids = (0..<100).map { UUIDv7.make(at: Instant(milliseconds: 1_796_009_696_000 + $0), using: &generator) }
    #expect(ids == ids.sorted())
    #expect(ids.allSatisfy { UUID(uuidString: $0) != nil && Array($0)[14] == "7" && "89ab".contains(Array($0)[19]) })
  }

  private static let now = Instant(milliseconds: 1_796_009_696_000)
  private static let later = Instant(milliseconds: 1_796_009_697_000)
  private static let day = CivilDate(daysSince1970: 20_787)

  private static func draft(_ name: String, grams: Double = 100, memo: String? = nil) -> LogDraft {
    let figures = Nutrient.allCases.map { Figure(digits: Int($0.rawValue), decimals: 1) ?? .notMeasured }
    return LogDraft(
      kind: .food, item: "11219", name: name, amountText: "100g", amount: Amount(value: 100, unit: .gram), grams: grams,
      composition: Composition(figures) ?? Composition(Array(repeating: .notMeasured, count: 54))!, slot: .lunch,
      at: now,
      zone: "Asia/Tokyo", day: day, memo: memo)
  }

  private static func patch(_ path: String, _ sql: String) throws {
    let connection = try Connection.writable(path: path)
    try connection.execute(sql + "; PRAGMA wal_checkpoint(TRUNCATE)")
  }

  private static func expectUntouched(_ path: String, _ reason: JournalError.Reason) throws {
    let before = try Data(contentsOf: URL(filePath: path))
    #expect(throws: JournalError(path: path, reason: reason)) { _ = try JournalStore.existing(path) }
    #expect(try Data(contentsOf: URL(filePath: path)) == before)
  }
}

/// Runs the body with a new empty folder, which is gone afterwards.
func withFolder(_ body: (String) throws -> Void) throws {
  let folder = FileManager.default.temporaryDirectory.appending(path: "pfc-journal-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  try body(folder.path)
}

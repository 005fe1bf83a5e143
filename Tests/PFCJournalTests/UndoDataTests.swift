import Foundation
import PFCModel
import PFCStorage
import Testing

@testable import PFCJournal

/// Undo is data: a journal from elsewhere can make it run nothing but its own statements.
@Suite struct UndoDataTests {
  /// Statements that another hand may have put where old schemas kept theirs.
  private static let hostile = [
    "ATTACH 'FOLDER/victim.sqlite' AS v; DELETE FROM v.t", "DELETE FROM config WHERE key = 'x' OR 1",
    "DELETE FROM config WHERE key = 'day-start'; DELETE FROM meal_set", "DELETE FROM config",
    "DELETE FROM sqlite_schema WHERE name = 'entry'", "UPDATE config SET key = 'x' WHERE key = 'y'",
    "INSERT INTO config VALUES ('a','b','c')", "INSERT INTO config VALUES (load_extension('x'),'b')", "", "VACUUM",
    "INSERT INTO config VALUES ('a', X'0g')", "DELETE FROM entry WHERE id = (SELECT 1)",
  ]

  @Test("what pfc never wrote is not run: its step is forgotten with those before it", arguments: hostile.indices)
  func hostileStatements(index: Int) throws {
    try withFolder { folder in
      let victim = folder + "/victim.sqlite"
      try Connection.creating(path: victim).execute("CREATE TABLE t (a); INSERT INTO t VALUES (1)")
      let path = try MigrationTests.copy(4, to: folder)
      let sql = Self.hostile[index].replacing("FOLDER", with: folder)
      try Connection.writable(path: path).query(
        "INSERT INTO undo_change (step, sql) SELECT max(id) - 1, ? FROM undo_step", [.text(sql)])
      let store = try #require(try JournalStore.existing(path))
      #expect(try store.undo() == "recipe add 雑煮")
      #expect(try store.undo() == nil)
      #expect(try store.settings.value(of: .dayStart) == "04:00" && store.sets.all().count == 1)
      #expect(try Connection.writable(path: victim).integer("SELECT count(*) FROM t") == 1)
    }
  }

  @Test("a table, event or row that undo does not know is damage, and nothing is changed")
  func unknown() throws {
    let patches = [
      "UPDATE undo_change SET source = 'sqlite_schema'", "UPDATE undo_change SET event = 'drop'",
      "DELETE FROM undo_entry",
    ]
    for patch in patches {
      try withFolder { folder in
        let path = folder + "/j.sqlite"
        let store = try JournalStore.creating(path)
        let entry = try store.add([Self.draft], what: "log", now: Self.now) { "1" }.entries
        _ = try store.remove([1], on: Self.draft.day, what: "rm", now: Self.now)
        try Connection.writable(path: path).execute(patch)
        #expect(throws: JournalError.self) { try store.undo() }
        #expect(try store.entries(on: Self.draft.day).isEmpty && entry.count == 1)
      }
    }
  }

  @Test("undo ends where the index of its changes is damaged")
  func damagedIndex() throws {
    try withFolder { folder in
      let path = folder + "/j.sqlite"
      do {
        let store = try JournalStore.creating(path)
        for _ in 0..<3 { try store.settings.set("timezone", to: UUID().uuidString, now: Self.now) }
      }
      // The index keeps a row that the table has no more: its page is put back after a change.
      let connection = try Connection.writable(path: path)
      _ = try connection.text("PRAGMA journal_mode = DELETE")
      let root = Int(
        try #require(try connection.integer("SELECT rootpage FROM sqlite_schema WHERE name = 'undo_change_by_step'")))
      let size = Int(try #require(try connection.integer("PRAGMA page_size")))
      let old = try Data(contentsOf: URL(filePath: path))[((root - 1) * size)..<(root * size)]
      try connection.execute("DELETE FROM undo_change WHERE step = (SELECT max(step) FROM undo_change)")
      let file = try FileHandle(forWritingTo: URL(filePath: path))
      try file.seek(toOffset: UInt64((root - 1) * size))
      try file.write(contentsOf: old)
      try file.close()
      let store = try #require(try JournalStore.existing(path))
      for _ in 0..<5 { _ = try? store.undo() }
    }
  }

  @Test("every old statement is read as what it says, and what is cut from it is none")
  func statements() throws {
    let row = "'a''b',-3,5.55555555555555571336e+01,NULL,X'00FF',1,1,1,1,1"
    let insertion = try #require(UndoStatement("INSERT INTO own_food VALUES (\(row))"))
    #expect(
      insertion.row?.prefix(5) == [.text("a'b"), .integer(-3), .real(55.5555555555555571336), .null, .blob([0, 255])])
    for sql in [
      "INSERT INTO own_food VALUES (\(row))", "DELETE FROM own_recipe WHERE number BETWEEN 1 AND 9",
      "DELETE FROM own_recipe_ingredient WHERE id >= 12", "UPDATE config SET key = 'a', value = 'b' WHERE key = 'a'",
    ] {
      #expect(UndoStatement(sql) != nil, "\(sql)")
      for count in 0..<(sql.count - 1) {
        #expect(UndoStatement(String(sql.prefix(count))) == nil, "\(sql.prefix(count))")
      }
      #expect(UndoStatement(sql + ";") == nil && UndoStatement(sql + " ") == nil)
    }
  }

  @Test("a figure of an entry that was changed by damage is an error, not another figure")
  func checksums() throws {
    try withFolder { folder in
      let path = folder + "/j.sqlite"
      let store = try JournalStore.creating(path)
      _ = try store.add([Self.draft], what: "log", now: Self.now) { "1" }
      let connection = try Connection.writable(path: path)
      for patch in [
        "grams = grams + 1", "composition = zeroblob(216)", "slot = 1 - slot", "name = 'x'", "checksum = 1",
      ] {
        try connection.execute("BEGIN; UPDATE entry SET \(patch); COMMIT")
        #expect(throws: JournalError(path: path, reason: .damaged("entry 1"))) { try store.entries(on: Self.draft.day) }
        #expect(throws: JournalError(path: path, reason: .damaged("entry 1"))) {
          _ = try store.backup(program: "x", created: "x") { _ in }
        }
        try connection.defineHash()
        let columns = LogEntry.columns
        try connection.execute("UPDATE entry SET checksum = pfc_hash(\(columns))")
        #expect(try store.entries(on: Self.draft.day).count == 1)
      }
    }
  }

  private static let now = Instant(milliseconds: 1_796_009_696_000)
  private static let draft = LogDraft(
    kind: .quick, item: nil, name: "弁当", amountText: "", amount: nil, grams: 12.5, composition: .notMeasured,
    slot: .breakfast, at: now, zone: "Asia/Tokyo", day: CivilDate(daysSince1970: 20_787), memo: nil)
}

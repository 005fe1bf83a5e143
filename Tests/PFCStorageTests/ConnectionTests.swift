import Foundation
import Testing

@testable import PFCStorage

@Suite struct ConnectionTests {
  @Test("values come back as they were bound, whatever they hold")
  func roundTrip() throws {
    try withFolder { folder in
      let connection = try Connection.creating(path: folder + "/a 日本%?#.sqlite")
      try connection.execute("CREATE TABLE t (a INTEGER, b TEXT, c BLOB, d TEXT)")
      let text = "か\u{3099} \u{0} 🍙 '"
      try connection.query("INSERT INTO t VALUES (?, ?, ?, ?)", [.integer(.min), .text(text), .blob([0, 255]), .null])
      var rows = 0
      try connection.query("SELECT * FROM t") { row in
        let (integer, read, blob, isNull) = (row.integer(0), row.text(1), row.withBlob(2) { Array($0) }, row.isNull(3))
        #expect(integer == .min)
        #expect(Array(read.utf8) == Array(text.utf8))
        #expect(blob == [0, 255])
        #expect(isNull)
        rows += 1
        return true
      }
      #expect(rows == 1)
    }
  }

  @Test("an empty blob is no NULL and an empty text no NULL")
  func empty() throws {
    try withFolder { folder in
      let connection = try Connection.creating(path: folder + "/e.sqlite")
      #expect(try connection.integer("SELECT ? IS NULL", [.text("")]) == 0)
      #expect(try connection.integer("SELECT ? IS NULL", [.blob([])]) == 0)
    }
  }

  @Test("a list is one parameter, whatever its texts hold")
  func lists() throws {
    let connection = try Connection.scratch()
    func parts(_ list: Value) throws -> [String] {
      var parts: [String] = []
      try connection.query("SELECT value FROM json_each(?)", [list]) { row in
        parts.append(row.text(0))
        return true
      }
      return parts
    }
    let texts = ["01088", "", "か\u{3099}🍙", "\"\\'", "\u{1}\u{1F}\n\t", "]", "01088"]
    #expect(try parts(.list(texts)) == texts)
    #expect(try parts(.list([Int64.min, 0, .max])) == ["\(Int64.min)", "0", "\(Int64.max)"])
    #expect(try parts(.list([String]())).isEmpty)
    #expect(try parts(.list([Int64]())).isEmpty)
  }

  @Test("a connection counts the statements that it runs, each run of a kept one too")
  func count() throws {
    let connection = try Connection.scratch()
    let before = connection.statementsRun
    try connection.execute("CREATE TABLE t (a)")
    for number in 0..<3 { try connection.query("INSERT INTO t VALUES (?)", [.integer(Int64(number))]) }
    #expect(try connection.integer("SELECT count(*) FROM t") == 3)
    #expect(connection.statementsRun - before == 5)
  }

  @Test("an error names the operation and the extended code, and the statement can be used again")
  func errors() throws {
    try withFolder { folder in
      let connection = try Connection.creating(path: folder + "/x.sqlite")
      try connection.execute("CREATE TABLE t (a INTEGER PRIMARY KEY) STRICT")
      try connection.query("INSERT INTO t VALUES (?)", [.integer(1)])
      let error = #expect(throws: SQLiteError.self) {
        try connection.query("INSERT INTO t VALUES (?)", [.integer(1)])
      }
      #expect(error?.operation == "step")
      #expect(error?.primaryCode == 19)
      #expect(error?.code == 1555)
      try connection.query("INSERT INTO t VALUES (?)", [.integer(2)])
      #expect(try connection.integer("SELECT count(*) FROM t") == 2)
      #expect(throws: SQLiteError.self) { try connection.execute("SELEKT 1") }
    }
  }

  @Test("a transaction that throws leaves nothing")
  func transaction() throws {
    struct Stop: Error {}
    try withFolder { folder in
      let connection = try Connection.creating(path: folder + "/t.sqlite")
      try connection.execute("CREATE TABLE t (a)")
      #expect(throws: Stop.self) {
        try connection.transaction {
          try connection.query("INSERT INTO t VALUES (1)")
          throw Stop()
        }
      }
      #expect(try connection.integer("SELECT count(*) FROM t") == 0)
    }
  }

  @Test("a file that is not there cannot be opened, and opening leaves nothing behind")
  func missing() throws {
    try withFolder { folder in
      let error = #expect(throws: SQLiteError.self) {
        _ = try Connection.immutable(path: folder + "/none.sqlite")
      }
      #expect(error?.kind == .cannotOpen)
      let left = try FileManager.default.contentsOfDirectory(atPath: folder)
      #expect(left.isEmpty)
    }
  }

  @Test("an image is read in place and refuses writes")
  func image() throws {
    try withFolder { folder in
      let path = folder + "/i.sqlite"
      try Connection.creating(path: path).execute("CREATE TABLE t (a); INSERT INTO t VALUES (42)")
      let bytes = try Data(contentsOf: URL(filePath: path))
      let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 4096)
      copy.copyBytes(from: bytes)
      let connection = try Connection.image(DatabaseImage(immortal: UnsafeRawBufferPointer(copy)))
      #expect(try connection.integer("SELECT a FROM t") == 42)
      let error = #expect(throws: SQLiteError.self) { try connection.execute("INSERT INTO t VALUES (1)") }
      #expect(error?.kind == .readOnly)
      #expect(Data(copy) == bytes)
    }
  }
}

/// Runs the body with a new empty folder, which is gone afterwards.
func withFolder(_ body: (String) throws -> Void) throws {
  let folder = FileManager.default.temporaryDirectory.appending(path: "pfc-test-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  try body(folder.path)
}

@Suite struct BindingsTests {
  @Test("values of every kind and size come back as they were bound")
  func values() throws {
    let connection = try Connection.scratch()
    let long = String(repeating: "味噌", count: 50_000)
    for text in ["", "a", "味噌", long, "b"] {
      try connection.query(
        "SELECT typeof(?1), ?1, ?2, typeof(?3), length(?3), ?4, typeof(?5)",
        [.text(text), .integer(-7), .blob(Array(text.utf8)), .real(1.5), .null]
      ) { row in
        #expect(row.text(0) == "text")
        #expect(row.text(1) == text)
        #expect(row.integer(2) == -7)
        #expect(row.text(3) == "blob")
        #expect(row.integer(4) == text.utf8.count)
        #expect(row.real(5) == 1.5)
        #expect(row.text(6) == "null")
        return true
      }
    }
  }

  @Test("what is bound while more is added stays where SQLite reads it")
  func growing() throws {
    let connection = try Connection.scratch()
    let texts = (0..<200).map { String(repeating: "あ\($0)", count: $0) }
    let sql = "SELECT " + Array(repeating: "?", count: texts.count).joined(separator: ", ")
    var read: [String] = []
    try connection.query(sql, texts.map(Value.text)) { row in
      read = texts.indices.map { row.text(Int32($0)) }
      return true
    }
    #expect(read == texts)
  }

  @Test("too many values are refused")
  func tooMany() throws {
    let connection = try Connection.scratch()
    #expect(throws: SQLiteError.self) { try connection.query("SELECT ?", [.integer(1), .integer(2)]) }
    #expect(try connection.integer("SELECT ?", [.integer(3)]) == 3, "the connection goes on")
  }
}

import PFCJSON
import PFCModel
import PFCStorage
import Testing

@testable import PFCJournal

@Suite struct BackupFormatTests {
  @Test("every figure with every mark comes back as it was", arguments: Mark.allCases)
  func figures(mark: Mark) throws {
    for decimals in 0...3 {
      for digits in [0, 1, 5, 10, 99, 100, 999, 1000, 12_345, Figure.maximumDigits] {
        guard let figure = Figure(digits: digits, decimals: decimals, mark: mark) else { continue }
        var all = Array(repeating: Figure.notMeasured, count: Nutrient.allCases.count)
        all[7] = figure
        let composition = try #require(Composition(all))
        var bytes: [UInt8] = []
        FigureNotation.write(composition, to: &bytes)
        let text = String(decoding: bytes, as: UTF8.self)
        #expect(FigureNotation.composition(text) == composition, "\(text)")
        if mark == .measured { #expect(text.split(separator: " ")[7] == figure.text ?? "") }
      }
    }
  }

  @Test(
    "what is no figure is none",
    arguments: ["", "1.", ".5", "1.2345", "-1", "1e3", "(", "()", "(1", "x(1)", "tr", "１", "999999999"])
  func wrongFigures(word: String) {
    let words = Array(repeating: "1", count: 53) + [word]
    #expect(FigureNotation.composition(words.joined(separator: " ")) == nil)
    #expect(FigureNotation.composition(words.dropLast().joined(separator: " ")) == nil)
  }

  @Test("a number that needs all its digits comes back to the last bit")
  func numbers() throws {
    for value in [434.78260869565213, 0.1 + 0.2, 1e-300, 1.7976931348623157e308, .leastNonzeroMagnitude] {
      let members = try #require(JSONReader.members(of: "{\"a\":\(value.description)}"))
      #expect(members.first?.value == .number(value.description))
      #expect(Double(value.description) == value)
    }
  }

  @Test("every kind of record names a table and all its columns, the key first", arguments: BackupKind.all.indices)
  func kinds(index: Int) throws {
    let kind = BackupKind.all[index]
    let connection = try Connection.scratch()
    try connection.defineHash()
    for migration in JournalSchema.migrations { try connection.execute(migration) }
    var columns: [String] = []
    try connection.query("SELECT name FROM pragma_table_info('\(kind.table)')") { row in
      columns.append(row.text(0))
      return true
    }
    #expect(kind.fields.map(\.column) + [kind.checksum].compactMap(\.self) == columns)
    #expect(Set(BackupKind.all.map(\.name)).count == BackupKind.all.count)
  }

  /// Tables that hold nothing of the user's but what is made from other tables.
  private static let derived: Set<String> = [
    "undo_step", "undo_change", "undo_recording", "own_changed", "own_block", "own_index",
  ]

  @Test("every table that is the user's is in the backup")
  func tables() throws {
    let connection = try Connection.scratch()
    try connection.defineHash()
    for migration in JournalSchema.migrations { try connection.execute(migration) }
    var tables: Set<String> = []
    try connection.query("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'") { row in
      tables.insert(row.text(0))
      return true
    }
    let kept = Set(JournalSchema.undoableTables.map { "undo_\($0.table)" })
    #expect(tables.subtracting(Self.derived).subtracting(kept) == Set(BackupKind.all.map(\.table)))
  }
}

import PFCTestSupport
import PFCText
import Testing

@testable import PFCRender

/// Tables on random cells: what a table may give up for the width of a terminal, and what never.
@Suite struct TableWidthTests {
  @Test("no line is longer than the terminal while the columns that do not give way leave the others a few columns")
  func fits() {
    var random = SplitMix(seed: 40)
    var narrow = 0
    for _ in 0..<500 {
      let table = random.table()
      let width = Int.random(in: 10...90, using: &random)
      guard Self.leastWidth(table) <= width else { continue }
      let lines = Self.lines(table, width)
      if lines != Self.lines(table, nil) { narrow += 1 }
      #expect(lines.allSatisfy { DisplayWidth.of($0) <= width }, "\(width): \(lines)")
    }
    #expect(narrow > 100)
  }

  @Test("a table that fits is the one without a limit")
  func untouched() {
    var random = SplitMix(seed: 41)
    for _ in 0..<200 {
      let table = random.table()
      let wide = Self.lines(table, nil)
      #expect(Self.lines(table, wide.map(DisplayWidth.of).max()) == wide)
    }
  }

  @Test("cells that do not give way are whole in every width, and no column is wider than its cells")
  func whole() {
    var random = SplitMix(seed: 42)
    for _ in 0..<300 {
      let table = random.table()
      let unlimited = Self.lines(table, nil).map(DisplayWidth.of).max() ?? 0
      for width in [1, 12, 30, 60] {
        let lines = Self.lines(table, width)
        #expect(lines.allSatisfy { DisplayWidth.of($0) <= unlimited }, "\(width): \(lines)")
        for (row, line) in zip(table.rows, lines.dropFirst()) {
          for (cell, column) in zip(row, table.columns) where !column.shrinks {
            #expect(line.contains(SafeText.oneLine(cell)), "\(width): \(line)")
          }
        }
      }
    }
  }

  /// The columns that a table cannot do without: one between columns, and of the one that gives way at most eight.
  private static func leastWidth(_ table: Table) -> Int {
    let widths = table.columns.indices.map { index in
      let cells = [table.columns[index].shortTitle] + table.rows.map { SafeText.oneLine($0[index]) }
      return cells.map(DisplayWidth.of).max() ?? 0
    }
    let shrinking = table.columns.firstIndex(where: \.shrinks)
    return widths.enumerated().reduce(table.columns.count - 1) {
      $0 + ($1.offset == shrinking ? min(8, $1.element) : $1.element)
    }
  }

  private static func lines(_ table: Table, _ width: Int?) -> [String] {
    let text = TextTable(width: width, style: TextStyle(usesColor: false)).text(table)
    return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }
}

extension SplitMix {
  /// A table of up to five columns, the second of which gives way.
  mutating func table() -> Table {
    let columns = (0..<Int.random(in: 2...5, using: &self)).map { index in
      Table.Column(
        word(upTo: 12), short: word(upTo: 3), key: "c\(index)", isNumber: index > 1, shrinks: index == 1)
    }
    let rows = (0..<Int.random(in: 0...4, using: &self)).map { _ in
      columns.map { word(upTo: $0.shrinks ? 25 : 6) }
    }
    return Table(columns: columns, rows: rows)
  }

  /// A text that begins and ends with a letter, so that it can be looked for in a line.
  private mutating func word(upTo length: Int) -> String { "x" + text(upTo: length) + "y" }
}

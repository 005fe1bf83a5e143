import PFCTestSupport
import PFCText
import Testing

@testable import PFCRender

/// Tables on random cells: what a table may give up for the width of a terminal, and what never.
@Suite struct TableWidthTests {
  @Test("no line is longer than the terminal")
  func fits() {
    var random = SplitMix(seed: 40)
    var narrow = 0
    for _ in 0..<500 {
      let table = random.table()
      let width = Int.random(in: 10...90, using: &random)
      let lines = Self.lines(table, width)
      if lines != Self.lines(table, nil) { narrow += 1 }
      #expect(lines.allSatisfy { DisplayWidth.columns($0) <= width }, "\(width): \(lines)")
    }
    #expect(narrow > 100)
  }

  @Test("a table that fits is the one without a limit")
  func untouched() {
    var random = SplitMix(seed: 41)
    for _ in 0..<200 {
      let table = random.table()
      let wide = Self.lines(table, nil)
      #expect(Self.lines(table, wide.map(DisplayWidth.columns).max()) == wide)
    }
  }

  @Test("every cell is whole in every width, in its row's lines")
  func whole() {
    var random = SplitMix(seed: 42)
    for _ in 0..<300 {
      let table = random.table()
      for width in [1, 12, 30, 60] {
        // Without blanks, since a line may end anywhere in a cell.
        var rest = Self.lines(table, width).joined().filter { $0 != " " }[...]
        for row in table.rows {
          var end = rest.startIndex
          for cell in row.map({ SafeText.oneLine($0).filter { $0 != " " } }) {
            let place = rest.firstRange(of: cell)
            #expect(place != nil, "\(width): \(cell) is not in \(rest)")
            end = max(end, place?.upperBound ?? end)
          }
          rest = rest[end...]
        }
      }
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

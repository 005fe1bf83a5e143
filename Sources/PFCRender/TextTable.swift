internal import PFCText

/// Writes a table for people: columns aligned by display width, numbers to the right.
package struct TextTable {
  /// The columns of the terminal; nil for no limit.
  private let width: Int?
  private let style: TextStyle

  package init(width: Int?, style: TextStyle) {
    self.width = width
    self.style = style
  }

  /// The lines of the table, each with its line end. O(cells).
  package func text(_ table: Table) -> String {
    var table = table
    table.rows = table.rows.map { $0.map(SafeText.oneLine) }
    let full = table.columns.map(\.title)
    let titles = fits(table, full) ? full : table.columns.map(\.shortTitle)
    let widths = widths(of: table, titles)
    // Rather than past the end of a line the columns stand closer together.
    let gap = excess(of: widths) > 0 ? 1 : Self.gap
    let header = line(titles, table, widths, gap)
    let lines = table.rows.enumerated().flatMap { index, row in
      [line(row, table, widths, gap)] + (table.notes[index] ?? []).map { note($0, indented: widths[0] + gap) }
    }
    return ([style.bold(header)] + lines).map { $0 + "\n" }.joined()
  }

  /// A line that begins under the second column and may go to the end of the terminal.
  private func note(_ text: String, indented indent: Int) -> String {
    let safe = SafeText.oneLine(text)
    return String(repeating: " ", count: indent)
      + (width.map { DisplayWidth.truncated(safe, to: max(Self.narrowest, $0 - indent)) } ?? safe)
  }

  private static let gap = 2
  private static let narrowest = 8

  private func fits(_ table: Table, _ titles: [String]) -> Bool { excess(of: fullWidths(of: table, titles)) <= 0 }

  private func fullWidths(of table: Table, _ titles: [String]) -> [Int] {
    titles.indices.map { column in
      table.rows.reduce(DisplayWidth.of(titles[column])) { max($0, DisplayWidth.of($1[column])) }
    }
  }

  /// By how many columns a line is wider than the terminal.
  private func excess(of widths: [Int]) -> Int {
    guard let width else { return 0 }
    return widths.reduce(0, +) + Self.gap * (widths.count - 1) - width
  }

  private func widths(of table: Table, _ titles: [String]) -> [Int] {
    var widths = fullWidths(of: table, titles)
    let excess = excess(of: widths)
    if excess > 0, let column = table.columns.firstIndex(where: \.shrinks) {
      widths[column] = min(widths[column], max(Self.narrowest, widths[column] - excess))
    }
    return widths
  }

  private func line(_ cells: [String], _ table: Table, _ widths: [Int], _ gap: Int) -> String {
    // Bytes are put together in a tenth of the time that texts are.
    var line: [UInt8] = []
    for (index, cell) in cells.enumerated() {
      var (text, columns) = (cell, DisplayWidth.of(cell))
      if columns > widths[index] {
        text = DisplayWidth.truncated(cell, to: widths[index])
        columns = DisplayWidth.of(text)
      }
      let padding = repeatElement(Self.space, count: max(0, widths[index] - columns))
      if table.columns[index].isNumber { line += padding }
      line += text.utf8
      if !table.columns[index].isNumber { line += padding }
      if index < cells.count - 1 { line += repeatElement(Self.space, count: gap) }
    }
    while line.last == Self.space { line.removeLast() }
    return String(decoding: line, as: UTF8.self)
  }

  private static let space = UInt8(ascii: " ")
}

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
    let widths = widths(of: table)
    let header = line(table.columns.map(\.title), table, widths)
    return ([style.bold(header)] + table.rows.map { line($0, table, widths) }).map { $0 + "\n" }.joined()
  }

  private static let gap = 2
  private static let narrowest = 8

  private func widths(of table: Table) -> [Int] {
    var widths = table.columns.indices.map { column in
      table.rows.reduce(DisplayWidth.of(table.columns[column].title)) { max($0, DisplayWidth.of($1[column])) }
    }
    guard let width else { return widths }
    let excess = widths.reduce(0, +) + Self.gap * (widths.count - 1) - width
    if excess > 0, let column = table.columns.firstIndex(where: \.shrinks) {
      widths[column] = max(Self.narrowest, widths[column] - excess)
    }
    return widths
  }

  private func line(_ cells: [String], _ table: Table, _ widths: [Int]) -> String {
    var line = ""
    for (index, cell) in cells.enumerated() {
      let text = DisplayWidth.truncated(cell, to: widths[index])
      let padding = String(repeating: " ", count: max(0, widths[index] - DisplayWidth.of(text)))
      line += table.columns[index].isNumber ? padding + text : text + padding
      if index < cells.count - 1 { line += String(repeating: " ", count: Self.gap) }
    }
    while line.last == " " { line.removeLast() }
    return line
  }
}

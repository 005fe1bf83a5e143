internal import PFCText

/// Writes a table for people: columns aligned by display width, numbers to the right. Nothing is cut: what is wider than the
/// terminal takes more lines.
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
    table.notes = table.notes.mapValues { $0.map(SafeText.oneLine) }
    let full = table.columns.map(\.title)
    let isFull = width.map { TableLayout(table, titles: full, width: nil).total <= $0 } ?? true
    let titles = isFull ? full : table.columns.map(\.shortTitle)
    let layout = TableLayout(table, titles: titles, width: width)
    let lines = layout.isStacked ? stacked(table, titles) : aligned(table, titles, layout)
    return lines.map { $0 + "\n" }.joined()
  }

  private func aligned(_ table: Table, _ titles: [String], _ layout: TableLayout) -> [String] {
    let numbers = table.columns.map(\.isNumber)
    var lines = [style.bold(layout.line(titles, numbers))]
    let indent = layout.widths[0] + layout.gap
    for (index, row) in table.rows.enumerated() {
      var notes = table.notes[index] ?? []
      var row = row
      if let column = layout.yielding, DisplayWidth.columns(row[column]) > layout.widths[column] {
        // The long name has lines of its own; the figures stand below it, behind the first note where that has room.
        let name = row[column]
        row[column] = ""
        lines += wrapped(layout.line(Array(row[..<column]) + [name], numbers), indented: layout.start(of: column))
        let takesNote = notes.first.map { DisplayWidth.columns($0) <= layout.widths[column] } ?? false
        if takesNote { row[column] = notes.removeFirst() }
        for earlier in 0..<column { row[earlier] = "" }
      }
      lines.append(layout.line(row, numbers))
      lines += notes.flatMap { wrapped(String(repeating: " ", count: indent) + $0, indented: indent) }
    }
    return lines
  }

  /// The texts of a row on a line, its numbers below.
  private func stacked(_ table: Table, _ titles: [String]) -> [String] {
    table.rows.enumerated().flatMap { index, row in
      let places = table.columns.indices
      let texts = places.filter { !table.columns[$0].isNumber && !row[$0].isEmpty }.map { row[$0] }
      let figures = places.filter { table.columns[$0].isNumber && !row[$0].isEmpty }.map { column in
        titles[column].isEmpty ? row[column] : "\(titles[column]) \(row[column])"
      }
      let head = wrapped(texts.joined(separator: "  "), indented: 2).map(style.bold)
      let notes = (table.notes[index] ?? []).flatMap { wrapped("  " + $0, indented: 2) }
      let list = figures.isEmpty ? [] : TextList(separator: "  ", width: width).lines("  ", figures)
      return head + list.flatMap { wrapped($0, indented: 2) } + notes
    }
  }

  /// A line in as many as the terminal needs, the later ones indented. O(length).
  package func wrapped(_ line: String, indented indent: Int = 2) -> [String] {
    guard let width else { return [line] }
    return DisplayWidth.wrapped(line, to: width, indented: indent)
  }
}

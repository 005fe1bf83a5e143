internal import PFCText

/// How a table stands in the columns of a terminal.
///
/// What does not fit closes up first, to one column between cells. Then the shrinking column gives way, and a row whose cell
/// is longer takes a line more for it. What is still too wide has the numbers of each row in a list of their own below it.
struct TableLayout {
  /// The widths of the columns.
  let widths: [Int]
  /// The blanks between two columns.
  let gap: Int
  /// The column that gives way; nil for none.
  let yielding: Int?
  /// Whether the numbers of a row stand below it, each behind its title.
  let isStacked: Bool

  /// A layout for a width; nil for no limit. O(cells).
  init(_ table: Table, titles: [String], width: Int?) {
    var widths = titles.indices.map { column in
      table.rows.reduce(DisplayWidth.columns(titles[column])) { max($0, DisplayWidth.columns($1[column])) }
    }
    func excess(_ gap: Int) -> Int { width.map { widths.reduce(0, +) + gap * (widths.count - 1) - $0 } ?? 0 }
    gap = excess(Self.wide) > 0 ? 1 : Self.wide
    yielding = table.columns.firstIndex(where: \.shrinks)
    let tooMuch = excess(gap)
    if tooMuch > 0, let yielding {
      let least = max(Self.narrowest, DisplayWidth.columns(titles[yielding]))
      widths[yielding] = max(min(widths[yielding], least), widths[yielding] - tooMuch)
    }
    isStacked = excess(gap) > 0
    self.widths = widths
  }

  /// The columns of a whole line.
  var total: Int { start(of: widths.count) - gap }

  /// The column of the terminal in which a column begins.
  func start(of column: Int) -> Int { widths[..<column].reduce(0) { $0 + $1 + gap } }

  /// A line of cells, padded to their columns; a cell that is longer than its column takes what it needs.
  func line(_ cells: [String], _ isNumber: [Bool]) -> String {
    // Bytes are put together in a tenth of the time that texts are.
    var line: [UInt8] = []
    for (index, cell) in cells.enumerated() {
      let padding = repeatElement(Self.space, count: max(0, widths[index] - DisplayWidth.columns(cell)))
      if isNumber[index] { line += padding }
      line += cell.utf8
      if !isNumber[index] { line += padding }
      if index < cells.count - 1 { line += repeatElement(Self.space, count: gap) }
    }
    while line.last == Self.space { line.removeLast() }
    return String(decoding: line, as: UTF8.self)
  }

  private static let space = UInt8(ascii: " ")
  private static let wide = 2
  /// The least columns of a cell that gives way.
  static let narrowest = 8
}

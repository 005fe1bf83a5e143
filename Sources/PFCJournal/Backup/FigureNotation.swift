internal import PFCModel

/// Figures in a backup: the digits as printed, in brackets when they carry a mark. `5.0` measured, `(5.0)` estimated,
/// `Tr`, `(Tr)`, `-`; any other mark stands before its brackets, as `mark(5.0)`.
enum FigureNotation {
  /// Writes the figures of a composition in the table's order, one space apart. O(1).
  static func write(_ composition: Composition, to bytes: inout [UInt8]) {
    for nutrient in Nutrient.allCases {
      if nutrient.rawValue > 0 { bytes.append(UInt8(ascii: " ")) }
      write(composition[nutrient], to: &bytes)
    }
  }

  /// Reads what ``write(_:to:)`` wrote; nil for anything else.
  static func composition(_ text: String) -> Composition? {
    let words = text.utf8.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
    let figures = words.compactMap(figure)
    return figures.count == words.count ? Composition(figures) : nil
  }

  private static let words: [(mark: Mark, word: String)] = [
    (.trace, "Tr"), (.estimatedTrace, "(Tr)"), (.notMeasured, "-"),
  ]

  private static func write(_ figure: Figure, to bytes: inout [UInt8]) {
    if figure.mark == .measured { return write(digits: figure, to: &bytes) }
    if let word = words.first(where: { $0.mark == figure.mark })?.word { return bytes.append(contentsOf: word.utf8) }
    if figure.mark != .estimated { bytes.append(contentsOf: (figure.mark.name ?? "").utf8) }
    bytes.append(UInt8(ascii: "("))
    write(digits: figure, to: &bytes)
    bytes.append(UInt8(ascii: ")"))
  }

  private static func write(digits figure: Figure, to bytes: inout [UInt8]) {
    Decimal(digits: figure.digits, decimals: figure.decimals).write(to: &bytes)
  }

  private static func figure(_ text: Substring.UTF8View.SubSequence) -> Figure? {
    if let mark = words.first(where: { text.elementsEqual($0.word.utf8) })?.mark {
      return Figure(digits: 0, decimals: 0, mark: mark)
    }
    guard text.last == UInt8(ascii: ")"), let open = text.firstIndex(of: UInt8(ascii: "(")) else {
      return number(text, .measured)
    }
    let name = text[..<open]
    let mark = name.isEmpty ? .estimated : Mark.allCases.first { $0.name.map { name.elementsEqual($0.utf8) } ?? false }
    return mark.flatMap { number(text[text.index(after: open)...].dropLast(), $0) }
  }

  private static func number(_ text: Substring.UTF8View.SubSequence, _ mark: Mark) -> Figure? {
    Decimal(utf8: text).flatMap { Figure(digits: $0.digits, decimals: $0.decimals, mark: mark) }
  }
}

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
    var (rest, divisor) = (figure.digits, 1)
    while divisor <= rest / 10 { divisor *= 10 }
    for _ in 0..<figure.decimals where divisor < power(figure.decimals) { divisor *= 10 }
    while divisor > 0 {
      if figure.decimals > 0, divisor * 10 == power(figure.decimals) { bytes.append(UInt8(ascii: ".")) }
      bytes.append(UInt8(ascii: "0") + UInt8(rest / divisor))
      rest %= divisor
      divisor /= 10
    }
  }

  private static func power(_ exponent: Int) -> Int { [1, 10, 100, 1000][exponent] }

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
    var (digits, decimals, count): (Int, Int?, Int) = (0, nil, 0)
    for byte in text {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        (digits, count) = (digits * 10 + Int(byte - UInt8(ascii: "0")), count + 1)
        decimals = decimals.map { $0 + 1 }
      case UInt8(ascii: ".") where decimals == nil && count > 0: decimals = 0
      default: return nil
      }
      guard count <= 12 else { return nil }
    }
    guard count > 0, decimals != 0 else { return nil }
    return Figure(digits: digits, decimals: decimals ?? 0, mark: mark)
  }
}

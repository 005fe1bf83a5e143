internal import PFC
internal import PFCJSON

/// Figures as text.
enum FigureText {
  /// As the table prints it: `5.0`, `(5.0)` estimated, `Tr` trace, `(Tr)`, `-` not measured, `≥5.0` incomplete.
  static func people(_ figure: Figure) -> String { marked(figure.text, figure.mark) }

  /// A calculated value with the mark of the figure that it comes from, rounded.
  static func people(_ value: Double?, _ mark: Mark, decimals: Int) -> String {
    marked(value.map { Decimal.text($0, decimals, padded: true) }, mark)
  }

  /// A figure of a list: as the table prints it, or rounded where it is a sum. Energy has no decimals, the rest one.
  static func listed(_ item: Item, _ nutrient: Nutrient) -> String {
    guard let figure = item.composition?[nutrient] else { return "" }
    if item.kind == .food { return people(figure) }
    return people(figure.value, figure.mark, decimals: nutrient == .energyKilocalories ? 0 : 1)
  }

  /// How many decimals show a calculated value with three digits, or all whole ones.
  static func decimals(for value: Double) -> Int {
    value >= 100 || value == 0 ? 0 : value >= 10 ? 1 : value >= 1 ? 2 : 3
  }

  private static func marked(_ number: String?, _ mark: Mark) -> String {
    guard let number else { return "-" }
    return switch mark {
    case .measured: number
    case .estimated: "(\(number))"
    case .trace: "Tr"
    case .estimatedTrace: "(Tr)"
    case .notMeasured: "-"
    case .incomplete: "≥\(number)"
    }
  }

  /// The same of a figure that may have been converted: whole kilocalories, the rest with at most one decimal.
  static func rounded(_ figure: Figure, _ nutrient: Nutrient) -> String {
    guard let value = figure.value, figure.mark == .measured || figure.mark == .estimated else { return people(figure) }
    let text = Decimal.text(value, nutrient == .energyKilocalories ? 0 : 1)
    return figure.mark == .estimated ? "(\(text))" : text
  }

  /// The digits of the figure, or null when it was not measured.
  static func number(_ figure: Figure) -> JSONValue { figure.text.map { .number($0) } ?? .null }

  /// A number of tenths with one decimal, padded to a width.
  static func tenths(_ tenths: Int, width: Int = 0) -> String {
    let text = Decimal(digits: tenths, decimals: 1).text
    return String(repeating: " ", count: max(0, width - text.count)) + text
  }
}

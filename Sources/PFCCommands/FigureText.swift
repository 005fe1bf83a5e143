internal import PFC
internal import PFCRender

/// Figures as text.
enum FigureText {
  /// As the table prints it: `5.0`, `(5.0)` estimated, `Tr` trace, `(Tr)`, `-` not measured.
  static func people(_ figure: Figure) -> String {
    switch figure.mark {
    case .measured: figure.text ?? "-"
    case .estimated: "(\(figure.text ?? "-"))"
    case .trace: "Tr"
    case .estimatedTrace: "(Tr)"
    case .notMeasured: "-"
    }
  }

  /// The same of a figure that may have been converted: whole kilocalories, the rest with at most one decimal.
  static func rounded(_ figure: Figure, _ nutrient: Nutrient) -> String {
    guard let value = figure.value, figure.mark == .measured || figure.mark == .estimated else { return people(figure) }
    let text = Decimal.text(value, nutrient == .energyKilocalories ? 0 : 1)
    return figure.mark == .estimated ? "(\(text))" : text
  }

  /// The digits of the table, or null when it was not measured.
  static func number(_ figure: Figure) -> JSONValue { figure.text.map { .number($0) } ?? .null }

  /// A number of tenths with one decimal, padded to a width.
  static func tenths(_ tenths: Int, width: Int = 0) -> String {
    let text = "\(tenths < 0 ? "-" : "")\(abs(tenths) / 10).\(abs(tenths) % 10)"
    return String(repeating: " ", count: max(0, width - text.count)) + text
  }
}

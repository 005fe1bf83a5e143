extension Figure {
  /// The figure nearest to a value: at most so many decimals, fewer where its digits would not fit, no zeros at its end.
  /// Nil when the value is negative, no number or too great, or the mark takes no digits.
  public init?(rounding value: Double, decimals most: Int = 3, mark: Mark = .measured) {
    guard value.isFinite, value >= 0 else { return nil }
    for decimals in (0...min(max(most, 0), Self.maximumDecimals)).reversed() {
      let scaled = (value * Self.scales[decimals]).rounded()
      guard scaled <= Double(Self.maximumDigits) else { continue }
      let number = Decimal(digits: Int(scaled), decimals: decimals).trimmed
      self.init(digits: number.digits, decimals: number.decimals, mark: mark)
      return
    }
    return nil
  }

  /// The figure of so many times as much, with the same mark and two more decimals, so that the way back gives what was
  /// said; itself when the factor is 1. Nil when it does not fit.
  package func scaled(by factor: Double) -> Figure? {
    guard factor != 1, let value, mark == .measured || mark == .estimated else { return self }
    return Figure(rounding: value * factor, decimals: decimals + 2, mark: mark)
  }
}

extension Composition {
  /// A composition of what is known; the rest is not measured.
  package init(known: [Nutrient: Figure]) {
    self.init(all: Nutrient.allCases.map { known[$0] ?? .notMeasured })
  }

  /// The figures of so many times as much; nil when one does not fit. The refuse share stays as it is.
  package func scaled(by factor: Double) -> Composition? {
    var all: [Figure] = []
    for nutrient in Nutrient.allCases {
      guard let figure = nutrient == .refuse ? self[nutrient] : self[nutrient].scaled(by: factor) else { return nil }
      all.append(figure)
    }
    return Composition(all: all)
  }
}

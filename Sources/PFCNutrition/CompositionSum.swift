package import PFCModel

/// Sums ingredients into the composition of what they make.
///
/// Not measured is not zero: where a part was not measured the sum is ``Mark/incomplete``, for the true figure is at least
/// that. A sum in which a part is estimated, or a trace beside more than nothing, is estimated; one of traces is a trace.
package struct CompositionSum: Sendable {
  private var sums: [ComponentSum]
  /// Whether there is a part of which no figure, or no amount, is known.
  private var hasUnknownPart = false
  /// The grams of what is not water; nil once a part is unknown.
  private var dryGrams: Double? = 0

  /// A sum of nothing yet.
  package init() { sums = Array(repeating: ComponentSum(), count: Nutrient.allCases.count) }

  /// Adds so many grams of something; nil grams are an unknown amount, which makes every figure incomplete.
  package mutating func add(_ composition: Composition, grams: Double?) {
    // However much plain water it is, it brings nothing but its weight.
    if grams == nil, composition[.water].value == 100 { return }
    guard let grams else { return addUnknown() }
    if let dry = dryGrams, let water = composition[.water].value {
      dryGrams = dry + grams * (100 - water) / 100
    } else {
      dryGrams = nil
    }
    for nutrient in Nutrient.allCases {
      sums[Int(nutrient.rawValue)].add(composition[nutrient], grams: grams)
    }
  }

  /// Adds something of which no figure is known.
  package mutating func addUnknown() {
    dryGrams = nil
    hasUnknownPart = true
  }

  /// The composition per 100 g of a yield in grams, which is greater than zero. Refuse is 0: a dish is eaten whole. Water
  /// is what the yield weighs beyond the dry parts, for cooking takes it away and adds it: an estimate. Figures that need
  /// more than three decimals are rounded to three.
  package func per100Grams(yield: Double) -> Composition {
    let figures = Nutrient.allCases.map { nutrient in
      switch nutrient {
      case .refuse: Figure.zero
      case .water: water(yield: yield)
      default: sums[Int(nutrient.rawValue)].figure(scale: 100 / yield, isKnown: !hasUnknownPart)
      }
    }
    guard let composition = Composition(figures) else { preconditionFailure("one figure a component") }
    return composition
  }

  private func water(yield: Double) -> Figure {
    guard let dryGrams else { return .notMeasured }
    return Figure(rounding: max(0, yield - dryGrams) / yield * 100, mark: .estimated) ?? .notMeasured
  }
}

/// The sum of one component.
private struct ComponentSum: Sendable {
  private var value = 0.0
  private var isUnknown = false
  private var hasValue = false
  private var hasTrace = false
  private var isEstimated = false

  mutating func add(_ figure: Figure, grams: Double) {
    guard let value = figure.value else {
      isUnknown = true
      return
    }
    self.value += value * grams / 100
    hasValue = true
    switch figure.mark {
    case .measured, .notMeasured: break
    case .trace: hasTrace = true
    case .estimated: isEstimated = true
    case .estimatedTrace: (hasTrace, isEstimated) = (true, true)
    case .incomplete: isUnknown = true
    }
  }

  /// The sum times a scale; `isKnown` says whether every other part is.
  func figure(scale: Double, isKnown: Bool) -> Figure {
    let isUnknown = isUnknown || !isKnown
    guard hasValue else { return isUnknown ? .notMeasured : .zero }
    if !isUnknown, hasTrace, value == 0 { return isEstimated ? .estimatedTrace : .trace }
    let mark: Mark = isUnknown ? .incomplete : isEstimated || hasTrace ? .estimated : .measured
    return Figure(rounding: value * scale, mark: mark) ?? .notMeasured
  }
}

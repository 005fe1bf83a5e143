internal import PFCGrammar
internal import PFCModel
internal import PFCText

/// The figures of own foods: reading, converting and checking them.
enum OwnFoodFigure {
  /// A figure as tables write it, with or without its unit: a number, `Tr`, `(1.2)` estimated, `(Tr)`, `-` or nothing for not measured.
  static func figure(_ text: String, _ nutrient: Nutrient) throws(OwnFoodFault) -> Figure {
    switch text {
    case "", "-": return .notMeasured
    case "Tr": return .trace
    case "(Tr)": return .estimatedTrace
    default: break
    }
    let said = text
    let text = Decimal.withoutUnit(text, nutrient.unit)
    let isEstimated = text.hasPrefix("(") && text.hasSuffix(")")
    guard let number = Decimal(isEstimated ? String(text.dropFirst().dropLast()) : text) else {
      throw OwnFoodFault(.figure(nutrient), .noFigure, said)
    }
    let mark: Mark = isEstimated ? .estimated : .measured
    if let figure = Figure(digits: number.digits, decimals: number.decimals, mark: mark) { return figure }
    // More decimals than a figure has: what rounds to nothing is a trace, never zero.
    guard let figure = Figure(rounding: number.value, mark: mark) else {
      throw OwnFoodFault(.figure(nutrient), .noFigure, said)
    }
    return figure.digits == 0 && number.digits > 0 ? .trace : figure
  }

  /// The figures on the new basis: those said, and those known as they were given.
  static func composition(
    _ said: [(Nutrient, Figure)], _ basis: OwnFoodBasis, _ known: Composition?, _ old: OwnFoodBasis?
  ) throws(OwnFoodFault) -> Composition {
    var figures: [Nutrient: Figure] = [:]
    if let known, let old {
      for nutrient in Nutrient.allCases {
        figures[nutrient] = try rebased(known[nutrient], nutrient, from: old, to: basis)
      }
    }
    for (nutrient, figure) in said {
      let factor = nutrient == .refuse ? 1 : basis.factor
      guard let scaled = figure.scaled(by: factor) else {
        throw OwnFoodFault(.figure(nutrient), .noFigure, figure.text ?? "")
      }
      figures[nutrient] = scaled
    }
    return Composition(known: figures)
  }

  /// A figure as it was given on one basis, for another one. Where the basis stays, it stays.
  private static func rebased(
    _ figure: Figure, _ nutrient: Nutrient, from old: OwnFoodBasis, to new: OwnFoodBasis
  ) throws(OwnFoodFault) -> Figure {
    guard nutrient != .refuse, old.factor != new.factor, let value = figure.value,
      [.measured, .estimated].contains(figure.mark)
    else { return figure }
    let given =
      old.factor == 1 ? figure : Figure(rounding: value / old.factor, decimals: 2, mark: figure.mark)
    guard let rebased = given?.scaled(by: new.factor) else {
      throw OwnFoodFault(.figure(nutrient), .noFigure, figure.text ?? "")
    }
    return rebased
  }

  /// How far protein, fat and carbohydrate may come to more than 100 g in 100 g: labels round, and some are for powders
  /// whose water went.
  private static let greatestMass = 105.0

  /// What no food can be. Figures of a food without a weight are not looked at: nobody knows what one weighs.
  static func faults(
    of composition: Composition, hasWeight: Bool, said: [(nutrient: Nutrient, text: String)]
  ) -> [OwnFoodFault] {
    func text(_ nutrient: Nutrient) -> String { said.last { $0.nutrient == nutrient }?.text ?? "" }
    guard Nutrient.allCases.contains(where: { $0 != .refuse && composition[$0].mark != .notMeasured }) else {
      return [OwnFoodFault(.figure(.energyKilocalories), .noFigures)]
    }
    guard hasWeight else { return [] }
    var faults = Nutrient.allCases.compactMap { nutrient in
      composition[nutrient].value.flatMap { value in
        value > nutrient.ceiling
          ? OwnFoodFault(.figure(nutrient), .tooMuch(nutrient.ceiling), text(nutrient)) : nil
      }
    }
    let mass = [Nutrient.protein, .fat, .carbohydrate].reduce(0) { $0 + (composition[$1].value ?? 0) }
    if faults.isEmpty, mass > greatestMass {
      faults.append(OwnFoodFault(.figure(.protein), .overweight(mass), text(.protein)))
    }
    return faults
  }
}

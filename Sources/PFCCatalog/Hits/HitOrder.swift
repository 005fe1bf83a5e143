internal import PFCModel

/// The orders in which hits can stand.
public enum HitOrder: String, CaseIterable, Sendable {
  /// As the search ranks them.
  case rank
  /// By energy.
  case kcal
  /// By protein.
  case protein
  /// By fat.
  case fat
  /// By carbohydrate.
  case carbohydrate
  /// By protein for the energy.
  case proteinPerKcal = "protein-per-kcal"
  /// By the intensity of exercises.
  case mets

  /// The hits with the greatest figure first, or the least if `reversed`; equal ones keep their rank, and those without
  /// the figure come last. By rank, `reversed` turns the list over.
  func sorted(_ hits: [Hit], reversed: Bool, per servings: [String: HitServing] = [:]) -> [Hit] {
    if self == .rank { return reversed ? hits.reversed() : hits }
    let keyed = hits.enumerated().map {
      (offset: $0.offset, hit: $0.element, value: value(of: $0.element, servings[$0.element.item.id]))
    }
    return keyed.sorted { left, right in
      switch (left.value, right.value) {
      case (let a?, let b?) where a != b: (a > b) != reversed
      case (.some, nil): true
      case (nil, .some): false
      default: left.offset < right.offset
      }
    }.map(\.hit)
  }

  private func value(of hit: Hit, _ serving: HitServing?) -> Double? {
    if self == .mets, case .exercise(let exercise) = hit.item { return exercise.mets.value }
    // Figures for one piece cannot stand beside figures per 100 g.
    guard let composition = hit.item.composition, hit.item.unit == nil || serving != nil || self == .proteinPerKcal
    else { return nil }
    func figure(_ nutrient: Nutrient) -> Double? { serving.map { $0.value(nutrient) } ?? composition[nutrient].value }
    switch self {
    case .rank, .mets: return nil
    case .kcal: return figure(.energyKilocalories)
    case .protein: return figure(.protein)
    case .fat: return figure(.fat)
    case .carbohydrate: return figure(.carbohydrate)
    case .proteinPerKcal:
      guard let protein = composition[.protein].value, let energy = composition[.energyKilocalories].value, energy > 0
      else { return nil }
      return protein / energy
    }
  }
}

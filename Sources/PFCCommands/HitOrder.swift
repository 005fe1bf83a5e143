internal import PFC

/// The orders of `--sort`.
enum HitOrder: String, CaseIterable {
  case rank
  case kcal
  case protein
  case fat
  case carbohydrate
  case proteinPerKcal = "protein-per-kcal"

  /// The names for the help.
  static let list = allCases.map(\.rawValue).joined(separator: " ")

  /// The hits with the greatest figure first; equal ones keep their rank, and those without the figure come last.
  func sorted(_ hits: [Hit]) -> [Hit] {
    if self == .rank { return hits }
    let keyed = hits.enumerated().map { (offset: $0.offset, hit: $0.element, value: value(of: $0.element)) }
    return keyed.sorted { left, right in
      switch (left.value, right.value) {
      case (let a?, let b?) where a != b: a > b
      case (.some, nil): true
      case (nil, .some): false
      default: left.offset < right.offset
      }
    }.map(\.hit)
  }

  private func value(of hit: Hit) -> Double? {
    guard let food = hit.item.food, hit.item.unit == nil || self == .proteinPerKcal else { return nil }
    let composition = food.composition
    switch self {
    case .rank: return nil
    case .kcal: return composition[.energyKilocalories].value
    case .protein: return composition[.protein].value
    case .fat: return composition[.fat].value
    case .carbohydrate: return composition[.carbohydrate].value
    case .proteinPerKcal:
      guard let protein = composition[.protein].value, let energy = composition[.energyKilocalories].value, energy > 0
      else { return nil }
      return protein / energy
    }
  }
}

internal import PFCCatalog
public import PFCModel

/// What words of a line may mean, with the amount that would be logged of it.
public struct Candidate: Sendable {
  /// The hit.
  public let hit: Hit
  /// The amount as typed, or the usual portion; nil where the item has no such amount.
  public let amountText: String?
  /// The grams of edible part; nil for a food without a weight, and where there is no amount.
  public let grams: Double?
  /// The energy of the amount in kcal; nil where it was not measured, and where there is no amount.
  public let energy: Double?

  /// What a hit would be logged as.
  init(_ meaning: LineJudge.FoodMeaning) {
    hit = meaning.hit
    guard let measured = try? meaning.measured.get() else {
      (amountText, grams, energy) = (nil, nil, nil)
      return
    }
    (amountText, grams) = (measured.text, measured.grams)
    let scale = measured.grams.map { $0 / 100 } ?? measured.amount.value
    energy = hit.item.composition?[.energyKilocalories].value.map { $0 * scale }
  }

  /// A hit of which nobody eats an amount.
  init(_ hit: Hit) { (self.hit, amountText, grams, energy) = (hit, nil, nil, nil) }

  /// The candidate on a line: `≈ しらたき  1玉 (200 g)  14 kcal`.
  package var label: String {
    var parts = [(hit.isNearest ? "≈ " : "") + hit.item.name]
    if let amountText {
      let weight = "\(grams.map { Decimal.text($0, 1) } ?? "") g"
      parts.append(grams == nil || amountText == weight.filter { $0 != " " } ? amountText : "\(amountText) (\(weight))")
    }
    if let energy { parts.append("\(Decimal.text(energy, 0)) kcal") }
    return parts.joined(separator: "  ")
  }
}

/// What a number without a unit means behind a food: 卵 2 counts, 鶏むね 200 weighs.
package enum BareNumber {
  package enum Meaning: Sendable {
    /// So many pieces.
    case count
    /// So many grams, or milliliters of a drink.
    case weight
    /// Either may be meant, or neither.
    case unclear
  }

  /// What a number means. Up to ten it counts, where there is anything to count; from thirty on it weighs, unless so many
  /// pieces are no more than a meal; in between, and where both come to about the same or only one is plausible, that one.
  /// `gramsOfOne` is the weight of a piece, nil where it is not counted.
  package static func meaning(of number: Double, gramsOfOne: Double?, kilocaloriesPerGram: Double) -> Meaning {
    guard let one = gramsOfOne, one > 0 else { return number >= leastWeight ? .weight : .unclear }
    let grams = number * one
    let isCount = number <= mostCertainPieces || (grams <= mealGrams && grams * kilocaloriesPerGram <= mealKilocalories)
    // 120 of chicken breast is less than half of one, but nobody eats 120 of them.
    let least = isCount ? max(leastWeight, one / 2) : min(max(leastWeight, one / 2), mostPieces)
    let isWeight = number >= least && number > mostCertainPieces
    switch (isCount, isWeight) {
    case (true, false): return .count
    case (false, true): return .weight
    case (true, true): return abs(grams - number) <= number / 4 ? .count : number >= mostPieces ? .weight : .unclear
    case (false, false): return .unclear
    }
  }

  /// So many of anything are pieces.
  private static let mostCertainPieces = 10.0
  /// More than these are never counted.
  private static let mostPieces = 30.0
  /// Nobody weighs less.
  private static let leastWeight = 15.0
  /// What pieces of one meal come to at most.
  private static let mealGrams = 700.0
  private static let mealKilocalories = 800.0
}

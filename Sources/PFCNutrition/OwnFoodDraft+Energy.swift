public import PFCModel

extension OwnFoodDraft {
  /// The energy that protein, fat, carbohydrate and alcohol give (4, 9, 4 and 7 kcal a gram), where the figure of the food
  /// is far from it; nil where it is near, or cannot be told.
  public var doubtfulEnergy: (given: Double, expected: Double)? {
    guard let given = composition[.energyKilocalories].value, let protein = composition[.protein].value,
      let fat = composition[.fat].value, let carbohydrate = composition[.carbohydrate].value
    else { return nil }
    let alcohol = composition[.alcohol].value ?? 0
    let expected = 4 * protein + 9 * fat + 4 * carbohydrate + 7 * alcohol
    // Fibre and polyols give half or less, and labels round each figure.
    let least = 4 * protein + 9 * fat + 7 * alcohol
    let isNear = given >= min(expected * 0.7, least) - 15 && given <= expected * 1.25 + 15
    return isNear ? nil : (given, expected)
  }
}

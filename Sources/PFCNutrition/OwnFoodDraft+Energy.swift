public import PFCModel

extension OwnFoodDraft {
  /// The energy that protein, fat, carbohydrate and alcohol give by ``EnergyFactors/atwater``, where the figure of the food is
  /// far from it; nil where it is near, or cannot be told.
  public var doubtfulEnergy: (given: Double, expected: Double)? {
    guard let given = composition[.energyKilocalories].value, let protein = composition[.protein].value,
      let fat = composition[.fat].value, let carbohydrate = composition[.carbohydrate].value
    else { return nil }
    let alcohol = composition[.alcohol].value ?? 0
    let factors = EnergyFactors.atwater
    let withoutCarbohydrate = factors.protein * protein + factors.fat * fat + factors.alcohol * alcohol
    let expected = withoutCarbohydrate + factors.carbohydrate * carbohydrate
    // Fibre and polyols give half or less, and labels round each figure.
    let isNear = given >= min(expected * 0.7, withoutCarbohydrate) - 15 && given <= expected * 1.25 + 15
    return isNear ? nil : (given, expected)
  }
}

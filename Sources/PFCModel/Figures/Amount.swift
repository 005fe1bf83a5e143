/// An amount of a food as a person says it.
public struct Amount: Sendable, Hashable {
  /// How much one unit is taken: greater than zero.
  public let value: Double
  /// The unit.
  public let unit: MeasureUnit
  /// The word that chooses among measures of one unit, as 茶碗, M or 6枚切り; empty for none.
  public let size: String

  /// Makes an amount.
  package init(value: Double, unit: MeasureUnit, size: String = "") {
    self.value = value
    self.unit = unit
    self.size = size
  }
}

/// Why a text is no amount.
public enum AmountError: Error, Equatable, Sendable {
  /// The number is zero.
  case zero
  /// The number is negative.
  case negative
  /// The number is written in a way that is not taken: exponent, hexadecimal, decimal comma, nan, inf, too many digits.
  case badNumber
  /// The weight is less than anybody logs.
  case tooSmall
  /// The weight or energy is more than anybody eats.
  case tooLarge
  /// The unit is not known.
}

/// Why an amount of a food cannot be turned into grams.
public enum ConversionError: Error, Equatable, Sendable {
  /// The food has no weight for the unit; the units that it has.
  case missingUnit(MeasureUnit, known: [MeasureUnit])
  /// A number without a unit may be a count or a weight; the units that the food has.
  case countOrWeight(known: [MeasureUnit])
  /// The food has no measure of the size; those that it has.
  case missingSize(String, known: [String])
  /// Nothing of the food is thrown away, so no weight of it is one as bought.
  case noRefuse
  /// The food has no energy to count back from.
  case noEnergy
}

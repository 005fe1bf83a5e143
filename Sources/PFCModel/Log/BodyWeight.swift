/// What a person weighs on a day: the last measure of a day stands for it.
public struct BodyWeight: Sendable, Hashable {
  /// The day that it belongs to.
  public let day: CivilDate
  /// The moment of the measure.
  public let at: Instant
  /// The body weight in kg.
  public let kilograms: Double
  /// The body fat in percent of the weight; nil when it was not measured.
  public let bodyFat: Double?
  /// The waist in cm; nil when it was not measured.
  public let waist: Double?

  /// Makes a measure from figures that are finite and more than nothing.
  public init(day: CivilDate, at: Instant, kilograms: Double, bodyFat: Double? = nil, waist: Double? = nil) {
    self.day = day
    self.at = at
    self.kilograms = kilograms
    self.bodyFat = bodyFat
    self.waist = waist
  }
}

public import PFCModel

/// What weights of many days show once the ups and downs of single days are evened out: an exponentially weighted mean.
///
/// The mean of the first measure is the measure. Each later one moves it by `1 − (1 − α)^days` of what lies between both,
/// where `α` is ``smoothing`` and `days` those since the measure before: a missing day counts as one on which the weight
/// was not known, not as one on which it was nothing.
public struct WeightTrend: Sendable, Hashable {
  /// How much of a day's difference the mean takes up: a tenth.
  public static let smoothing = 0.1
  /// The kilocalories of a kilogram of body fat, as the national guide counts: some 7,000.
  ///
  /// Source: Ministry of Health, Labour and Welfare, "Physical Activity and Exercise Guide for Health Promotion 2023", on
  /// energy for losing visceral fat; the sheet of "Physical Activity Reference for Health Promotion 2013" counts the same.
  public static let kilocaloriesPerKilogram = 7000.0

  /// A day with what was measured and the mean.
  public struct Point: Sendable, Hashable {
    /// The measure.
    public let weight: BodyWeight
    /// The mean in kg.
    public let mean: Double
  }

  /// The days with a measure, in their order.
  public let points: [Point]

  /// The trend of weights in the order of their days. O(weights).
  public init(_ weights: [BodyWeight]) {
    var points: [Point] = []
    points.reserveCapacity(weights.count)
    for weight in weights {
      guard let last = points.last else {
        points.append(Point(weight: weight, mean: weight.kilograms))
        continue
      }
      let days = weight.day.daysSince1970 - last.weight.day.daysSince1970
      var rest = 1.0
      for _ in 0..<min(max(days, 0), 1000) { rest *= 1 - Self.smoothing }
      points.append(Point(weight: weight, mean: last.mean + (1 - rest) * (weight.kilograms - last.mean)))
    }
    self.points = points
  }

  /// How many kg a week the mean changes, from the last measure at least a week before the last one to it; nil where
  /// there is none. O(points).
  public var rate: Double? {
    guard let last = points.last,
      let first = points.last(where: { $0.weight.day <= last.weight.day.adding(days: -7) })
    else { return nil }
    let days = last.weight.day.daysSince1970 - first.weight.day.daysSince1970
    return (last.mean - first.mean) / Double(days) * 7
  }

  /// The energy that is eaten beyond what is spent, in kcal a day, as ``rate`` implies it by
  /// ``kilocaloriesPerKilogram``; less than zero where weight is lost.
  public var balance: Double? { rate.map { $0 / 7 * Self.kilocaloriesPerKilogram } }
}

public import PFCModel
public import PFCNutrition

/// A range of days of the diary and what they sum to.
///
/// A day without entries is missing, not zero: it is in no average, and none of the best or worst. Sums are those of
/// ``DayReport``, day by day, so that they equal what the days themselves show.
public struct PeriodReport: Sendable, Hashable {
  /// A mean of one component over the days that have entries.
  public struct Average: Sendable, Hashable {
    /// The sum divided by ``days``.
    public let value: Double
    /// Whether a part was not measured, so that the true mean is at least ``value``.
    public let isIncomplete: Bool
    /// The days that it is the mean of.
    public let days: Int
  }

  /// The days, both ends included.
  public let range: ClosedRange<CivilDate>
  /// The days of the range that have entries, in their order.
  public let loggedDays: [DayReport]

  /// A report of days in their order; those outside of the range or without entries are left out. O(days).
  package init(range: ClosedRange<CivilDate>, days: [DayReport]) {
    self.range = range
    loggedDays = days.filter { range.contains($0.date) && !$0.entries.isEmpty }
  }

  /// How many days the range has, with entries or without. O(1).
  public var dayCount: Int { range.upperBound.daysSince1970 - range.lowerBound.daysSince1970 + 1 }

  /// The sum of a component over the days. O(entries).
  public func sum(_ nutrient: Nutrient) -> DayReport.Sum { .total(of: loggedDays.map { $0.sum(nutrient) }) }

  /// The mean of a component over the days that have entries; nil when there is none. O(entries).
  public func average(_ nutrient: Nutrient) -> Average? {
    guard !loggedDays.isEmpty else { return nil }
    let sum = sum(nutrient)
    return Average(
      value: sum.value / Double(loggedDays.count), isIncomplete: sum.isIncomplete, days: loggedDays.count)
  }

  /// The shares of energy of all the days together, as ``DayReport/ratio`` has those of one. O(entries).
  public var ratio: DayReport.Ratio? { DayReport.Ratio(of: sum) }
}

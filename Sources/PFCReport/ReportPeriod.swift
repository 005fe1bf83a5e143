public import PFCModel

/// A stretch of days up to a day, by the word for it.
public enum ReportPeriod: String, CaseIterable, Sendable, Hashable {
  /// One day.
  case day
  /// Seven days.
  case week
  /// The days after this day of the month before.
  case month
  /// The days after this day of the year before.
  case year

  /// The days of the period that ends on a day, which is one of them. Where the earlier month is shorter it begins on the
  /// first of the next one: a month up to 31 March is all of March. O(1).
  public func days(upTo last: CivilDate) -> ClosedRange<CivilDate> {
    let (year, month, day) = last.parts
    let before: CivilDate? =
      switch self {
      case .day: last.adding(days: -1)
      case .week: last.adding(days: -7)
      case .month: Self.date(month == 1 ? year - 1 : year, month == 1 ? 12 : month - 1, day)
      case .year: Self.date(year - 1, month, day)
      }
    return (before ?? last.adding(days: -1)).adding(days: 1)...last
  }

  /// The date, or the last of its month where that is shorter; nil before the year 1.
  private static func date(_ year: Int, _ month: Int, _ day: Int) -> CivilDate? {
    (0...3).lazy.compactMap { CivilDate(year: year, month: month, day: day - $0) }.first
  }
}

internal import PFCGrammar
internal import PFCJournal
public import PFCModel
public import PFCNutrition
internal import PFCTime

extension Diary {
  /// The date that words mean today, as `昨日`, `-1`, `11/29`, `月曜` or `yesterday`. Throws ``DiaryInputError``.
  public func date(_ text: String) throws -> CivilDate {
    guard let date = MomentText.date(text, today: try today()) else { throw DiaryInputError.date(text) }
    return date
  }

  /// The seconds after midnight at which a day begins.
  public func dayStart() throws(JournalError) -> Int {
    try store?.settings.value(of: .dayStart).flatMap(MomentText.seconds) ?? 0
  }

  /// The day that it is now.
  public func today() throws(JournalError) -> CivilDate { try day(of: now) }

  /// The day to which a moment belongs. O(1).
  public func day(of instant: Instant) throws(JournalError) -> CivilDate {
    UserDay(zone: try zone(), start: try dayStart()).date(of: instant)
  }

  /// The seconds since midnight that the user's clock shows, or a clock in the zone of this name.
  package func clock(at instant: Instant, zone name: String? = nil) throws(JournalError) -> Int {
    try zone(name).local(at: instant).seconds
  }

  /// The moment of a day at which the user's clock, or one in the zone of this name, shows a time: after midnight but
  /// before the day's start, the next morning. A time that the clock leaps over is as much later as it leaps.
  public func instant(on day: CivilDate, seconds: Int, zone name: String? = nil) throws(JournalError) -> Instant {
    try zone(name).instant(seconds < dayStart() ? day.adding(days: 1) : day, seconds: seconds)
  }

  /// A day of the diary, or today. O(log n + entries of the day).
  public func day(_ date: CivilDate? = nil) throws(JournalError) -> DayReport {
    let date = if let date { date } else { try today() }
    return DayReport(
      date: date, entries: try store?.entries(on: date) ?? [], goal: try goals.goal(on: date),
      workouts: try store?.workouts(on: date) ?? [])
  }

  /// The days from one to another, both included, in their order; those without entries too. O(days × log n + entries).
  public func days(_ range: ClosedRange<CivilDate>) throws(JournalError) -> [DayReport] {
    var reports: [DayReport] = []
    for day in range.lowerBound.daysSince1970...range.upperBound.daysSince1970 {
      reports.append(try self.day(CivilDate(daysSince1970: day)))
    }
    return reports
  }

  /// The number that the next entry of a day gets. O(log n).
  func nextNumber(on date: CivilDate) throws(JournalError) -> Int { try store?.nextNumber(on: date) ?? 1 }

  /// How often each item was logged in the 90 days up to today, for those logged at least twice.
  public func habits() throws(JournalError) -> [String: Int] {
    try store?.habits(since: today().startOfHabits) ?? [:]
  }
}

internal import PFCJournal
public import PFCModel
internal import PFCNutrition
public import PFCReport

extension Diary {
  /// The days that words mean: `day`, `week`, `month` or `year` up to today, `FROM..TO`, or a date. Throws ``PeriodError``.
  public func period(_ text: String) throws -> ClosedRange<CivilDate> {
    if let period = ReportPeriod(rawValue: text) { return period.days(upTo: try today()) }
    guard let dots = text.firstRange(of: "..") else {
      let day = try end(text, of: text)
      return day...day
    }
    let first = try end(String(text[..<dots.lowerBound]), of: text)
    let last = try end(String(text[dots.upperBound...]), of: text)
    guard first <= last else { throw PeriodError.reversed(text) }
    return first...last
  }

  private func end(_ word: String, of text: String) throws -> CivilDate {
    do { return try date(word) } catch is DiaryInputError { throw PeriodError.unknown(text) }
  }

  /// What was eaten from one day to another, both included. O(entries + days with entries × log n).
  public func report(_ range: ClosedRange<CivilDate>) throws(JournalError) -> PeriodReport {
    var days: [(date: CivilDate, entries: [LogEntry])] = []
    for entry in try store?.entries(in: range) ?? [] {
      if days.last?.date != entry.draft.day { days.append((entry.draft.day, [])) }
      days[days.count - 1].entries.append(entry)
    }
    return PeriodReport(
      range: range,
      days: try days.map { day throws(JournalError) in
        DayReport(
          date: day.date, entries: day.entries, goal: try goals.goal(on: day.date),
          workouts: try store?.workouts(on: day.date) ?? [])
      })
  }
}

internal import PFCJournal
internal import PFCModel
internal import PFCNutrition

/// What changes would make of days: every dry run asks it, and it numbers and orders entries as the journal does.
struct DayPreview {
  private let diary: Diary
  private var next: [CivilDate: Int] = [:]

  init(_ diary: Diary) { self.diary = diary }

  /// The records that drafts would be. O(drafts + days × log n).
  mutating func logged<Record: DayRecord>(_ drafts: [Record.Draft]) throws(JournalError) -> [Record] {
    let now = diary.now
    var records: [Record] = []
    for draft in drafts {
      records.append(Record(id: "", number: try takeNumber(on: draft.day), draft: draft, created: now, updated: now))
    }
    return records
  }

  /// Records of a day that were changed, with the numbers that they would have on the days to which they go.
  mutating func moved<Record: DayRecord>(_ changed: [Record], from day: CivilDate) throws(JournalError) -> [Record] {
    var records: [Record] = []
    for record in changed {
      records.append(record.draft.day == day ? record : record.numbered(try takeNumber(on: record.draft.day)))
    }
    return records
  }

  /// A day with these entries in the place of those that have their identifiers, and without others. O(entries × log n).
  func day(
    _ date: CivilDate, with changed: [LogEntry] = [], without gone: [LogEntry] = [],
    workouts: [Workout] = [], withoutWorkouts lost: [Workout] = []
  ) throws(JournalError) -> DayReport {
    let report = try diary.day(date)
    let replaced = Set((changed + gone).map(\.id))
    let entries = report.entries.filter { !replaced.contains($0.id) } + changed.filter { $0.draft.day == date }
    return DayReport(
      date: date,
      entries: entries.sorted { ($0.draft.slot.rawValue, $0.number) < ($1.draft.slot.rawValue, $1.number) },
      goal: report.goal,
      workouts: (report.workouts.filter { known in !(workouts + lost).contains { $0.id == known.id } }
        + workouts.filter { $0.draft.day == date }).sorted { $0.number < $1.number })
  }

  private mutating func takeNumber(on day: CivilDate) throws(JournalError) -> Int {
    let number = if let known = next[day] { known } else { try diary.nextNumber(on: day) }
    next[day] = number + 1
    return number
  }
}

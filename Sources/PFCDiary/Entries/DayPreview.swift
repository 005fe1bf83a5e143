internal import PFCJournal
internal import PFCModel
internal import PFCNutrition

/// What changes would make of days: every dry run asks it, and it numbers and orders entries as the journal does.
struct DayPreview {
  private let diary: Diary
  private var next: [CivilDate: Int] = [:]

  init(_ diary: Diary) { self.diary = diary }

  /// The entries that drafts would be. O(drafts + days × log n).
  mutating func logged(_ drafts: [LogDraft]) throws(JournalError) -> [LogEntry] {
    let now = diary.now
    var entries: [LogEntry] = []
    for draft in drafts {
      entries.append(
        LogEntry(id: "", number: try takeNumber(on: draft.day), draft: draft, created: now, updated: now))
    }
    return entries
  }

  /// The workouts that drafts would be. O(drafts + days × log n).
  mutating func logged(_ drafts: [WorkoutDraft]) throws(JournalError) -> [Workout] {
    let now = diary.now
    var workouts: [Workout] = []
    for draft in drafts {
      workouts.append(Workout(id: "", number: try takeNumber(on: draft.day), draft: draft, created: now, updated: now))
    }
    return workouts
  }

  /// Workouts of a day that were changed, with the numbers that they would have on the days to which they go.
  mutating func moved(_ changed: [Workout], from day: CivilDate) throws(JournalError) -> [Workout] {
    var workouts: [Workout] = []
    for workout in changed {
      let number = workout.draft.day == day ? workout.number : try takeNumber(on: workout.draft.day)
      workouts.append(
        Workout(
          id: workout.id, number: number, draft: workout.draft, created: workout.created, updated: workout.updated))
    }
    return workouts
  }

  /// Entries of a day that were changed, with the numbers that they would have on the days to which they go.
  mutating func moved(_ changed: [LogEntry], from day: CivilDate) throws(JournalError) -> [LogEntry] {
    var entries: [LogEntry] = []
    for entry in changed {
      let number = entry.draft.day == day ? entry.number : try takeNumber(on: entry.draft.day)
      entries.append(
        LogEntry(
          id: entry.id, number: number, draft: entry.draft, created: entry.created, updated: entry.updated))
    }
    return entries
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

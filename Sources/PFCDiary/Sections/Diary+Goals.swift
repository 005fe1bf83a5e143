internal import PFCJournal
public import PFCModel

extension Diary {
  /// The goals.
  public var goals: Goals { Goals(diary: self) }

  /// The goals of the days.
  public struct Goals {
    package let diary: Diary

    /// The goal that holds on a day; nil when there is none. O(log n).
    public func goal(on day: CivilDate) throws(JournalError) -> Goal? { try diary.store?.goals.goal(on: day) }

    /// Every goal that was set, the latest first. O(goals).
    public func all() throws(JournalError) -> [Goal] { try diary.store?.goals.all() ?? [] }

    /// Sets a goal, in place of the one that begins on the same day. Days before it keep the goal that they had.
    public func set(_ goal: Goal) throws(JournalError) { try set([goal]) }

    /// Sets several goals in one step, as those for some days of the week.
    public func set(_ goals: [Goal]) throws(JournalError) { try diary.writable().goals.set(goals, now: diary.now) }

    /// Removes the goal that begins on a day. Throws ``GoalError`` when there is none; else ``JournalError``.
    public func remove(since day: CivilDate) throws {
      guard try diary.store?.goals.remove(since: day, now: diary.now) ?? false else { throw GoalError.unknown(day) }
    }

    /// The first day of a goal that words mean. A month and day without a year mean the last such day in a diary; a goal may
    /// be for the next one, so the nearer is meant: on 30 November `12/15` is in two weeks. Throws ``DiaryInputError``.
    public func date(_ text: String) throws -> CivilDate {
      let (date, today) = (try diary.date(text), try diary.today())
      let (year, month, day) = date.parts
      guard text.contains(where: { "/／月".contains($0) }), !text.contains(String(year)),
        let next = CivilDate(year: year + 1, month: month, day: day)
      else { return date }
      let (back, ahead) = (today.daysSince1970 - date.daysSince1970, next.daysSince1970 - today.daysSince1970)
      return ahead < back ? next : date
    }
  }
}

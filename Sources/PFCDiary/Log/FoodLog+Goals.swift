public import PFCModel

extension FoodLog {
  /// The goal that holds on a day; nil when there is none. O(log n).
  public func goal(on day: CivilDate) throws(JournalError) -> Goal? { try store?.goal(on: day) }

  /// Every goal that was set, the latest first. O(goals).
  public func goals() throws(JournalError) -> [Goal] { try store?.goals() ?? [] }

  /// Sets a goal, in place of the one that begins on the same day. Days before it keep the goal that they had.
  public func set(_ goal: Goal, now: Instant) throws(JournalError) { try writable().set(goal, now: now) }

  /// Removes the goal that begins on a day; gives whether it was there.
  public func removeGoal(since day: CivilDate, now: Instant) throws(JournalError) -> Bool {
    try store?.removeGoal(since: day, now: now) ?? false
  }
}

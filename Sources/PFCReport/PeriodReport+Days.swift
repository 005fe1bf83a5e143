public import PFCModel
public import PFCNutrition

extension PeriodReport {
  /// The day whose energy was nearest to its goal, and the one that was farthest from it, by the share of the goal; of two
  /// alike the earlier. Days without a goal, or of which not all energy is known, are not judged. Nil when no day is left.
  /// O(entries).
  public var nearestAndFarthest: (nearest: DayReport, farthest: DayReport)? {
    let judged = loggedDays.compactMap { day in Self.distance(day).map { (day: day, distance: $0) } }
    guard let nearest = judged.min(by: { $0.distance < $1.distance }), let first = judged.first else { return nil }
    let farthest = judged.dropFirst().reduce(first) { $1.distance > $0.distance ? $1 : $0 }
    return (nearest.day, farthest.day)
  }

  /// How far the energy of a day is from its goal, as a share of the goal.
  private static func distance(_ day: DayReport) -> Double? {
    let energy = day.sum(.energyKilocalories)
    guard let goal = day.goal?.energy, goal > 0, !energy.isIncomplete else { return nil }
    return abs(energy.value - goal) / goal
  }

  /// The runs of days with entries that follow each other, in their order. O(days).
  public var streaks: [ClosedRange<CivilDate>] {
    loggedDays.reduce(into: []) { streaks, day in
      if let last = streaks.last, last.upperBound.adding(days: 1) == day.date {
        streaks[streaks.count - 1] = last.lowerBound...day.date
      } else {
        streaks.append(day.date...day.date)
      }
    }
  }

  /// The longest run of days with entries, of several the last; nil when there is none. O(days).
  public var longestStreak: ClosedRange<CivilDate>? {
    func length(_ streak: ClosedRange<CivilDate>) -> Int {
      streak.upperBound.daysSince1970 - streak.lowerBound.daysSince1970
    }
    return streaks.reduce(nil) { longest, streak in
      if let longest, length(longest) > length(streak) { longest } else { streak }
    }
  }
}

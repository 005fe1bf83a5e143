internal import PFCJournal
public import PFCModel

extension FoodCatalog {
  /// How often each item was logged since a day, for those logged at least twice; empty without a journal.
  /// O(log n + entries since then).
  public func habits(since day: CivilDate) throws(SeedError) -> [String: Int] {
    try own?.reading { try $0?.habits(since: day) } ?? [:]
  }
}

extension [Hit] {
  /// The hits with what the user logs often first within each grade: each with what the habit adds to its score. O(n log n).
  public func withHabits(_ habits: [String: Int]) -> [Hit] {
    guard contains(where: { habits[$0.item.id] != nil }) else { return self }
    let risen = map { hit in
      guard let count = habits[hit.item.id] else { return hit }
      let habit = Contribution(reason: .habit, tenths: Swift.min(Self.greatestHabit, count * Self.habitStep))
      return Hit(
        item: hit.item, grade: hit.grade, matched: hit.matched, matchedNames: hit.matchedNames, nameKind: hit.nameKind,
        contributions: hit.contributions + [habit])
    }
    return risen.enumerated().sorted { left, right in
      (left.element.grade, right.element.scoreInTenths, left.offset)
        < (right.element.grade, left.element.scoreInTenths, right.offset)
    }.map(\.element)
  }

  /// What each time that an item was logged adds to its score, in tenths, and the most that it can.
  private static var habitStep: Int { 8 }
  private static var greatestHabit: Int { 80 }
}

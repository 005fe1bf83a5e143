internal import PFCJournal
public import PFCModel

extension FoodCatalog {
  /// How often each item was logged in the 90 days up to today, for those logged at least twice; empty without a journal.
  /// O(log n + entries since then).
  public func habits(today: CivilDate) throws(SeedError) -> [String: Int] {
    try own?.reading { try $0?.habits(since: today.startOfHabits) } ?? [:]
  }

  /// As ``search(_:limit:kinds:group:)``, with what the user logs often first within each grade: such an item is in the list
  /// if it is among the first sixty, in the place of the last of its grade.
  public func search(
    _ text: String, limit: Int = 10, kinds: Set<ItemKind> = Set(ItemKind.allCases), group: String? = nil,
    habits: [String: Int]
  ) throws(SeedError) -> [Hit] {
    try search(text, limit: limit, kinds: kinds, group: group, habits: habits, leavesAmountOut: true)
  }

  /// The same; an amount at the end is left out only if asked.
  func search(
    _ text: String, limit: Int, kinds: Set<ItemKind>, group: String?, habits: [String: Int], leavesAmountOut: Bool
  ) throws(SeedError) -> [Hit] {
    var hits = try search(text, limit: limit, kinds: kinds, group: group, leavesAmountOut: leavesAmountOut)
    guard !habits.isEmpty, limit > 0 else { return hits }
    if hits.count >= limit, limit < Self.depthOfHabits {
      let shown = Set(hits.map(\.item.id))
      for hit in try search(
        text, limit: Self.depthOfHabits, kinds: kinds, group: group, leavesAmountOut: leavesAmountOut)
      where habits[hit.item.id] != nil && !shown.contains(hit.item.id) {
        let last = hits.lastIndex { $0.grade == hit.grade && habits[$0.item.id] == nil }
        if let last { hits[last] = hit }
      }
    }
    return hits.withHabits(habits)
  }

  private static var depthOfHabits: Int { 60 }
}

extension CivilDate {
  /// The day since which what is logged is a habit.
  package var startOfHabits: CivilDate { adding(days: -90) }
}

extension [Hit] {
  /// The hits with what the user logs often first within each grade: each with what the habit adds to its score. O(n log n).
  package func withHabits(_ habits: [String: Int]) -> [Hit] {
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

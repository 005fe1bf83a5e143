internal import PFCJournal
public import PFCModel
internal import PFCTime

extension FoodCatalog {
  /// How often each item was logged in the 90 days up to the user's day of a moment, for those logged at least twice; empty
  /// without a journal. `zone` is the name of the time zone where the user has set none.
  /// O(log n + entries since then).
  public func habits(at now: Instant, zone: String?) throws -> [String: Int] {
    try own?.reading { store in
      guard let store else { return [:] }
      let zone = try store.setting(.timeZone) ?? zone
      let today = UserDay(zone: zone, start: try store.setting(.dayStart)).date(of: now)
      return try store.habits(since: today.startOfHabits)
    } ?? [:]
  }

  /// As ``search(_:limit:kinds:group:)``, with what the user logs often first within each grade: such an item is in the list
  /// if it is among the first sixty, in the place of the last of its grade.
  public func search(
    _ text: String, limit: Int = 10, kinds: Set<ItemKind> = Set(ItemKind.allCases), group: String? = nil,
    habits: [String: Int]
  ) throws -> [Hit] {
    try nameMatches(text, limit: limit, kinds: kinds, group: group, habits: habits).map(hit)
  }

  /// How deep in a list what is logged often is looked for.
  static var depthOfHabits: Int { 60 }
}

extension CivilDate {
  /// The day since which what is logged is a habit.
  package var startOfHabits: CivilDate { adding(days: -90) }
}

extension [NameMatch] {
  /// The matches with what the user logs often first within each grade: each with what the habit adds to its score. `ids`
  /// are their identifiers. O(n log n).
  func withHabits(_ habits: [String: Int], _ ids: [String]) -> [NameMatch] {
    guard ids.contains(where: { habits[$0] != nil }) else { return self }
    let risen = zip(self, ids).map { match, id in
      guard let count = habits[id] else { return match }
      return match.adding(Contribution(reason: .habit, tenths: Swift.min(Self.greatestHabit, count * Self.habitStep)))
    }
    let scored = risen.enumerated().map { (place: $0.offset, match: $0.element, score: $0.element.scoreInTenths) }
    return scored.sorted { ($0.match.grade, $1.score, $0.place) < ($1.match.grade, $0.score, $1.place) }.map(\.match)
  }

  /// What each time that an item was logged adds to its score, in tenths, and the most that it can.
  private static var habitStep: Int { 8 }
  private static var greatestHabit: Int { 80 }
}

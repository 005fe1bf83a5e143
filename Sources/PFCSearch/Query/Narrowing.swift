/// Lets words for states, cuts and kinds choose among the rows of what the other words name, and pull in nothing else:
/// 豚バラ 焼き is the grilled row of pork belly, neither its raw row nor grilled bacon, which is also made of 豚バラ.
enum Narrowing {
  /// The results that every word names or chooses, where at least one word chooses; all when there are none.
  /// O(results × words).
  static func narrowed(_ results: [SearchResult]) -> [SearchResult] {
    guard let first = results.first, first.evidence.count > 1 else { return results }
    let meant = results.filter { result in
      result.evidence.contains(where: \.choosesRow)
        && result.evidence.allSatisfy { $0.choosesRow || $0.namesItem }
    }
    return meant.isEmpty ? results : meant
  }
}

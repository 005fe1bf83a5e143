package import PFCModel
package import PFCSearch

extension FoodCatalog {
  /// The foods, dishes and own items that words may mean as something eaten, with what the user logs often first within
  /// each grade; every word counts, and the list is empty for a text longer than a name. O(log n + matches).
  package func eaten(_ words: String, habits: [String: Int] = [:]) throws -> [Hit] {
    try eatenNames(words, habits: habits, depth: .list).map(hit)
  }

  /// The same without reading the items, and no deeper than is asked for: the first of ``eaten(_:habits:)`` is the first
  /// here, whether to the end of the best grade or of the list.
  package func eatenNames(
    _ words: String, habits: [String: Int] = [:], depth: SearchDepth = .bestGrade
  ) throws -> [NameMatch] {
    guard words.utf8.count <= Self.longestName * 4, words.count <= Self.longestName else { return [] }
    return try nameMatches(
      words, limit: 30, kinds: Self.eatenKinds, habits: habits, depth: depth, leavesAmountOut: false)
  }

  /// More characters than a name has.
  package static let longestName = 200

  private static let eatenKinds: Set<ItemKind> = [.food, .dish, .own, .recipe]
}

package import PFCModel

extension FoodCatalog {
  /// The foods, dishes and own items that words may mean as something eaten, with what the user logs often first within
  /// each grade; every word counts, and the list is empty for a text longer than a name. O(log n + matches).
  package func eaten(_ words: String, habits: [String: Int] = [:]) throws(SeedError) -> [Hit] {
    guard words.utf8.count <= Self.longestName * 4, words.count <= Self.longestName else { return [] }
    return try search(
      words, limit: 30, kinds: Self.eatenKinds, group: nil, habits: habits, leavesAmountOut: false)
  }

  /// More characters than a name has.
  package static let longestName = 200

  private static let eatenKinds: Set<ItemKind> = [.food, .dish, .own, .recipe]
}

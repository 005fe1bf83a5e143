/// Lets words for states, cuts and kinds choose among the rows of what the other words name, and pull in nothing else:
/// 豚バラ 焼き is the grilled row of pork belly, neither its raw row nor grilled bacon, which is also made of 豚バラ.
enum Narrowing {
  /// The results in which each word names the item or chooses its row; the last word may also be half of a qualifier,
  /// for it may be half typed. O(results × words).
  static func meant(_ results: [SearchResult]) -> [SearchResult] {
    guard let first = results.first, first.evidence.count > 1 else { return results }
    let last = first.evidence.count - 1
    return results.filter { result in
      result.evidence.indices.allSatisfy { word in
        let evidence = result.evidence[word]
        return evidence.namesItem || evidence.choosesRow || (word == last && evidence.isInShownName)
      }
    }
  }
}

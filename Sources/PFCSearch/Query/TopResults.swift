internal import PFCModel

/// The best results of a search, one for each document.
struct TopResults {
  private let limit: Int
  private var results: [SearchResult] = []
  /// Whether anything matched better than inside a word.
  private(set) var hasRealMatch = false

  init(limit: Int) { self.limit = limit }

  var isEmpty: Bool { results.isEmpty }

  /// The results, best first.
  var sorted: [SearchResult] { results }

  /// Adds the best candidates of a table. O(candidates), plus O(limit) for each that makes the list.
  mutating func add(_ table: borrowing CandidateTable) {
    for candidate in table.candidates {
      if candidate.evidence.grade <= .word { hasRealMatch = true }
      guard makesList(candidate.rankKey) else { continue }
      insert(
        SearchResult(
          document: candidate.document, prior: candidate.prior, evidence: [candidate.evidence],
          score: Int(candidate.score),
          extra: candidate.isRepetition ? [Contribution(reason: .repetition, tenths: Weights.repetition)] : []))
    }
  }

  mutating func add(_ result: SearchResult) {
    if result.grade <= .word { hasRealMatch = true }
    if makesList(result.rankKey) { insert(result) }
  }

  private func makesList(_ key: UInt64) -> Bool {
    guard results.count >= limit, let last = results.last else { return true }
    return key > last.rankKey
  }

  private mutating func insert(_ result: SearchResult) {
    if let known = results.firstIndex(where: { $0.document == result.document }) {
      guard results[known].rankKey < result.rankKey else { return }
      results.remove(at: known)
    }
    var (low, high) = (0, results.count)
    while low < high {
      let middle = (low + high) / 2
      if results[middle].rankKey > result.rankKey { low = middle + 1 } else { high = middle }
    }
    results.insert(result, at: low)
    if results.count > limit { results.removeLast() }
  }
}

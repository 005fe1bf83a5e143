internal import PFCModel

/// The best results of a search, one for each document.
///
/// Where whole names would fill the list, three places in five go to what would be in it if the name were still being typed:
/// the rows of チーズ do not push out チーズケーキ, which was there at チー and would be back at チーズケ.
struct TopResults {
  private let limit: Int
  private var best: RankedList
  private var begun: RankedList
  /// Whether anything matched better than inside a word.
  private(set) var hasRealMatch = false

  init(limit: Int) {
    self.limit = limit
    best = RankedList(limit: limit)
    begun = RankedList(limit: limit)
  }

  var isEmpty: Bool { best.results.isEmpty }

  /// The results, best first.
  var sorted: [SearchResult] {
    let places = limit - limit / 5 * 3
    guard best.results.count > places, best.results[places].grade == .exact else { return best.results }
    let whole = best.results.prefix(places)
    // Who typed the name of a food was not on the way to an exercise.
    let isExercise = whole.first?.prior.kind == .exercise
    var (others, taken) = ([SearchResult](), Set(whole.map(\.document)))
    for result in begun.results.filter({ ($0.prior.kind == .exercise) == isExercise }) + best.results {
      guard whole.count + others.count < limit else { break }
      if taken.insert(result.document).inserted { others.append(result) }
    }
    return whole + others.sorted { $0.rankKey > $1.rankKey }
  }

  /// Adds the best candidates of a table. O(candidates), plus O(limit) for each that makes the list.
  mutating func add(_ table: borrowing CandidateTable) {
    for candidate in table.candidates {
      if candidate.evidence.grade <= .word { hasRealMatch = true }
      if best.takes(candidate.rankKey) { best.insert(SearchResult(candidate), by: candidate.rankKey) }
      if let key = candidate.begunKey, begun.takes(key) { begun.insert(SearchResult(candidate), by: key) }
    }
  }

  mutating func add(_ result: SearchResult) {
    if result.grade <= .word { hasRealMatch = true }
    best.insert(result, by: result.rankKey)
  }
}

/// Results in the order of their keys, up to a limit, one for each document.
private struct RankedList {
  private let limit: Int
  private var keys: [UInt64] = []
  private(set) var results: [SearchResult] = []

  init(limit: Int) { self.limit = limit }

  /// Whether a result with this key would be among them.
  func takes(_ key: UInt64) -> Bool {
    guard keys.count >= limit else { return true }
    return keys.last.map { key > $0 } ?? false
  }

  /// Takes a result in, if its key is high enough and its document's best. O(limit).
  mutating func insert(_ result: SearchResult, by key: UInt64) {
    guard takes(key) else { return }
    if let known = results.firstIndex(where: { $0.document == result.document }) {
      guard keys[known] < key else { return }
      results.remove(at: known)
      keys.remove(at: known)
    }
    var (low, high) = (0, keys.count)
    while low < high {
      let middle = (low + high) / 2
      if keys[middle] > key { low = middle + 1 } else { high = middle }
    }
    results.insert(result, at: low)
    keys.insert(key, at: low)
    if keys.count > limit {
      results.removeLast()
      keys.removeLast()
    }
  }
}

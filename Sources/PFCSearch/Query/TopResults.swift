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

  /// Adds the best candidates of a table. O(candidates), plus O(limit) for each that makes a list.
  mutating func add(_ table: borrowing CandidateTable) {
    var (firsts, begunFirsts) = (TopKeys(limit: limit), TopKeys(limit: limit))
    for (index, candidate) in table.candidates.enumerated() {
      if candidate.evidence.grade <= .word { hasRealMatch = true }
      firsts.offer(candidate.rankKey, index)
      if let key = candidate.begunKey { begunFirsts.offer(key, index) }
    }
    for (key, index) in firsts.best { best.insert(SearchResult(table.candidates[index]), by: key) }
    for (key, index) in begunFirsts.best { begun.insert(SearchResult(table.candidates[index]), by: key) }
  }

  mutating func add(_ result: SearchResult) {
    if result.grade <= .word { hasRealMatch = true }
    best.insert(result, by: result.rankKey)
  }
}

/// The greatest keys with what they belong to: results are made of these alone, not of all that were once among the best.
private struct TopKeys {
  private let limit: Int
  private(set) var best: [(key: UInt64, index: Int)] = []

  init(limit: Int) { self.limit = limit }

  /// Takes a key in, if it is great enough. O(limit).
  @inline(__always)
  mutating func offer(_ key: UInt64, _ index: Int) {
    if best.count >= limit {
      guard let last = best.last, key > last.key else { return }
      best.removeLast()
    }
    var place = best.count
    while place > 0, best[place - 1].key < key { place -= 1 }
    best.insert((key, index), at: place)
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

internal import PFCModel

/// The best results of a search, one for each document.
///
/// Where whole names would fill the list, more than half of its places go to what would be in it if the name were still being
/// typed: the rows of チーズ do not push out チーズケーキ, which was there at チー and would be back at チーズケ.
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

  var isEmpty: Bool { best.isEmpty }

  /// How many whole names come before what is begun: two in five, and in short lists the first four.
  private static func places(_ limit: Int) -> Int { max(min(limit, 4), limit / 5 * 2) }

  /// The results, best first. O(n log n) in their number.
  var sorted: [SearchResult] {
    let (best, places) = (best.results, Self.places(limit))
    guard best.count > places, best[places].grade == .exact else { return best }
    let whole = best.prefix(places)
    // Who typed the name of a food was not on the way to an exercise.
    let isExercise = whole.first?.prior.kind == .exercise
    var (others, taken) = ([SearchResult](), Set(whole.map(\.document)))
    for result in begun.results.filter({ ($0.prior.kind == .exercise) == isExercise }) + best {
      guard whole.count + others.count < limit else { break }
      if taken.insert(result.document).inserted { others.append(result) }
    }
    return whole + others.sorted { $0.rankKey > $1.rankKey }
  }

  /// Adds the candidates of a table. O(candidates), plus O(limit) for each that makes a short list.
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

/// Finds the items in which every word of a query matches.
struct WordIntersection {
  /// The most words that a query can have: no name has more.
  private static let maximumWords = 32

  /// Looks up one word of several: a word for what the data lack, or for a class, means something by itself only.
  private let matcher: KeyMatcher

  init(_ scan: SuffixScan) { matcher = KeyMatcher(scan: scan.withoutNearest) }

  /// The items: the rarest word is looked up first, the others only in what it leaves. When `guessing`, a word that
  /// matches nothing is guessed at; `isName` says that all words together are a name. O(words × (log suffixes + matches)).
  func items(
    of words: [[Unicode.Scalar]], guessing: Bool = false, isName: Bool = false, _ scratch: inout Scratch
  ) throws(IndexError) -> [SearchResult] {
    // A word said twice holds twice; and more words than any name has say nothing more.
    var distinct: [[Unicode.Scalar]] = []
    for word in words where !distinct.contains(word) { distinct.append(word) }
    guard distinct.count <= Self.maximumWords else { return [] }
    var found: [SearchResult] = []
    for (turn, position) in try rarestFirst(distinct).enumerated() {
      scratch.word.removeAll()
      if turn > 0 { scratch.word.restrict(to: found.map(\.document)) }
      try matcher.offerMatches(of: distinct[position], enough: Int.max, to: &scratch.word)
      if guessing, scratch.word.isEmpty { try matcher.offerGuesses(of: distinct[position], to: &scratch.word) }
      found =
        turn == 0
        ? scratch.word.candidates.map { SearchResult($0, words: distinct.count) }
        : found.compactMap { $0.adding(scratch.word.candidate(of: $0.document), of: position) }
      if found.isEmpty { return [] }
    }
    for index in found.indices { found[index].score = Ranking.score(found[index].evidence, found[index].prior) }
    let meant = Narrowing.meant(found)
    // Loose company was not meant where all words are a name, nor another food in a state that was asked for.
    if !meant.isEmpty || isName { return meant }
    return try hasQualifier(distinct) ? [] : found
  }

  /// The items that the other words of a query name as a whole, where some words are known of no item or are states in
  /// which no row is: a guess, for those words may have mattered (微糖 缶コーヒー, 豚ロース 炒め).
  func itemsOfOtherWords(_ words: [[Unicode.Scalar]], _ scratch: inout Scratch) throws(IndexError) -> [SearchResult] {
    var naming: [[Unicode.Scalar]] = []
    for word in words where try !matcher.isQualifier(word) {
      scratch.word.removeAll()
      try matcher.offerMatches(of: word, enough: 1, to: &scratch.word)
      if !scratch.word.isEmpty { naming.append(word) }
    }
    guard !naming.isEmpty, naming.count < words.count else { return [] }
    return try items(of: naming, &scratch).compactMap { result in
      guard result.evidence.allSatisfy(\.namesItem), result.evidence.contains(where: \.isWhole) else { return nil }
      var result = result
      for index in result.evidence.indices { result.evidence[index].grade = .fuzzy }
      result.score = Ranking.score(result.evidence, result.prior)
      return result
    }
  }

  private func hasQualifier(_ words: [[Unicode.Scalar]]) throws(IndexError) -> Bool {
    for word in words where try matcher.isQualifier(word) { return true }
    return false
  }

  /// The positions of the words, those with the fewest matches first.
  private func rarestFirst(_ words: [[Unicode.Scalar]]) throws(IndexError) -> [Int] {
    var sized: [(size: Int, position: Int)] = []
    for (position, word) in words.enumerated() { sized.append((try matcher.size(of: word), position)) }
    return sized.sorted { $0 < $1 }.map(\.position)
  }
}

extension SearchResult {
  /// A first result of several words; its evidence stands for all of them until theirs is known.
  fileprivate init(_ candidate: Candidate, words: Int) {
    self.init(
      document: candidate.document, prior: candidate.prior,
      evidence: Array(repeating: candidate.evidence, count: words), score: 0)
  }

  /// The result with the evidence of one more word; nil without.
  fileprivate func adding(_ candidate: Candidate?, of position: Int) -> SearchResult? {
    guard let candidate else { return nil }
    var result = self
    result.evidence[position] = candidate.evidence
    return result
  }
}

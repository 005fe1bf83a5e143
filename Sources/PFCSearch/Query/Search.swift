internal import PFCModel
internal import PFCText

/// One run of one query: from real matches to guesses, as far as the list is not filled.
struct Search {
  private let query: SearchQuery
  private let folded: FoldedQuery
  private let scan: SuffixScan
  private let matcher: KeyMatcher
  private let intersection: WordIntersection

  init(reader: IndexReader, query: SearchQuery) {
    self.query = query
    folded = FoldedQuery(query.text)
    scan = SuffixScan(reader: reader, filter: .init(query))
    matcher = KeyMatcher(scan: scan)
    intersection = WordIntersection(scan)
  }

  func run(_ scratch: inout Scratch) throws(IndexError) -> [SearchResult] {
    guard !folded.joined.isEmpty, query.limit > 0 else { return [] }
    var results = TopResults(limit: query.limit)
    let isList = query.depth == .list
    if query.depth == .wholeNames {
      try offerWhole(&scratch)
      results.add(scratch.best)
      return results.sorted
    }
    if let speed = folded.speed, !speed.words.isEmpty {
      for result in try atSpeed(speed.tenths, speed.words, &scratch) { results.add(result) }
      if results.hasRealMatch { return results.sorted }
    }
    if folded.words.count > 1 {
      try offerWhole(&scratch)
      if isList || scratch.best.isEmpty {
        try matcher.offerBeginnings(of: folded.joined, bySound: !folded.hasStrayLetter, to: &scratch.best)
      }
      results.add(scratch.best)
      if folded.hasStrayLetter || (!isList && results.hasRealMatch) { return results.sorted }
      try addEveryWord(to: &results, &scratch)
    } else if let repeated = folded.repeated {
      try matcher.offerWhole(repeated, to: &scratch.best)
      results.add(scratch.best)
    }
    if !results.hasRealMatch {
      try matcher.offerMatches(
        of: folded.joined, enough: isList ? query.limit : 1, enoughWhole: isList ? Int.max : 1,
        insideWords: !query.isOneName, to: &scratch.best)
      if scratch.best.count(upTo: .prefix) > query.limit { scratch.best.spreadNames() }
      results.add(scratch.best)
    }
    if query.isOneName { return results.sorted }
    if !results.hasRealMatch {
      for result in try compounds(&scratch) { results.add(result) }
    }
    if !results.hasRealMatch, let bare = Honorific.dropped(from: folded.joined) {
      scratch.word.removeAll()
      try matcher.offerMatches(of: bare, enough: query.limit, to: &scratch.word)
      results.add(scratch.word)
    }
    if !results.hasRealMatch { try addGuesses(to: &results, &scratch) }
    return results.sorted
  }

  /// Offers the items of which what was said is a whole name.
  private func offerWhole(_ scratch: inout Scratch) throws(IndexError) {
    try matcher.offerWhole(folded.joined, to: &scratch.best)
    if let repeated = folded.repeated { try matcher.offerWhole(repeated, to: &scratch.best) }
  }

  /// Adds the items in which every word matches, and first those of which the words in another order are a whole name:
  /// シチュー ビーフ is ビーフシチュー.
  private func addEveryWord(to results: inout TopResults, _ scratch: inout Scratch) throws(IndexError) {
    let isName = !scratch.best.isEmpty
    for result in try intersection.items(of: folded.words, isName: isName, &scratch) { results.add(result) }
    guard folded.words.count == 2 else { return }
    scratch.word.removeAll()
    let turned = try scan.place(of: (folded.words[1] + folded.words[0]).utf8Bytes)
    try scan.offer(turned.whole, turned.bytes, at: .start, romaji: false, as: .word, to: &scratch.word)
    for candidate in scratch.word.candidates {
      let bonus = Contribution(reason: .otherOrder, tenths: Weights.otherOrder)
      results.add(
        SearchResult(
          document: candidate.document, prior: candidate.prior, evidence: [candidate.evidence],
          score: Int(candidate.score) + bonus.tenths, extra: [bonus]))
    }
  }

  /// The exercises in which every word matches and that go about as fast as is asked for.
  private func atSpeed(
    _ asked: ClosedRange<Int>, _ words: [[Unicode.Scalar]], _ scratch: inout Scratch
  ) throws(IndexError) -> [SearchResult] {
    let tolerance = Int(Double(asked.lowerBound) * Weights.speedTolerance)
    var results: [SearchResult] = []
    for var result in try intersection.items(of: words, &scratch) {
      let document = try scan.reader.document(Int(result.document))
      guard document.slowest > 0 else { continue }
      let off = max(0, Int(document.slowest) - asked.upperBound, asked.lowerBound - Int(document.fastest))
      guard off <= tolerance else { continue }
      // About as fast is not just what was asked for.
      if off > 0 {
        for index in result.evidence.indices where result.evidence[index].grade < .word {
          result.evidence[index].grade = .word
        }
      }
      result.score = Ranking.score(result.evidence, result.prior)
      let bonus = Contribution(reason: .speed, tenths: max(0, Weights.speed + Weights.speedStep * off))
      result.extra = [bonus]
      result.score += bonus.tenths
      results.append(result)
    }
    return results
  }

  /// The items of a query that was written without spaces: 鶏むね皮なし.
  private func compounds(_ scratch: inout Scratch) throws(IndexError) -> [SearchResult] {
    for words in try pieces().splits {
      let results = try intersection.items(of: words, &scratch).filter { result in
        result.grade <= .word && zip(words, result.evidence).allSatisfy(Self.isMore)
      }
      if !results.isEmpty { return results }
    }
    return []
  }

  /// Whether a word is more than a scrap of a name: two kana must be a whole name or qualifier, for サン and ダル of サンダル
  /// are in the readings of some fruit.
  private static func isMore(_ word: [Unicode.Scalar], _ evidence: Evidence) -> Bool {
    word.count > 2 || !word.allSatisfy { Script($0).isKana } || evidence.grade == .exact || evidence.choosesRow
  }

  private func pieces() throws(IndexError) -> WordPieces {
    try WordPieces(key: folded.joined) { piece, isOpen throws(IndexError) in
      try scan.knows(piece.utf8Bytes, isOpen: isOpen)
    }
  }

  private func addGuesses(to results: inout TopResults, _ scratch: inout Scratch) throws(IndexError) {
    if folded.words.count > 1 {
      for result in try intersection.items(of: folded.words, guessing: true, &scratch) { results.add(result) }
      if results.isEmpty {
        for result in try intersection.itemsOfOtherWords(folded.words, &scratch) { results.add(result) }
      }
      return
    }
    scratch.word.removeAll()
    try matcher.offerGuesses(of: folded.joined, to: &scratch.word)
    results.add(scratch.word)
    guard results.isEmpty else { return }
    for words in try pieces().splits {
      for result in try intersection.itemsOfOtherWords(words, &scratch) { results.add(result) }
      if !results.isEmpty { return }
    }
  }
}

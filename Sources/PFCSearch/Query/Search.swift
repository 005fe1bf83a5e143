internal import PFCModel
internal import PFCText

/// One run of one query: from real matches to guesses, as far as the list is not filled.
struct Search {
  private let query: SearchQuery
  private let folded: FoldedQuery
  private let scan: SuffixScan

  init(reader: IndexReader, query: SearchQuery) {
    self.query = query
    folded = FoldedQuery(query.text)
    scan = SuffixScan(reader: reader, filter: .init(query))
  }

  mutating func run(_ scratch: inout Scratch) throws(IndexError) -> [SearchResult] {
    guard !folded.joined.isEmpty, query.limit > 0 else { return [] }
    try offerMatches(of: folded.joined, place: .inside, to: &scratch.best)
    var results = TopResults(limit: query.limit)
    results.add(scratch.best)
    if folded.words.count > 1 {
      for result in try everyWord(folded.words, &scratch) { results.add(result) }
    }
    if !results.hasRealMatch {
      for result in try compounds(&scratch) { results.add(result) }
    }
    if !results.hasRealMatch { try addGuesses(to: &results, &scratch) }
    return results.sorted
  }

  /// Offers what matches a key as written or, in Latin letters, as romaji.
  private func offerMatches(
    of key: [Unicode.Scalar], place: Place, to table: inout CandidateTable
  ) throws(IndexError) {
    try scan.offer(key.utf8Bytes, romaji: false, place: place, as: nil, to: &table)
    if let romaji = Romaji.skeleton(ofLatin: key) {
      try scan.offer(Array(romaji.utf8), romaji: true, place: .word, as: nil, to: &table)
    }
  }

  /// The items in which every word matches.
  private func everyWord(_ words: [[Unicode.Scalar]], _ scratch: inout Scratch) throws(IndexError) -> [SearchResult] {
    var found: [UInt32: (prior: Prior, evidence: [Evidence])] = [:]
    for (number, word) in words.enumerated() {
      scratch.word.removeAll()
      try offerMatches(of: word, place: .inside, to: &scratch.word)
      if scratch.word.isEmpty { return [] }
      if number == 0 {
        for candidate in scratch.word.candidates { found[candidate.document] = (candidate.prior, [candidate.evidence]) }
        continue
      }
      for (document, value) in found {
        if let candidate = scratch.word.candidate(of: document) {
          found[document] = (value.prior, value.evidence + [candidate.evidence])
        } else {
          found[document] = nil
        }
      }
    }
    return found.map { document, value in
      SearchResult(
        document: document, prior: value.prior, evidence: value.evidence,
        score: Ranking.score(value.evidence, value.prior))
    }
  }

  /// The items of a query that was written without spaces: 鶏むね皮なし.
  private func compounds(_ scratch: inout Scratch) throws(IndexError) -> [SearchResult] {
    let pieces = try WordPieces(key: folded.joined) { piece throws(IndexError) in try scan.knows(piece.utf8Bytes) }
    for words in pieces.splits {
      let results = try everyWord(words, &scratch)
      if results.contains(where: { $0.grade <= .word }) { return results.filter { $0.grade <= .word } }
    }
    return []
  }

  private func addGuesses(to results: inout TopResults, _ scratch: inout Scratch) throws(IndexError) {
    let loose = LooseScan(scan: scan)
    scratch.word.removeAll()
    try loose.offerLoose(folded.joined, to: &scratch.word)
    if scratch.word.isEmpty, results.isEmpty {
      try loose.offerFuzzy(folded.joined, romaji: false, to: &scratch.word)
      if let romaji = Romaji.skeleton(ofLatin: folded.joined) {
        try loose.offerFuzzy(Array(romaji.unicodeScalars), romaji: true, to: &scratch.word)
      }
    }
    results.add(scratch.word)
  }
}

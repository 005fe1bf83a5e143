internal import PFCModel
internal import PFCText

/// One run of one query: from real matches to guesses, as far as the list is not filled.
struct Search {
  /// The most words that a query can have: no name has more.
  private static let maximumWords = 32

  /// Where a key stands in the suffixes.
  private struct KeyRanges {
    let bytes: [UInt8]
    let isRomaji: Bool
    let equal: Range<Int>
    let longer: Range<Int>

    var all: Range<Int> { equal.lowerBound..<longer.upperBound }

    init(_ bytes: [UInt8], romaji: Bool, _ ranges: (equal: Range<Int>, longer: Range<Int>)) {
      self.bytes = bytes
      isRomaji = romaji
      (equal, longer) = ranges
    }
  }

  private let query: SearchQuery
  private let folded: FoldedQuery
  private let scan: SuffixScan

  init(reader: IndexReader, query: SearchQuery) {
    self.query = query
    folded = FoldedQuery(query.text)
    scan = SuffixScan(reader: reader, filter: .init(query))
  }

  func run(_ scratch: inout Scratch) throws(IndexError) -> [SearchResult] {
    guard !folded.joined.isEmpty, query.limit > 0 else { return [] }
    var results = TopResults(limit: query.limit)
    if let speed = folded.speed, !speed.words.isEmpty {
      for result in try atSpeed(speed.tenths, speed.words, &scratch) { results.add(result) }
      if results.hasRealMatch { return results.sorted }
    }
    try offerMatches(of: folded.joined, enough: query.limit, to: &scratch.best)
    results.add(scratch.best)
    if folded.words.count > 1 { try addEveryWord(to: &results, &scratch) }
    if !results.hasRealMatch {
      for result in try compounds(&scratch) { results.add(result) }
    }
    if !results.hasRealMatch, let bare = Honorific.dropped(from: folded.joined) {
      scratch.word.removeAll()
      try offerMatches(of: bare, enough: query.limit, to: &scratch.word)
      results.add(scratch.word)
    }
    if !results.hasRealMatch { try addGuesses(to: &results, &scratch) }
    return results.sorted
  }

  /// Adds the items in which every word matches, and first those of which the words in another order are a whole name:
  /// シチュー ビーフ is ビーフシチュー.
  private func addEveryWord(to results: inout TopResults, _ scratch: inout Scratch) throws(IndexError) {
    for result in try everyWord(folded.words, guessing: false, &scratch) { results.add(result) }
    guard folded.words.count == 2 else { return }
    scratch.word.removeAll()
    let bytes = (folded.words[1] + folded.words[0]).utf8Bytes
    try scan.offer(try scan.ranges(of: bytes).equal, bytes, at: .start, romaji: false, as: .word, to: &scratch.word)
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
    for var result in try everyWord(words, guessing: false, &scratch) {
      let document = try scan.reader.document(Int(result.document))
      guard document.slowest > 0 else { continue }
      let off = max(0, Int(document.slowest) - asked.upperBound, asked.lowerBound - Int(document.fastest))
      guard off <= tolerance else { continue }
      let bonus = Contribution(reason: .speed, tenths: max(0, Weights.speed + Weights.speedStep * off))
      result.extra = [bonus]
      result.score += bonus.tenths
      results.append(result)
    }
    return results
  }

  /// Offers what matches a key as written or, in Latin letters, as romaji. The better grades come first, and once
  /// `enough` items have one, worse grades are not looked at.
  private func offerMatches(
    of key: [Unicode.Scalar], enough: Int, to table: inout CandidateTable
  ) throws(IndexError) {
    let written = KeyRanges(key.utf8Bytes, romaji: false, try scan.ranges(of: key.utf8Bytes))
    var keys = [written]
    if let sound = Romaji.skeleton(ofLatin: key) ?? Romaji.skeleton(ofMixed: key) {
      keys.append(KeyRanges(Array(sound.utf8), romaji: true, try scan.ranges(of: Array(sound.utf8))))
    }
    for key in keys { try scan.offer(key.equal, key.bytes, at: .start, romaji: key.isRomaji, to: &table) }
    for singular in EnglishPlural.singulars(of: key) {
      let bytes = singular.utf8Bytes
      let equal = try scan.ranges(of: bytes).equal
      for place in [Place.start, .word] { try scan.offer(equal, bytes, at: place, romaji: false, to: &table) }
    }
    if table.count(upTo: .exact) >= enough { return }
    for key in keys { try scan.offer(key.longer, key.bytes, at: .start, romaji: key.isRomaji, to: &table) }
    if table.count(upTo: .prefix) >= enough { return }
    for key in keys { try scan.offer(key.all, key.bytes, at: .word, romaji: key.isRomaji, to: &table) }
    if table.count(upTo: .word) >= enough { return }
    try scan.offer(written.all, written.bytes, at: .inside, romaji: false, to: &table)
  }

  /// The items in which every word matches: the rarest word is looked up first, the others only in what it leaves.
  /// When `guessing`, a word that matches nothing is guessed at.
  private func everyWord(
    _ words: [[Unicode.Scalar]], guessing: Bool, _ scratch: inout Scratch
  ) throws(IndexError) -> [SearchResult] {
    var sized: [(size: Int, position: Int)] = []
    // A word said twice holds twice; and more words than any name has say nothing more.
    var distinct: [[Unicode.Scalar]] = []
    for word in words where !distinct.contains(word) { distinct.append(word) }
    guard distinct.count <= Self.maximumWords else { return [] }
    let words = distinct
    for (position, word) in words.enumerated() {
      let (equal, longer) = try scan.ranges(of: word.utf8Bytes)
      sized.append((equal.count + longer.count, position))
    }
    sized.sort { $0 < $1 }
    var found: [SearchResult] = []
    for (turn, word) in sized.enumerated() {
      scratch.word.removeAll()
      if turn > 0 { scratch.word.restrict(to: found.map(\.document)) }
      try offerMatches(of: words[word.position], enough: Int.max, to: &scratch.word)
      if guessing, scratch.word.isEmpty { try offerGuesses(of: words[word.position], to: &scratch.word) }
      if turn == 0 {
        found = scratch.word.candidates.map { candidate in
          var evidence = Array(repeating: candidate.evidence, count: words.count)
          evidence[word.position] = candidate.evidence
          return SearchResult(document: candidate.document, prior: candidate.prior, evidence: evidence, score: 0)
        }
      } else {
        found = found.compactMap { result in
          guard let candidate = scratch.word.candidate(of: result.document) else { return nil }
          var result = result
          result.evidence[word.position] = candidate.evidence
          return result
        }
      }
      if found.isEmpty { return [] }
    }
    for index in found.indices { found[index].score = Ranking.score(found[index].evidence, found[index].prior) }
    return found
  }

  /// The items of a query that was written without spaces: 鶏むね皮なし.
  private func compounds(_ scratch: inout Scratch) throws(IndexError) -> [SearchResult] {
    let pieces = try WordPieces(key: folded.joined) { piece, isLast throws(IndexError) in
      try scan.knows(piece.utf8Bytes, isOpen: isLast)
    }
    for words in pieces.splits {
      let results = try everyWord(words, guessing: false, &scratch)
      if results.contains(where: { $0.grade <= .word }) { return results.filter { $0.grade <= .word } }
    }
    return []
  }

  private func addGuesses(to results: inout TopResults, _ scratch: inout Scratch) throws(IndexError) {
    if folded.words.count > 1 {
      for result in try everyWord(folded.words, guessing: true, &scratch) { results.add(result) }
      return
    }
    scratch.word.removeAll()
    try offerGuesses(of: folded.joined, to: &scratch.word)
    results.add(scratch.word)
  }

  /// Offers what matches a word loosely, or else what is one edit away.
  private func offerGuesses(of word: [Unicode.Scalar], to table: inout CandidateTable) throws(IndexError) {
    let loose = LooseScan(scan: scan)
    try loose.offerLoose(word, to: &table)
    guard table.isEmpty else { return }
    try loose.offerFuzzy(word, romaji: false, to: &table)
    if let romaji = Romaji.skeleton(ofLatin: word) {
      try loose.offerFuzzy(Array(romaji.unicodeScalars), romaji: true, to: &table)
    }
  }
}

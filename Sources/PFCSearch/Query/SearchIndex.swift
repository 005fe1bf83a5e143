package import PFCModel
internal import PFCText

/// A search index that is open for reading. Any number of threads may search it at once.
package final class SearchIndex: Sendable {
  private let reader: IndexReader

  /// Opens an index. O(1): nothing but its first block is read.
  package init(_ source: any BlockSource) throws(IndexError) {
    reader = try IndexReader(source)
  }

  /// How many items the index holds.
  package var count: Int { reader.header.documents.count }

  /// The best matches, best first; two searches for the same give the same, in the same order.
  /// O(log n) in the size of the index, plus the matches of the query's words.
  package func search(_ query: SearchQuery) throws(IndexError) -> [Match] {
    var scratch = Scratch()
    let results = try Search(reader: reader, query: query).run(&scratch)
    var matches: [Match] = []
    matches.reserveCapacity(results.count)
    for result in results { matches.append(try match(result)) }
    return matches
  }

  /// The names that the words of a query matched, as they are written, each once. O(words).
  package func names(of match: Match) throws(IndexError) -> [String] {
    var names: [String] = []
    for matched in match.names {
      let record = try reader.name(Int(matched.name))
      let text = try reader.text(Int(record.text), Int(record.length))
      let name = String(decoding: text, as: UTF8.self)
      let shown = matched.isHead ? name.prefix { $0 != "（" && $0 != "\u{3000}" }.description : name
      if !names.contains(shown) { names.append(shown) }
    }
    return names
  }

  /// From which row to which the items of a kind stand that are in a group or category, counted from 1; nil for none.
  /// Others may stand between them. O(items).
  package func rows(of kind: ItemKind, inGroup group: UInt8) throws(IndexError) -> ClosedRange<Int64>? {
    var (first, last) = (UInt32.max, UInt32.min)
    try reader.forEachRow(ofKind: kind.rawValue) { row, other in
      guard other == group else { return }
      (first, last) = (min(first, row), max(last, row))
    }
    return first <= last ? Int64(first)...Int64(last) : nil
  }

  private func match(_ result: SearchResult) throws(IndexError) -> Match {
    let document = try reader.document(Int(result.document))
    let contributions = Ranking.contributions(result.evidence, result.prior) + result.extra
    return Match(
      kind: result.prior.kind, row: Int64(document.row), group: document.group, grade: result.grade,
      nameKind: result.evidence[0].nameKind, contributions: contributions,
      score: contributions.reduce(0) { $0 + $1.tenths }, document: result.document,
      names: result.evidence.map {
        MatchedName(name: $0.name, isHead: $0.role == .head && $0.nameKind == .display)
      })
  }
}

/// What a search needs to think.
struct Scratch {
  var best = CandidateTable()
  var word = CandidateTable()
}

/// An item that a search found.
struct SearchResult {
  var document: UInt32
  var prior: Prior
  var evidence: [Evidence]
  /// The sum of the contributions.
  var score: Int
  /// What the score has besides the evidence of the words.
  var extra: [Contribution] = []

  /// The grade: of the one word, or at best `word` of several.
  var grade: Grade {
    evidence.count == 1 ? evidence[0].grade : max(.word, evidence.map(\.grade).max() ?? .word)
  }

  init(_ candidate: Candidate) {
    self.init(
      document: candidate.document, prior: candidate.prior, evidence: [candidate.evidence],
      score: Int(candidate.score),
      extra: candidate.isRepetition && candidate.evidence.grade == .prefix
        ? [Contribution(reason: .repetition, tenths: Weights.repetition)] : [])
  }

  init(document: UInt32, prior: Prior, evidence: [Evidence], score: Int, extra: [Contribution] = []) {
    (self.document, self.prior, self.evidence, self.score, self.extra) = (document, prior, evidence, score, extra)
  }

  var rankKey: UInt64 { UInt64(UInt32(clamping: score)) << 32 | UInt64(UInt32.max - document) }
}

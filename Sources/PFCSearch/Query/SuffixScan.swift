internal import PFCModel

/// Looks keys up in the sorted suffixes and offers what they lead to.
struct SuffixScan {
  let reader: IndexReader
  let filter: DocumentFilter
  /// Whether words for what the data lack, and for classes, may match.
  private(set) var takesNearest = true

  init(reader: IndexReader, filter: DocumentFilter) {
    self.reader = reader
    self.filter = filter
  }

  /// The same without words for what the data lack, and for classes.
  var withoutNearest: SuffixScan {
    var scan = self
    scan.takesNearest = false
    return scan
  }

  /// Which documents may match.
  struct DocumentFilter {
    private let kinds: UInt8
    private let groups: Set<UInt8>?
    private let excluded: Set<ItemKey>?

    init(_ query: SearchQuery) {
      excluded = query.excluded
      kinds = query.kinds.reduce(0) { $0 | 1 << $1.rawValue }
      groups = query.groups
    }

    @inline(__always)
    func takes(_ document: DocumentRecord) -> Bool {
      kinds & 1 << document.kind != 0 && groups.map { $0.contains(document.group) } ?? true && !isExcluded(document)
    }

    @inline(__always)
    private func isExcluded(_ document: DocumentRecord) -> Bool {
      guard let excluded, let kind = ItemKind(rawValue: document.kind) else { return false }
      return excluded.contains(ItemKey(kind: kind, row: document.row))
    }
  }

  /// Offers the items of the suffixes in a range that stand at a place. O(range, and the postings of those).
  func offer(
    _ range: Range<Int>, _ key: [UInt8], at wanted: Place, romaji: Bool, as fixedGrade: Grade? = nil,
    to table: inout CandidateTable
  ) throws(IndexError) {
    try reader.forEachSuffix(in: range, at: wanted) { suffix throws(IndexError) in
      let term = try reader.term(Int(suffix.term))
      let left = Int(term.length) - Int(suffix.offset) - key.count
      try offer(term, wanted, typed: key.count, leftOver: left, romaji: romaji, as: fixedGrade, to: &table)
    }
  }

  /// Whether a suffix of a range is a whole term that is a qualifier of an item. O(range, and the postings of those).
  func hasQualifier(in range: Range<Int>) throws(IndexError) -> Bool {
    var found = false
    try reader.forEachSuffix(in: range, at: .start) { suffix throws(IndexError) in
      guard !found else { return }
      try reader.forEachPosting(of: try reader.term(Int(suffix.term))) { found = found || $0.role == .qualifier }
    }
    return found
  }

  /// Offers the items of a term.
  func offer(
    _ term: TermRecord, _ place: Place, typed: Int, leftOver: Int, romaji: Bool, as fixedGrade: Grade?,
    to table: inout CandidateTable
  ) throws(IndexError) {
    let remaining = Ranking.remaining(leftOver, after: typed)
    try reader.forEachPosting(of: term) { posting throws(IndexError) in
      guard (posting.form == .romaji) == romaji, table.takes(posting.document) else { return }
      guard takes(posting.nameKind, place, leftOver: leftOver) else { return }
      let document = try reader.document(Int(posting.document))
      guard filter.takes(document), let kind = ItemKind(rawValue: document.kind) else { return }
      let natural = Self.grade(place, posting.role, reachesEnd: leftOver == 0)
      let evidence = Evidence(
        grade: fixedGrade ?? natural, name: posting.name, role: posting.role, form: posting.form,
        nameKind: posting.nameKind, isPrimary: posting.isPrimary && natural == .exact, reachesEnd: leftOver == 0,
        remaining: remaining, place: place, isMainName: posting.isPrimary)
      let prior = Prior(level: document.level, kind: kind)
      table.offer(Candidate(document: posting.document, prior: prior, evidence: evidence))
    }
  }

  /// Whether a name of a kind may match so: one for what the data lack from its start, one for a class as a whole.
  @inline(__always)
  private func takes(_ kind: NameKind, _ place: Place, leftOver: Int) -> Bool {
    switch kind {
    case .nearest: takesNearest && place == .start
    case .classWord: takesNearest && place == .start && leftOver == 0
    default: true
    }
  }

  private static func grade(_ place: Place, _ role: TermRole, reachesEnd: Bool) -> Grade {
    switch (place, role) {
    case (.inside, _): .part
    case (.start, .whole), (.start, .head), (.start, .qualified): reachesEnd ? .exact : .prefix
    case (.start, .officialHead): .prefix
    case (.start, _), (.word, _): .word
    }
  }

  /// Whether `key` starts at a name or word and ends where one ends; or, if `isOpen`, anywhere.
  /// O(log suffixes + equal suffixes) for each of the first few that start so; what only later ones tell is missed.
  func knows(_ key: [UInt8], isOpen: Bool) throws(IndexError) -> Bool {
    let first = try lowerBound(key)
    for index in first..<min(first + Self.looksAtMost, reader.header.suffixes.count) {
      let suffix = try reader.suffix(index)
      let term = try reader.term(Int(suffix.term))
      guard try starts(term, at: Int(suffix.offset), with: key) else { return false }
      guard suffix.place <= Place.word.rawValue else { continue }
      if isOpen { return true }
      if try endsWord(suffix, term, after: key.count) { return true }
    }
    return false
  }

  /// How many suffixes are looked at to tell whether a key is a word.
  private static let looksAtMost = 24

  /// Whether a word of the term ends `length` bytes into the suffix.
  private func endsWord(_ suffix: Suffix, _ term: TermRecord, after length: Int) throws(IndexError) -> Bool {
    let end = Int(suffix.offset) + length
    if end == Int(term.length) { return true }
    let rest = Array(try reader.text(Int(term.text) + end, Int(term.length) - end))
    for index in try ranges(of: rest).equal {
      let next = try reader.suffix(index)
      if next.term == suffix.term, Int(next.offset) == end { return next.place == Place.word.rawValue }
    }
    return false
  }
}

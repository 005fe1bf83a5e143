internal import PFCModel

/// Looks keys up in the sorted suffixes and offers what they lead to.
struct SuffixScan {
  let reader: IndexReader
  let filter: DocumentFilter

  /// Which documents may match.
  struct DocumentFilter {
    var kinds: UInt8
    var groups: Set<UInt8>?

    init(_ query: SearchQuery) {
      kinds = query.kinds.reduce(0) { $0 | 1 << $1.rawValue }
      groups = query.groups
    }

    @inline(__always)
    func takes(_ document: DocumentRecord) -> Bool {
      kinds & 1 << document.kind != 0 && groups.map { $0.contains(document.group) } ?? true
    }
  }

  /// Offers every item with a key that starts, at a place no worse than `place`, with `key`.
  /// O(log suffixes + matching suffixes and their postings).
  func offer(_ key: [UInt8], romaji: Bool, place worst: Place, as fixedGrade: Grade?, to table: inout CandidateTable) throws(IndexError) {
    var index = try lowerBound(key)
    while index < reader.header.suffixes.count {
      let suffix = try reader.suffix(index)
      let term = try reader.term(Int(suffix.term))
      guard try starts(term, at: Int(suffix.offset), with: key) else { return }
      index += 1
      guard suffix.place <= worst.rawValue, let place = Place(rawValue: suffix.place) else { continue }
      let left = Int(term.length) - Int(suffix.offset) - key.count
      try offer(term, place, leftOver: left, romaji: romaji, as: fixedGrade, to: &table)
    }
  }

  /// Offers the items of a term.
  func offer(
    _ term: TermRecord, _ place: Place, leftOver: Int, romaji: Bool, as fixedGrade: Grade?, to table: inout CandidateTable
  ) throws(IndexError) {
    for number in Int(term.firstPosting)..<Int(term.firstPosting + term.postings) {
      let posting = try reader.posting(number)
      guard (posting.form == .romaji) == romaji else { continue }
      let document = try reader.document(Int(posting.document))
      guard filter.takes(document), let kind = ItemKind(rawValue: document.kind) else { continue }
      let name = try reader.name(posting.name)
      let natural = Self.grade(place, posting.role, reachesEnd: leftOver == 0)
      let evidence = Evidence(
        grade: fixedGrade ?? natural, name: UInt32(posting.name), role: posting.role, form: posting.form,
        nameKind: NameKind(rawValue: name.kind) ?? .officialPart,
        isPrimary: name.isPrimary != 0 && natural <= .prefix && leftOver == 0, reachesEnd: leftOver == 0, remaining: UInt8(clamping: (leftOver + 2) / 3))
      let prior = Prior(level: document.level, kind: kind)
      table.offer(
        Candidate(
          document: posting.document, score: Int32(Ranking.score(evidence, prior)), prior: prior, evidence: evidence))
    }
  }

  private static func grade(_ place: Place, _ role: TermRole, reachesEnd: Bool) -> Grade {
    switch (place, role) {
    case (.inside, _): .part
    case (.start, .whole), (.start, .head): reachesEnd ? .exact : .prefix
    case (.start, .officialHead): .prefix
    case (.start, _), (.word, _): .word
    }
  }

  /// Whether any key starts with `key` at the start of a name or word. O(log suffixes) and a look at a few.
  func knows(_ key: [UInt8]) throws(IndexError) -> Bool {
    let first = try lowerBound(key)
    for index in first..<min(first + 24, reader.header.suffixes.count) {
      let suffix = try reader.suffix(index)
      guard try starts(try reader.term(Int(suffix.term)), at: Int(suffix.offset), with: key) else { return false }
      if suffix.place <= Place.word.rawValue { return true }
    }
    return false
  }

  /// The first suffix that does not come before `key`. O(log suffixes).
  func lowerBound(_ key: [UInt8]) throws(IndexError) -> Int {
    var (low, high) = (0, reader.header.suffixes.count)
    while low < high {
      let middle = (low + high) / 2
      let suffix = try reader.suffix(middle)
      let term = try reader.term(Int(suffix.term))
      let text = try reader.text(term.text + UInt32(suffix.offset), Int(term.length) - Int(suffix.offset))
      if key.withUnsafeBytes({ ByteOrder.compare(text, $0) }) < 0 { low = middle + 1 } else { high = middle }
    }
    return low
  }

  func starts(_ term: TermRecord, at offset: Int, with key: [UInt8]) throws(IndexError) -> Bool {
    guard Int(term.length) - offset >= key.count else { return false }
    let text = try reader.text(term.text + UInt32(offset), key.count)
    return key.withUnsafeBytes { ByteOrder.prefixOrder(text, $0) } == 0
  }
}

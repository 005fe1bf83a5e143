internal import PFCModel
internal import PFCText

/// Finds guesses: what matches after loosening, and what is one edit away.
struct LooseScan {
  let scan: SuffixScan

  private var reader: IndexReader { scan.reader }

  /// Offers what matches `key` once both are loosened. O(log n + matches).
  func offerLoose(_ key: [Unicode.Scalar], to table: inout CandidateTable) throws(IndexError) {
    let loosened = TextPipeline.loosened(key)
    guard !loosened.isEmpty else { return }
    let bytes = loosened.utf8Bytes
    if loosened != key {
      try scan.offer(bytes, romaji: false, place: .word, as: .loose, to: &table)
    }
    var index = try lowerBound(bytes)
    while index < reader.header.loose.count {
      let loose = try reader.loose(index)
      let text = try reader.text(loose.text, Int(loose.length))
      guard text.count >= bytes.count, bytes.withUnsafeBytes({ ByteOrder.prefixOrder(text, $0) }) == 0 else { return }
      index += 1
      guard let place = Place(rawValue: loose.place) else { continue }
      let term = try reader.term(Int(loose.term))
      try scan.offer(term, place, leftOver: text.count - bytes.count, romaji: false, as: .loose, to: &table)
    }
  }

  /// Offers the whole names that are one edit away from `key`. One half of the key is then untouched: names that start
  /// with the first half, or end in the second, are compared. O(log n + those names).
  func offerFuzzy(_ key: [Unicode.Scalar], romaji: Bool, to table: inout CandidateTable) throws(IndexError) {
    guard key.count >= 4 else { return }
    let bytes = key.utf8Bytes
    let half = key.count / 2
    let tail = key[half...].utf8Bytes
    try forEachTerm(startingWith: key[..<half].utf8Bytes, at: .start) { term, _ throws(IndexError) in
      try offer(term, ifOneEditFrom: key, bytes, romaji, to: &table)
    }
    try forEachTerm(startingWith: tail, at: .inside) { term, offset throws(IndexError) in
      guard offset > 0, Int(term.length) - offset == tail.count else { return }
      try offer(term, ifOneEditFrom: key, bytes, romaji, to: &table)
    }
  }

  private func offer(
    _ term: TermRecord, ifOneEditFrom key: [Unicode.Scalar], _ bytes: [UInt8], _ romaji: Bool, to table: inout CandidateTable
  ) throws(IndexError) {
    guard abs(Int(term.length) - bytes.count) <= 4 else { return }
    let text = try reader.text(term.text, Int(term.length))
    let scalars = Array(String(decoding: text, as: UTF8.self).unicodeScalars)
    guard scalars.count >= 4, EditDistance.isOne(scalars, key) else { return }
    try scan.offer(term, .start, leftOver: 0, romaji: romaji, as: .fuzzy, to: &table)
  }

  private func forEachTerm(
    startingWith key: [UInt8], at worst: Place, _ body: (TermRecord, Int) throws(IndexError) -> Void
  ) throws(IndexError) {
    var index = try scan.lowerBound(key)
    while index < reader.header.suffixes.count {
      let suffix = try reader.suffix(index)
      let term = try reader.term(Int(suffix.term))
      guard try scan.starts(term, at: Int(suffix.offset), with: key) else { return }
      index += 1
      if suffix.place <= worst.rawValue { try body(term, Int(suffix.offset)) }
    }
  }

  private func lowerBound(_ key: [UInt8]) throws(IndexError) -> Int {
    var (low, high) = (0, reader.header.loose.count)
    while low < high {
      let middle = (low + high) / 2
      let loose = try reader.loose(middle)
      let text = try reader.text(loose.text, Int(loose.length))
      if key.withUnsafeBytes({ ByteOrder.compare(text, $0) }) < 0 { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

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
    // Who writes a long mark at the end has no more to write: プリンター does not begin プリン体.
    let isFinished = key.last == "ー"
    if loosened != key {
      let (equal, longer) = try scan.ranges(of: bytes)
      for place in [Place.start, .word] {
        let range = isFinished ? equal : equal.lowerBound..<longer.upperBound
        try scan.offer(range, bytes, at: place, romaji: false, as: .loose, to: &table)
      }
    }
    try offerSameSound(key, to: &table)
    var index = try lowerBound(bytes)
    while index < reader.header.loose.count {
      let loose = try reader.loose(index)
      let text = try reader.text(Int(loose.text), Int(loose.length))
      guard text.count >= bytes.count, bytes.withUnsafeBytes({ ByteOrder.prefixOrder(text, $0) }) == 0 else { return }
      index += 1
      guard let place = Place(rawValue: loose.place), !isFinished || text.count == bytes.count else { continue }
      let term = try reader.term(Int(loose.term))
      try scan.offer(
        term, place, typed: bytes.count, leftOver: text.count - bytes.count, romaji: false, as: .loose, to: &table)
    }
  }

  /// Offers the whole names that sound the same but for the length of their vowels: とーふ and とうふ.
  private func offerSameSound(_ key: [Unicode.Scalar], to table: inout CandidateTable) throws(IndexError) {
    guard key.contains(where: { Script($0).isKana }), let sound = Romaji.skeleton(ofKana: key) else { return }
    let bytes = Array(sound.utf8)
    try forEachTerm(startingWith: bytes) { term throws(IndexError) in
      guard Int(term.length) == bytes.count else { return }
      try scan.offer(term, .start, typed: 0, leftOver: 0, romaji: true, as: .loose, to: &table)
    }
  }

  /// Offers the whole names that are one edit away from `key`. One half of the key is then untouched, but for a swap in
  /// the very middle: names that start with the first half, or end in the second, are compared. The longer of the two
  /// has four characters at least, so short words never become others. O(log n + those names).
  func offerFuzzy(_ key: [Unicode.Scalar], romaji: Bool, to table: inout CandidateTable) throws(IndexError) {
    guard key.count >= 3 else { return }
    let bytes = key.utf8Bytes
    let half = key.count / 2
    let tail = key[half...].utf8Bytes
    try forEachTerm(startingWith: key[..<half].utf8Bytes) { term throws(IndexError) in
      try offer(term, ifOneEditFrom: key, bytes, romaji, to: &table)
    }
    try forEachTerm(endingIn: tail) { term throws(IndexError) in
      try offer(term, ifOneEditFrom: key, bytes, romaji, to: &table)
    }
    var swapped = key
    swapped.swapAt(half - 1, half)
    try forEachTerm(startingWith: swapped.utf8Bytes) { term throws(IndexError) in
      try offer(term, ifOneEditFrom: key, bytes, romaji, to: &table)
    }
  }

  private func offer(
    _ term: TermRecord, ifOneEditFrom key: [Unicode.Scalar], _ bytes: [UInt8], _ romaji: Bool,
    to table: inout CandidateTable
  ) throws(IndexError) {
    guard abs(Int(term.length) - bytes.count) <= 4 else { return }
    let text = try reader.text(Int(term.text), Int(term.length))
    let scalars = Array(String(decoding: text, as: UTF8.self).unicodeScalars)
    guard min(scalars.count, key.count) >= 3, max(scalars.count, key.count) >= 4 else { return }
    // A wrong kanji is another word, not a slip.
    guard EditDistance.isOne(scalars, key), Self.kanji(of: scalars) == Self.kanji(of: key) else { return }
    try scan.offer(term, .start, typed: 0, leftOver: 0, romaji: romaji, as: .fuzzy, to: &table)
  }

  private static func kanji(of text: [Unicode.Scalar]) -> [Unicode.Scalar] { text.filter { Script($0) == .kanji } }

  private func forEachTerm(
    startingWith key: [UInt8], _ body: (TermRecord) throws(IndexError) -> Void
  ) throws(IndexError) {
    let (equal, longer) = try scan.ranges(of: key)
    for index in equal.lowerBound..<longer.upperBound {
      let suffix = try reader.suffix(index)
      if suffix.place == Place.start.rawValue { try body(try reader.term(Int(suffix.term))) }
    }
  }

  private func forEachTerm(endingIn tail: [UInt8], _ body: (TermRecord) throws(IndexError) -> Void) throws(IndexError) {
    var (low, high) = (0, reader.header.ends.count)
    while low < high {
      let middle = (low + high) / 2
      if try order(ofEnd: try reader.end(middle), tail) < 0 { low = middle + 1 } else { high = middle }
    }
    while low < reader.header.ends.count {
      let term = try reader.end(low)
      guard try order(ofEnd: term, tail) == 0 else { return }
      try body(term)
      low += 1
    }
  }

  /// How the text of a term stands to `tail` when both are read backwards; 0 where it ends in it.
  private func order(ofEnd term: TermRecord, _ tail: [UInt8]) throws(IndexError) -> Int {
    let text = try reader.text(Int(term.text), Int(term.length))
    for offset in 1...max(1, tail.count) {
      guard offset <= text.count else { return -1 }
      let difference = Int(text[text.count - offset]) - Int(tail[tail.count - offset])
      if difference != 0 { return difference }
    }
    return 0
  }

  private func lowerBound(_ key: [UInt8]) throws(IndexError) -> Int {
    var (low, high) = (0, reader.header.loose.count)
    while low < high {
      let middle = (low + high) / 2
      let loose = try reader.loose(middle)
      let text = try reader.text(Int(loose.text), Int(loose.length))
      if key.withUnsafeBytes({ ByteOrder.compare(text, $0) }) < 0 { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

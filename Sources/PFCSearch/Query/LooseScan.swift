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
      let (equal, longer) = try scan.ranges(of: bytes)
      for place in [Place.start, .word] {
        try scan.offer(equal.lowerBound..<longer.upperBound, bytes, at: place, romaji: false, as: .loose, to: &table)
      }
    }
    try offerSameSound(key, to: &table)
    var index = try lowerBound(bytes)
    while index < reader.header.loose.count {
      let loose = try reader.loose(index)
      let text = try reader.text(Int(loose.text), Int(loose.length))
      guard text.count >= bytes.count, bytes.withUnsafeBytes({ ByteOrder.prefixOrder(text, $0) }) == 0 else { return }
      index += 1
      guard let place = Place(rawValue: loose.place) else { continue }
      let term = try reader.term(Int(loose.term))
      try scan.offer(term, place, leftOver: text.count - bytes.count, romaji: false, as: .loose, to: &table)
    }
  }

  /// Offers the whole names that sound the same but for the length of their vowels: とーふ and とうふ.
  private func offerSameSound(_ key: [Unicode.Scalar], to table: inout CandidateTable) throws(IndexError) {
    guard key.contains(where: { Script($0).isKana }), let sound = Romaji.skeleton(ofKana: key) else { return }
    let bytes = Array(sound.utf8)
    try forEachTerm(startingWith: bytes, at: .start) { term, _ throws(IndexError) in
      guard Int(term.length) == bytes.count else { return }
      try scan.offer(term, .start, leftOver: 0, romaji: true, as: .loose, to: &table)
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
    try forEachTerm(startingWith: key[..<half].utf8Bytes, at: .start) { term, _ throws(IndexError) in
      try offer(term, ifOneEditFrom: key, bytes, romaji, to: &table)
    }
    try forEachTerm(startingWith: tail, at: .inside) { term, offset throws(IndexError) in
      guard offset > 0, Int(term.length) - offset == tail.count else { return }
      try offer(term, ifOneEditFrom: key, bytes, romaji, to: &table)
    }
    var swapped = key
    swapped.swapAt(half - 1, half)
    try forEachTerm(startingWith: swapped.utf8Bytes, at: .start) { term, _ throws(IndexError) in
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
    try scan.offer(term, .start, leftOver: 0, romaji: romaji, as: .fuzzy, to: &table)
  }

  private static func kanji(of text: [Unicode.Scalar]) -> [Unicode.Scalar] { text.filter { Script($0) == .kanji } }

  private func forEachTerm(
    startingWith key: [UInt8], at worst: Place, _ body: (TermRecord, Int) throws(IndexError) -> Void
  ) throws(IndexError) {
    let (equal, longer) = try scan.ranges(of: key)
    for index in equal.lowerBound..<longer.upperBound {
      let suffix = try reader.suffix(index)
      if suffix.place <= worst.rawValue { try body(try reader.term(Int(suffix.term)), Int(suffix.offset)) }
    }
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

internal import PFCText

/// Offers what one key matches: the key as written and, in Latin letters, as romaji.
struct KeyMatcher {
  /// Where a key stands in the suffixes.
  struct KeyRanges {
    let bytes: [UInt8]
    let isRomaji: Bool
    let equal: Range<Int>
    let longer: Range<Int>

    var all: Range<Int> { equal.lowerBound..<longer.upperBound }

    init(_ bytes: [UInt8], romaji: Bool, in scan: SuffixScan) throws(IndexError) {
      self.bytes = bytes
      isRomaji = romaji
      (equal, longer) = try scan.ranges(of: bytes)
    }
  }

  let scan: SuffixScan

  /// How many suffixes start with a key as it is written. O(log suffixes + equal ones).
  func size(of key: [Unicode.Scalar]) throws(IndexError) -> Int {
    let (equal, longer) = try scan.ranges(of: key.utf8Bytes)
    return equal.count + longer.count
  }

  /// Offers what a key matches. The better grades come first, and once `enough` items have one, worse grades are not
  /// looked at.
  func offerMatches(
    of key: [Unicode.Scalar], enough: Int, insideWords: Bool = true, to table: inout CandidateTable
  ) throws(IndexError) {
    let keys = try offerWhole(key, to: &table)
    try offerSingulars(of: key, at: .word, to: &table)
    // Where the word is a name, what begins with it and is lacking (バナナ豆乳) was not meant.
    let scan = table.count(upTo: .exact) > 0 ? scan.withoutNearest : scan
    for key in keys { try offer(key.longer, key, at: .start, scan, to: &table) }
    if table.count(upTo: .prefix) >= enough { return }
    for key in keys { try offer(key.all, key, at: .word, scan, to: &table) }
    if !insideWords || table.count(upTo: .word) >= enough { return }
    for key in keys where !key.isRomaji { try offer(key.all, key, at: .inside, scan, to: &table) }
  }

  /// Whether a key is the whole qualifier of any item.
  func isQualifier(_ key: [Unicode.Scalar]) throws(IndexError) -> Bool {
    for key in try ranges(of: key) where try scan.hasQualifier(in: key.equal) { return true }
    return false
  }

  /// Offers what a key is the whole of, and nothing else.
  @discardableResult
  func offerWhole(_ key: [Unicode.Scalar], to table: inout CandidateTable) throws(IndexError) -> [KeyRanges] {
    let keys = try ranges(of: key)
    for key in keys { try offer(key.equal, key, at: .start, scan, to: &table) }
    try offerSingulars(of: key, at: .start, to: &table)
    return keys
  }

  /// Offers the names that begin as a key is written, and if wanted those that begin with its sound.
  func offerBeginnings(
    of key: [Unicode.Scalar], bySound: Bool, to table: inout CandidateTable
  ) throws(IndexError) {
    for key in try ranges(of: key) where bySound || !key.isRomaji {
      try offer(key.longer, key, at: .start, scan, to: &table)
    }
  }

  private func offerSingulars(
    of key: [Unicode.Scalar], at place: Place, to table: inout CandidateTable
  ) throws(IndexError) {
    for singular in EnglishPlural.singulars(of: key) {
      let bytes = singular.utf8Bytes
      try scan.offer(try scan.ranges(of: bytes).equal, bytes, at: place, romaji: false, to: &table)
    }
  }

  /// Offers what matches a word loosely, or else what is one edit away.
  func offerGuesses(of word: [Unicode.Scalar], to table: inout CandidateTable) throws(IndexError) {
    let loose = LooseScan(scan: scan)
    try loose.offerLoose(word, to: &table)
    guard table.isEmpty else { return }
    try loose.offerFuzzy(word, romaji: false, to: &table)
    guard table.isEmpty else { return }
    if let romaji = Romaji.skeleton(ofLatin: word) {
      try loose.offerFuzzy(Array(romaji.unicodeScalars), romaji: true, to: &table)
    }
  }

  private func ranges(of key: [Unicode.Scalar]) throws(IndexError) -> [KeyRanges] {
    let written = try KeyRanges(key.utf8Bytes, romaji: false, in: scan)
    // kale is a word of its own, and not カレー; and so is its beginning.
    if !written.all.isEmpty, Romaji.looksForeign(key) { return [written] }
    var keys = [written]
    for sound in Romaji.beginnings(ofLatin: key) + (Romaji.skeleton(ofMixed: key).map { [$0] } ?? []) {
      keys.append(try KeyRanges(Array(sound.utf8), romaji: true, in: scan))
    }
    return keys
  }

  private func offer(
    _ range: Range<Int>, _ key: KeyRanges, at place: Place, _ scan: SuffixScan, to table: inout CandidateTable
  ) throws(IndexError) {
    try scan.offer(range, key.bytes, at: place, romaji: key.isRomaji, to: &table)
  }
}

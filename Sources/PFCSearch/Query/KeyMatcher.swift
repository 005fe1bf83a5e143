internal import PFCText

/// Offers what one key matches: the key as written and, in Latin letters, as romaji.
struct KeyMatcher {
  let scan: SuffixScan

  /// How many suffixes start with a key as it is written. O(log suffixes).
  func size(of key: [Unicode.Scalar]) throws(IndexError) -> Int {
    let place = try scan.place(of: key.utf8Bytes)
    return try scan.range(of: place).count
  }

  /// Offers what a key matches. The better grades come first: once there are `enoughWhole` whole names, or `enough` items
  /// of a better grade than those that come next, nothing else is looked at.
  func offerMatches(
    of key: [Unicode.Scalar], enough: Int, enoughWhole: Int = Int.max, insideWords: Bool = true,
    to table: inout CandidateTable
  ) throws(IndexError) {
    let keys = try offerWhole(key, to: &table)
    if table.count(upTo: .exact) >= enoughWhole { return }
    try offerSingulars(of: key, at: .word, to: &table)
    // Where the word is a name, what begins with it and is lacking (バナナ豆乳) was not meant.
    let scan = table.count(upTo: .exact) > 0 ? scan.withoutNearest : scan
    let ranges = try keys.map { key throws(IndexError) in (key, try scan.range(of: key)) }
    for (key, range) in ranges { try offer(key.isWhole ? range.dropFirst() : range, key, at: .start, scan, to: &table) }
    if table.count(upTo: .prefix) >= enough { return }
    for (key, range) in ranges { try offer(range, key, at: .word, scan, to: &table) }
    if !insideWords || table.count(upTo: .word) >= enough { return }
    for (key, range) in ranges where !key.isRomaji { try offer(range, key, at: .inside, scan, to: &table) }
  }

  /// Whether a key is the whole qualifier of any item.
  func isQualifier(_ key: [Unicode.Scalar]) throws(IndexError) -> Bool {
    for place in try places(of: key) where try scan.hasQualifier(in: place.whole) { return true }
    return false
  }

  /// Offers what a key is the whole of, and nothing else; gives where the key stands. O(log suffixes).
  @discardableResult
  func offerWhole(_ key: [Unicode.Scalar], to table: inout CandidateTable) throws(IndexError) -> [KeyPlace] {
    let places = try places(of: key)
    for place in places { try offer(place.whole, place, at: .start, scan, to: &table) }
    try offerSingulars(of: key, at: .start, to: &table)
    return places
  }

  /// Offers the names that begin as a key is written, and if wanted those that begin with its sound.
  func offerBeginnings(
    of key: [Unicode.Scalar], bySound: Bool, to table: inout CandidateTable
  ) throws(IndexError) {
    for place in try places(of: key) where bySound || !place.isRomaji {
      let range = try scan.range(of: place)
      try offer(place.isWhole ? range.dropFirst() : range, place, at: .start, scan, to: &table)
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

  private func places(of key: [Unicode.Scalar]) throws(IndexError) -> [KeyPlace] {
    let written = try scan.place(of: key.utf8Bytes)
    // kale is a word of its own, and not カレー; and so is its beginning.
    if written.isThere, Romaji.looksForeign(key) { return [written] }
    var places = [written]
    for sound in Romaji.beginnings(ofLatin: key) + (Romaji.skeleton(ofMixed: key).map { [$0] } ?? []) {
      places.append(try scan.place(of: Array(sound.utf8), isRomaji: true))
    }
    return places
  }

  private func offer(
    _ range: Range<Int>, _ key: KeyPlace, at place: Place, _ scan: SuffixScan, to table: inout CandidateTable
  ) throws(IndexError) {
    try scan.offer(range, key.bytes, at: place, romaji: key.isRomaji, to: &table)
  }
}

/// Where a key stands in the suffixes.
struct KeyPlace {
  let bytes: [UInt8]
  let isRomaji: Bool
  /// The first suffix that does not come before the key.
  let lower: Int
  /// Whether that suffix starts with the key.
  let isThere: Bool
  /// Whether that suffix is the key, and the whole of a term: among equal suffixes such a one comes first.
  let isWhole: Bool

  /// The suffix that is the whole of a term and the key; empty when none is.
  var whole: Range<Int> { lower..<(isWhole ? lower + 1 : lower) }
}

extension SuffixScan {
  /// Where a key stands. O(log suffixes).
  func place(of key: [UInt8], isRomaji: Bool = false) throws(IndexError) -> KeyPlace {
    let lower = try lowerBound(key)
    var (isThere, isWhole) = (false, false)
    if lower < reader.header.suffixes.count {
      let suffix = try reader.suffix(lower)
      let term = try reader.term(Int(suffix.term))
      isThere = try starts(term, at: Int(suffix.offset), with: key)
      isWhole = isThere && suffix.place == Place.start.rawValue && Int(term.length) == key.count
    }
    return KeyPlace(bytes: key, isRomaji: isRomaji, lower: lower, isThere: isThere, isWhole: isWhole)
  }

  /// The suffixes that start with a key. O(log suffixes).
  func range(of key: KeyPlace) throws(IndexError) -> Range<Int> {
    key.lower..<(key.isThere ? try upperBound(key.bytes, from: key.lower) : key.lower)
  }

  /// The suffixes that start with `key`, and of these the ones that are no longer. O(log suffixes).
  func ranges(of key: [UInt8]) throws(IndexError) -> (equal: Range<Int>, longer: Range<Int>) {
    let all = try range(of: try place(of: key))
    let end = try firstLonger(than: key.count, in: all)
    return (all.lowerBound..<end, end..<all.upperBound)
  }

  /// The first of some suffixes which is longer than the key that they all start with. Those that are no longer stand
  /// before it and are few: steps that double find it. O(log equal ones).
  private func firstLonger(than length: Int, in range: Range<Int>) throws(IndexError) -> Int {
    func isLonger(_ index: Int) throws(IndexError) -> Bool {
      let suffix = try reader.suffix(index)
      return Int(try reader.term(Int(suffix.term)).length) - Int(suffix.offset) > length
    }
    var (low, high, step) = (range.lowerBound, range.upperBound, 1)
    while low < high {
      let middle = min(low + step, high) - 1
      guard try !isLonger(middle) else {
        high = middle
        break
      }
      (low, step) = (middle + 1, 2 * step)
    }
    while low < high {
      let middle = (low + high) / 2
      if try isLonger(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// The first suffix that does not come before `key`. O(log suffixes).
  func lowerBound(_ key: [UInt8]) throws(IndexError) -> Int {
    try firstSuffix(from: 0, around: key) { text in key.withUnsafeBytes { ByteOrder.compare(text, $0) } >= 0 }
  }

  /// The first suffix from `lower` on that does not start with `key`. O(log suffixes).
  private func upperBound(_ key: [UInt8], from lower: Int) throws(IndexError) -> Int {
    try firstSuffix(from: lower, around: key) { text in key.withUnsafeBytes { ByteOrder.prefixOrder(text, $0) } > 0 }
  }

  /// The fences between which a key stands: those that certainly come before it and the first that certainly comes
  /// after. O(log suffixes) over a table small enough to stay in the cache.
  private func fences(around key: [UInt8]) throws(IndexError) -> (before: Int, after: Int) {
    let shown = Array(key.prefix(IndexFormat.fenceLength))
    func firstFence(_ isPast: (Int) -> Bool) throws(IndexError) -> Int {
      var (low, high) = (0, reader.header.fences.count)
      while low < high {
        let middle = (low + high) / 2
        let fence = try reader.fence(middle)
        if isPast(shown.withUnsafeBytes { ByteOrder.prefixOrder(fence, $0) }) {
          high = middle
        } else {
          low = middle + 1
        }
      }
      return low
    }
    return (try firstFence { $0 >= 0 }, try firstFence { $0 > 0 })
  }

  /// The first suffix from `start` on whose text is past a place in the order that `key` sets.
  @inline(__always)
  private func firstSuffix(
    from start: Int, around key: [UInt8], isPast: (UnsafeRawBufferPointer) -> Bool
  ) throws(IndexError) -> Int {
    let (before, after) = try fences(around: key)
    var low = max(start, (before - 1) * IndexFormat.fenceInterval)
    var high = max(low, min(after * IndexFormat.fenceInterval, reader.header.suffixes.count))
    while low < high {
      let middle = (low + high) / 2
      let suffix = try reader.suffix(middle)
      let term = try reader.term(Int(suffix.term))
      let text = try reader.text(Int(term.text) + Int(suffix.offset), Int(term.length) - Int(suffix.offset))
      if isPast(text) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  func starts(_ term: TermRecord, at offset: Int, with key: [UInt8]) throws(IndexError) -> Bool {
    guard Int(term.length) - offset >= key.count else { return false }
    let text = try reader.text(Int(term.text) + offset, key.count)
    return key.withUnsafeBytes { ByteOrder.prefixOrder(text, $0) } == 0
  }
}

/// A text as its UTF-8, hashed and compared byte by byte: a string of kana takes several times as long.
struct KeyBytes: Hashable {
  let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  init(_ text: String) { bytes = Array(text.utf8) }

  init(_ scalars: some Collection<Unicode.Scalar>) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(scalars.count * 3)
    for scalar in scalars { bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter) }
    self.bytes = bytes
  }

  func hash(into hasher: inout Hasher) { bytes.withUnsafeBytes { hasher.combine(bytes: $0) } }
}

extension String {
  /// The text, or as much of its start as an index takes: it is found by that.
  var indexed: String {
    guard utf8.count > IndexFormat.maximumTextLength else { return self }
    return String(String.UnicodeScalarView(Array(unicodeScalars).indexed))
  }
}

extension [Unicode.Scalar] {
  /// The scalars, or as many of the first as an index takes.
  var indexed: [Unicode.Scalar] { Array(prefix(indexedCount)) }

  /// How many of the scalars an index takes.
  var indexedCount: Int {
    guard count * 4 > IndexFormat.maximumTextLength else { return count }
    var length = 0
    for (number, scalar) in enumerated() {
      length += UTF8.width(scalar)
      if length > IndexFormat.maximumTextLength { return number }
    }
    return count
  }
}

/// Sorts slices of bytes: most differ in the first eight, which are compared as one number.
struct SliceSorter {
  private struct Slice {
    let head: UInt64
    let start: Int
    let length: Int
    let number: Int
  }

  private var slices: [Slice] = []

  /// Prepares for so many slices.
  init(capacity: Int) { slices.reserveCapacity(capacity) }

  /// Adds a slice of the bytes that ``sortedNumbers(in:ties:)`` is given.
  mutating func add(_ heap: UnsafeRawBufferPointer, start: Int, length: Int) {
    var head: UInt64 = 0
    if length >= 8 {
      head = UInt64(bigEndian: heap.loadUnaligned(fromByteOffset: start, as: UInt64.self))
    } else {
      for index in 0..<length { head |= UInt64(heap[start + index]) << (56 - 8 * index) }
    }
    slices.append(Slice(head: head, start: start, length: length, number: slices.count))
  }

  /// The numbers of the slices, by their bytes; `ties` orders equal ones. O(n log n).
  func sortedNumbers(
    in heap: UnsafeRawBufferPointer, ties: (Int, Int) -> Bool = { $0 < $1 }
  ) -> [Int] {
    slices.sorted { left, right in
      if left.head != right.head { return left.head < right.head }
      let order = ByteOrder.compare(heap[slice: left.start, left.length], heap[slice: right.start, right.length])
      return order != 0 ? order < 0 : ties(left.number, right.number)
    }.map(\.number)
  }

  /// The numbers of texts, by their bytes; `ties` orders equal ones. O(n log n).
  static func sortedNumbers(of texts: [[UInt8]], ties: (Int, Int) -> Bool = { $0 < $1 }) -> [Int] {
    var heap: [UInt8] = []
    heap.reserveCapacity(texts.reduce(0) { $0 + $1.count })
    for text in texts { heap.append(contentsOf: text) }
    return heap.withUnsafeBytes { heap in
      var sorter = SliceSorter(capacity: texts.count)
      var start = 0
      for text in texts {
        sorter.add(heap, start: start, length: text.count)
        start += text.count
      }
      return sorter.sortedNumbers(in: heap, ties: ties)
    }
  }
}

internal import PFCText

/// The layout of an index: fixed-size records in sections, least significant byte first, cut into blocks.
///
/// ```
/// header      one IndexHeader
/// documents  12 bytes each, best prior first: a smaller number is the better answer of two equal ones
/// names       8 bytes each: a name as it is written
/// terms      16 bytes each: a distinct key (a whole name, a head, a qualifier, a part of an official name)
/// postings    8 bytes each: the documents of a term
/// suffixes    8 bytes each: every place in a term at which a query may start, sorted by the text from there on
/// fences     16 bytes each: the first bytes of every 64th suffix, so that a search starts among neighbours
/// loose      16 bytes each: the loose keys of those places at which a name or word starts, where they differ
/// ends        4 bytes each: the terms, sorted by their text read backwards, so that words are found by how they end
/// text        the keys and names
/// ```
/// No record and no text crosses the end of a block, so a block can be read, checked and kept by itself.
package enum IndexFormat {
  /// `pfcindex` in bytes.
  static let magic: UInt64 = 0x7865_646E_6963_6670
  /// Raised with every change of the layout.
  package static let version: UInt32 = 2
  /// The bytes of a block. With its row it fits a page of 4096 bytes, so SQLite reads one page for it and no chain of
  /// overflow pages; it is a multiple of every record's stride.
  package static let blockSize = 4032
  /// Sections start at multiples of this, which every stride divides: no record then crosses the end of a block.
  static let sectionAlignment = 48
  /// How many suffixes there are from one fence to the next.
  static let fenceInterval = 64
  /// How many bytes of a suffix a fence shows; shorter ones are filled up with zeros.
  static let fenceLength = 16
  /// The longest text in bytes that a name or key may have.
  package static let maximumTextLength = 1000
}

/// A run of records of one kind.
struct Section {
  var start = 0
  var count = 0

  /// Whether the section can lie in so many bytes: no record is shorter than one.
  func fits(_ capacity: Int) -> Bool { (0...capacity).contains(start) && (0...(capacity - start)).contains(count) }
}

/// The first record of an index.
struct IndexHeader {
  var documents = Section()
  var names = Section()
  var terms = Section()
  var postings = Section()
  var suffixes = Section()
  var fences = Section()
  var loose = Section()
  var ends = Section()
  var text = Section()
  var byteCount = 0

  static let byteLength = 8 + 8 + 9 * 16 + 8

  private static var sections: [WritableKeyPath<IndexHeader, Section>] {
    [\.documents, \.names, \.terms, \.postings, \.suffixes, \.fences, \.loose, \.ends, \.text]
  }

  /// The sections, in the order of the layout.
  var sections: [Section] { Self.sections.map { self[keyPath: $0] } }

  var bytes: [UInt8] {
    var out = ByteWriter()
    out.append(IndexFormat.magic)
    out.append(UInt64(IndexFormat.version))
    for path in Self.sections {
      out.append(UInt64(self[keyPath: path].start))
      out.append(UInt64(self[keyPath: path].count))
    }
    out.append(UInt64(byteCount))
    return out.bytes
  }

  init() {}

  init(_ words: (Int) throws(IndexError) -> UInt64) throws(IndexError) {
    guard try words(0) == IndexFormat.magic else { throw .damaged(block: 0) }
    let version = UInt32(truncatingIfNeeded: try words(1))
    guard version == IndexFormat.version else { throw .otherVersion(version) }
    for (number, path) in Self.sections.enumerated() {
      guard let start = Int(exactly: try words(2 + 2 * number)), let count = Int(exactly: try words(3 + 2 * number))
      else { throw .damaged(block: 0) }
      self[keyPath: path] = Section(start: start, count: count)
    }
    guard let byteCount = Int(exactly: try words(2 + 2 * Self.sections.count)) else { throw .damaged(block: 0) }
    self.byteCount = byteCount
  }
}

/// What can be wrong with an index.
package enum IndexError: Error, Equatable {
  /// A block is not what was written.
  case damaged(block: Int)
  /// The block could not be read.
  case unreadable(block: Int)
  /// The index has a layout that this program does not know.
  case otherVersion(UInt32)
  /// There are more items, names or texts than an index can number.
  case tooMany
}

/// Collects little-endian bytes.
struct ByteWriter {
  private(set) var bytes: [UInt8] = []

  mutating func append<Word: FixedWidthInteger>(_ word: Word) {
    withUnsafeBytes(of: word.littleEndian) { bytes.append(contentsOf: $0) }
  }

  mutating func append(_ text: some Sequence<UInt8>) { bytes.append(contentsOf: text) }

  mutating func align(to size: Int) {
    while bytes.count % size != 0 { bytes.append(0) }
  }

  /// Starts a new block if `length` bytes would cross the end of this one.
  mutating func keepTogether(_ length: Int) {
    let used = bytes.count % IndexFormat.blockSize
    if used + length > IndexFormat.blockSize { align(to: IndexFormat.blockSize) }
  }
}

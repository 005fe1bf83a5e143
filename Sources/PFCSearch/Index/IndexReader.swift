/// Reads the records of an index by number. Any thread may read.
struct IndexReader: Sendable {
  private let blocks: BlockCache
  let header: IndexHeader

  init(_ source: any BlockSource) throws(IndexError) {
    let blocks = BlockCache(source)
    self.blocks = blocks
    header = try IndexHeader { index throws(IndexError) in
      let address = try blocks.address(index * 8, 8)
      return UInt64(littleEndian: address.load(as: UInt64.self))
    }
    let capacity = source.blockCount * IndexFormat.blockSize
    guard header.byteCount <= capacity, header.sections.allSatisfy({ $0.fits(capacity) }) else {
      throw .damaged(block: 0)
    }
  }

  @inline(__always)
  private func record(_ section: Section, _ index: Int, _ stride: Int) throws(IndexError) -> UnsafeRawPointer {
    guard index >= 0, index < section.count else { throw .damaged(block: section.start / IndexFormat.blockSize) }
    return try blocks.address(section.start + index * stride, stride)
  }

  func document(_ index: Int) throws(IndexError) -> DocumentRecord {
    let address = try record(header.documents, index, DocumentRecord.stride)
    return DocumentRecord(
      row: address.word32(0), kind: address.byte(8), level: address.byte(9), group: address.byte(10),
      slowest: address.word16(4), fastest: address.word16(6))
  }

  /// Gives the rows of the items of a kind with their groups, in the order of the index. O(items).
  @inline(__always)
  func forEachRow(ofKind kind: UInt8, _ body: (_ row: UInt32, _ group: UInt8) -> Void) throws(IndexError) {
    let all = 0..<header.documents.count
    try forEachRun(of: header.documents, all, DocumentRecord.stride) { start, count throws(IndexError) in
      for index in 0..<count {
        let address = start + index * DocumentRecord.stride
        if address.byte(8) == kind { body(address.word32(0), address.byte(10)) }
      }
    }
  }

  func name(_ index: Int) throws(IndexError) -> NameRecord {
    let address = try record(header.names, index, NameRecord.stride)
    return NameRecord(text: address.word32(0), length: address.word16(4))
  }

  func term(_ index: Int) throws(IndexError) -> TermRecord {
    let address = try record(header.terms, index, TermRecord.stride)
    return TermRecord(
      text: address.word32(0), length: address.word16(4), firstPosting: address.word32(8),
      postings: address.word32(12))
  }

  func suffix(_ index: Int) throws(IndexError) -> Suffix {
    let address = try record(header.suffixes, index, Suffix.stride)
    return Suffix(term: address.word32(0), offset: address.word16(4), place: address.byte(6))
  }

  /// Gives the suffixes of a range that stand at a place, in order. A block is looked up once for all its records.
  @inline(__always)
  func forEachSuffix(
    in range: Range<Int>, at place: Place, _ body: (Suffix) throws(IndexError) -> Void
  ) throws(IndexError) {
    try forEachRun(of: header.suffixes, range, Suffix.stride) { start, count throws(IndexError) in
      for index in 0..<count {
        let address = start + index * Suffix.stride
        guard address.byte(6) == place.rawValue else { continue }
        try body(Suffix(term: address.word32(0), offset: address.word16(4), place: place.rawValue))
      }
    }
  }

  /// Gives the postings of a term, in order.
  @inline(__always)
  func forEachPosting(of term: TermRecord, _ body: (Posting) throws(IndexError) -> Void) throws(IndexError) {
    let first = Int(term.firstPosting)
    try forEachRun(of: header.postings, first..<(first + Int(term.postings)), Posting.stride) {
      start, count throws(IndexError) in
      for index in 0..<count {
        let address = start + index * Posting.stride
        try body(Posting(packedDocument: address.word32(0), packedName: address.word32(4)))
      }
    }
  }

  /// Gives the records of a range as runs that lie in one block.
  @inline(__always)
  private func forEachRun(
    of section: Section, _ range: Range<Int>, _ stride: Int,
    _ body: (UnsafeRawPointer, Int) throws(IndexError) -> Void
  ) throws(IndexError) {
    guard range.lowerBound >= 0, range.upperBound <= section.count else {
      throw .damaged(block: section.start / IndexFormat.blockSize)
    }
    var index = range.lowerBound
    while index < range.upperBound {
      let offset = section.start + index * stride
      let room = (IndexFormat.blockSize - offset % IndexFormat.blockSize) / stride
      let count = min(room, range.upperBound - index)
      guard count > 0 else { throw .damaged(block: offset / IndexFormat.blockSize) }
      try body(try blocks.address(offset, count * stride), count)
      index += count
    }
  }

  /// The bytes of a fence.
  func fence(_ index: Int) throws(IndexError) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(
      start: try record(header.fences, index, IndexFormat.fenceLength), count: IndexFormat.fenceLength)
  }

  func loose(_ index: Int) throws(IndexError) -> LooseSuffix {
    let address = try record(header.loose, index, LooseSuffix.stride)
    return LooseSuffix(
      term: address.word32(0), text: address.word32(4), length: address.word16(8), offset: address.word16(10),
      place: address.byte(12))
  }

  /// The term that stands at a place in the order of texts read backwards.
  func end(_ index: Int) throws(IndexError) -> TermRecord {
    try term(Int(try record(header.ends, index, 4).word32(0)))
  }

  /// The bytes of a text. They stay where they are as long as the index.
  func text(_ offset: Int, _ length: Int) throws(IndexError) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: try blocks.address(header.text.start + offset, length), count: length)
  }
}

extension UnsafeRawPointer {
  fileprivate func byte(_ offset: Int) -> UInt8 { load(fromByteOffset: offset, as: UInt8.self) }
  fileprivate func word16(_ offset: Int) -> UInt16 {
    UInt16(littleEndian: load(fromByteOffset: offset, as: UInt16.self))
  }

  fileprivate func word32(_ offset: Int) -> UInt32 {
    UInt32(littleEndian: load(fromByteOffset: offset, as: UInt32.self))
  }
}

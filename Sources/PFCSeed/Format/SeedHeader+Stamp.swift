internal import PFCModel

extension SeedHeader {
  /// The bytes of a seed that say nothing of how and by which SQLite they were written. O(n).
  ///
  /// Source: the SQLite file format, sections 1.3 and 1.6.
  package static func stamped(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for offset in counters { put(1, at: offset, in: &bytes) }
    put(0, at: writerVersion, in: &bytes)
    for page in stride(from: 0, to: bytes.count, by: SeedFormat.pageSize) { clearGap(ofPageAt: page, in: &bytes) }
    return bytes
  }

  /// The offsets of the change counter and of the counter for which the version below is valid.
  private static let counters = [24, 92]
  /// The offset of the version of the SQLite that wrote last, which no SQLite reads.
  private static let writerVersion = 96

  /// Clears what is between the cell pointers of a page and its cells: whatever was in memory there.
  private static func clearGap(ofPageAt page: Int, in bytes: inout [UInt8]) {
    let header = page == 0 ? length : page
    let headerSize: Int
    switch bytes[header] {
    case 2, 5: headerSize = 12
    case 10, 13: headerSize = 8
    // The rest of a long value: it starts with the number of another page, which is less than 2²⁴.
    default: return
    }
    func number(at offset: Int) -> Int { Int(bytes[header + offset]) << 8 | Int(bytes[header + offset + 1]) }
    let (pointers, cells) = (header + headerSize + 2 * number(at: 3), page + number(at: 5))
    bytes.replaceSubrange(pointers..<cells, with: repeatElement(0, count: cells - pointers))
  }

  private static func put(_ number: UInt32, at offset: Int, in bytes: inout [UInt8]) {
    for index in 0..<4 { bytes[offset + index] = UInt8(truncatingIfNeeded: number >> (24 - 8 * UInt32(index))) }
  }
}

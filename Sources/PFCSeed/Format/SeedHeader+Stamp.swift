extension SeedHeader {
  /// The bytes of a seed with a header that says nothing of how and by which SQLite it was written. O(n).
  package static func stamped(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for offset in counters { put(1, at: offset, in: &bytes) }
    put(3_040_001, at: writerVersion, in: &bytes)
    return bytes
  }

  /// The offsets of the change counter and of the counter for which the version below is valid (SQLite file format, 1.3).
  private static let counters = [24, 92]
  /// The offset of the version number of the SQLite that wrote last.
  private static let writerVersion = 96

  private static func put(_ number: UInt32, at offset: Int, in bytes: inout [UInt8]) {
    for index in 0..<4 { bytes[offset + index] = UInt8(truncatingIfNeeded: number >> (24 - 8 * UInt32(index))) }
  }
}

/// Where the blocks of an index come from.
package protocol BlockSource: Sendable {
  /// How many blocks there are.
  var blockCount: Int { get }
  /// Lends the bytes of a block; throws when they cannot be read or are not what was written.
  func withBlock(_ number: Int, _ body: (UnsafeRawBufferPointer) -> Void) throws(IndexError)
}

/// The blocks of an index that was just built, in memory.
package struct MemoryBlocks: BlockSource {
  private let bytes: [UInt8]

  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  package var blockCount: Int { (bytes.count + IndexFormat.blockSize - 1) / IndexFormat.blockSize }

  package func withBlock(_ number: Int, _ body: (UnsafeRawBufferPointer) -> Void) throws(IndexError) {
    let start = number * IndexFormat.blockSize
    guard number >= 0, start < bytes.count else { throw .unreadable(block: number) }
    let end = min(start + IndexFormat.blockSize, bytes.count)
    bytes[start..<end].withUnsafeBytes { body($0) }
  }
}

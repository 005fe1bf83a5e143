internal import Synchronization

/// Keeps the blocks that were read, each once, for the life of the index. Readers take no lock.
///
/// Memory grows with the part of the index that queries touch, never beyond the index itself.
final class BlockCache: Sendable {
  private let source: any BlockSource
  private let slots: Slots

  init(_ source: any BlockSource) {
    self.source = source
    slots = Slots(count: source.blockCount)
  }

  /// The address of `length` bytes that lie within one block. O(1); the first look at a block reads it.
  @inline(__always)
  func address(_ offset: Int, _ length: Int) throws(IndexError) -> UnsafeRawPointer {
    let (block, within) = offset.quotientAndRemainder(dividingBy: IndexFormat.blockSize)
    guard offset >= 0, length >= 0, block < slots.count, within + length <= IndexFormat.blockSize else {
      throw .damaged(block: block)
    }
    if let start = slots[block] { return UnsafeRawPointer(start) + within }
    return try fill(block) + within
  }

  /// Reads a block. Two threads may read one at the same time; the first to finish publishes it.
  private func fill(_ block: Int) throws(IndexError) -> UnsafeRawPointer {
    let start = UnsafeMutableRawPointer.allocate(byteCount: IndexFormat.blockSize, alignment: 16)
    do {
      try source.withBlock(block) { bytes in
        let count = min(bytes.count, IndexFormat.blockSize)
        start.copyMemory(from: bytes.baseAddress ?? UnsafeRawPointer(start), byteCount: count)
        (start + count).initializeMemory(as: UInt8.self, repeating: 0, count: IndexFormat.blockSize - count)
      }
    } catch {
      start.deallocate()
      throw error
    }
    return UnsafeRawPointer(slots.publish(start, at: block))
  }
}

/// Addresses that are set once and read by any thread.
private final class Slots: @unchecked Sendable {
  // Safety: the cells are atomics; the array itself never changes after init.
  private let cells: UnsafeMutablePointer<Atomic<UnsafeMutableRawPointer?>>
  let count: Int

  init(count: Int) {
    self.count = count
    cells = .allocate(capacity: max(count, 1))
    for index in 0..<count { (cells + index).initialize(to: Atomic(nil)) }
  }

  deinit {
    for index in 0..<count { self[index]?.deallocate() }
    cells.deinitialize(count: count)
    cells.deallocate()
  }

  @inline(__always)
  subscript(_ index: Int) -> UnsafeMutableRawPointer? { cells[index].load(ordering: .acquiring) }

  /// Sets a cell that is not set yet, and frees the address if another was first. Gives the one that stays.
  func publish(_ address: UnsafeMutableRawPointer, at index: Int) -> UnsafeMutableRawPointer {
    let (isFirst, other) = cells[index].compareExchange(
      expected: nil, desired: address, ordering: .acquiringAndReleasing)
    if isFirst { return address }
    address.deallocate()
    return other ?? address
  }
}

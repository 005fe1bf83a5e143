import PFCStorage
import Testing

@Suite struct BlockHashTests {
  @Test("a block hash changes with every bit")
  func blockHash() {
    let bytes = (0..<100).map { UInt8($0) }
    let hash = BlockHash.of(bytes)
    for index in bytes.indices {
      for bit in 0..<8 {
        var changed = bytes
        changed[index] ^= 1 << UInt8(bit)
        #expect(BlockHash.of(changed) != hash)
      }
    }
    #expect(BlockHash.of(Array(bytes.dropLast())) != hash)
  }
}

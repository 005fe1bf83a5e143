import PFCStorage
import Testing

@Suite struct BlockHashTests {
  @Test("a block hash changes with every bit")
  func blockHash() {
    let bytes = (0..<100).map { UInt8($0) }
    let hash = BlockHash.hash(bytes)
    for index in bytes.indices {
      for bit in 0..<8 {
        var changed = bytes
        changed[index] ^= 1 << UInt8(bit)
        #expect(BlockHash.hash(changed) != hash)
      }
    }
    #expect(BlockHash.hash(Array(bytes.dropLast())) != hash)
  }
}

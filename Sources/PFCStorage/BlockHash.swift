/// The hash by which what a seed holds is checked: eight bytes at a time, the same on every machine.
///
/// It finds damage, not malice.
package struct BlockHash {
  /// The hash of what was added so far.
  package private(set) var value: UInt64 = 0x9E37_79B9_7F4A_7C15

  package init() {}

  /// Adds a word. O(1).
  package mutating func add(_ word: UInt64) {
    // One round of multiply and fold, as in wyhash: every bit of the word reaches every bit of the hash.
    let product = (value ^ word).multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
    value = product.high ^ product.low ^ (value << 23 | value >> 41)
  }

  /// Adds bytes, their number first: texts that are added one by one are not their concatenation. O(n).
  package mutating func add(_ bytes: UnsafeRawBufferPointer) {
    add(UInt64(bytes.count))
    var offset = 0
    while offset + 8 <= bytes.count {
      add(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
      offset += 8
    }
    var rest: UInt64 = 0
    for index in offset..<bytes.count { rest = rest << 8 | UInt64(bytes[index]) }
    if offset < bytes.count { add(rest) }
  }

  /// Adds the UTF-8 of a text. O(n).
  package mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { add(UnsafeRawBufferPointer($0)) }
  }

  /// The hash of a block. O(n).
  package static func hash(_ bytes: [UInt8]) -> UInt64 { bytes.withUnsafeBytes(hash) }

  /// The hash of a block. O(n).
  package static func hash(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    var hash = BlockHash()
    hash.add(bytes)
    return hash.value
  }
}

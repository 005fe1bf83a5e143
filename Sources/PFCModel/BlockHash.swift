/// The hash by which a block of a seed's index is checked: eight bytes at a time, the same on every machine.
///
/// It finds damage, not malice.
package enum BlockHash {
  /// The hash of a block. O(n).
  package static func of(_ bytes: [UInt8]) -> UInt64 { bytes.withUnsafeBytes(of) }

  /// The hash of a block. O(n).
  package static func of(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    var hash: UInt64 = 0x9E37_79B9_7F4A_7C15 ^ UInt64(bytes.count)
    var offset = 0
    while offset + 8 <= bytes.count {
      hash = mix(hash, UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
      offset += 8
    }
    while offset < bytes.count {
      hash = mix(hash, UInt64(bytes[offset]))
      offset += 1
    }
    return hash
  }

  /// One round of multiply and fold, as in wyhash: every bit of the word reaches every bit of the hash.
  private static func mix(_ hash: UInt64, _ word: UInt64) -> UInt64 {
    let product = (hash ^ word).multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
    return product.high ^ product.low ^ hash.rotatedLeft
  }
}

extension UInt64 {
  fileprivate var rotatedLeft: UInt64 { self << 23 | self >> 41 }
}

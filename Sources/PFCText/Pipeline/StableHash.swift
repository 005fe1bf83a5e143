/// FNV-1a, 64 bits: the same value in every process and on every machine, unlike `Hasher`.
package struct StableHash: Sendable {
  package private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  package init() {}

  package mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }

  package mutating func add(_ word: UInt32) {
    for shift: UInt32 in [0, 8, 16, 24] { add(UInt8(truncatingIfNeeded: word >> shift)) }
  }

  /// The hash of bytes. O(n).
  package static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
    var hash = StableHash()
    for byte in bytes { hash.add(byte) }
    return hash.value
  }
}

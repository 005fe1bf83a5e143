package import PFCModel

/// Identifiers that sort by the time of their making (RFC 9562, version 7).
package enum UUIDv7 {
  /// A new identifier: 48 bits of time, 74 random ones.
  package static func make(
    at instant: Instant, using generator: inout some RandomNumberGenerator
  ) -> String {
    let time = UInt64(truncatingIfNeeded: instant.milliseconds) & 0xFFFF_FFFF_FFFF
    let high = time << 16 | 0x7000 | generator.next() & 0x0FFF
    let low = 0x8000_0000_0000_0000 | generator.next() & 0x3FFF_FFFF_FFFF_FFFF
    let digits = hex(high) + hex(low)
    var text = ""
    for (index, digit) in digits.enumerated() {
      if [8, 12, 16, 20].contains(index) { text.append("-") }
      text.append(digit)
    }
    return text
  }

  private static func hex(_ word: UInt64) -> String {
    let digits = String(word, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

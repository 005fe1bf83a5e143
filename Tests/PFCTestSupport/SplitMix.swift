/// A generator with the same numbers on every run.
package struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ word >> 30) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ word >> 27) &* 0x94D0_49BB_1331_11EB
    return word ^ word >> 31
  }

  /// A text of the scalars that food names are made of, and some that they are not.
  package mutating func text(upTo length: Int) -> String {
    let ranges: [ClosedRange<UInt32>] = [
      0x3041...0x309F, 0x30A0...0x30FF, 0x4E00...0x4FFF, 0x20...0x7E, 0xFF01...0xFF9F, 0x2010...0x2015, 0x300...0x30A,
      0x3000...0x303F,
    ]
    var text = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...length, using: &self) {
      let range = ranges.randomElement(using: &self) ?? 0x20...0x7E
      if let scalar = Unicode.Scalar(UInt32.random(in: range, using: &self)) { text.append(scalar) }
    }
    return String(text)
  }
}

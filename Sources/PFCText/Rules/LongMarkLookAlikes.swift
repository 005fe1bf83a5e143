/// Turns a dash behind a kana into the long mark ー: コ−ヒ−, コ―ヒ― and コ-ヒ- are all コーヒー.
/// A dash elsewhere stays what it is, so -5 stays negative.
package enum LongMarkLookAlikes: TextRule {
  package static let name = "long-mark-look-alikes"
  package static let loss = TextLoss.lossless

  package static func apply(to text: inout [Unicode.Scalar]) {
    guard text.count > 1 else { return }
    for index in 1..<text.count where isDash(text[index]) && Script(text[index - 1]).isKana {
      let isLast = index + 1 == text.count
      if isLast || !isDigit(text[index + 1]) { text[index] = "ー" }
    }
  }

  /// Whether a scalar is one of the dashes, hyphens, minus signs and box lines that stand in for ー.
  package static func isDash(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2D, 0x2010...0x2015, 0x2043, 0x207B, 0x2212, 0x2500, 0x2501, 0xFE58, 0xFE63, 0xFF0D, 0x02D7, 0x30FC, 0xFF70:
      true
    default: false
    }
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { (0x30...0x39).contains(scalar.value) }
}

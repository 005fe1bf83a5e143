/// Turns hiragana into katakana, scalar for scalar. ー stays: ICU's transliterator would expand it into a vowel.
package enum KatakanaFold: TextRule {
  package static let name = "katakana-fold"
  package static let loss = TextLoss.lossless

  package static func apply(to text: inout [Unicode.Scalar]) {
    for index in text.indices { text[index] = katakana(text[index]) }
  }

  /// The katakana of a hiragana, or the scalar itself. O(1).
  package static func katakana(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0x3041...0x3096, 0x309D, 0x309E: Unicode.Scalar(scalar.value + 0x60) ?? scalar
    default: scalar
    }
  }

  /// The text after the rule. O(n).
  package static func folded(_ text: [Unicode.Scalar]) -> [Unicode.Scalar] { text.map(katakana) }
}

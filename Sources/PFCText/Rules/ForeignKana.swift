/// Writes ヴ, ヂ, ヅ, ヲ, ヰ and ヱ as they are commonly heard: ヴィネガー is ビネガー.
package enum ForeignKana: TextRule {
  package static let name = "foreign-kana"
  package static let loss = TextLoss.lossy

  private static let voiced: [Unicode.Scalar: Unicode.Scalar] = ["ァ": "バ", "ィ": "ビ", "ェ": "ベ", "ォ": "ボ"]
  private static let heard: [Unicode.Scalar: Unicode.Scalar] = [
    "ヴ": "ブ", "ヂ": "ジ", "ヅ": "ズ", "ヲ": "オ", "ヰ": "イ", "ヱ": "エ", "ヷ": "バ", "ヸ": "ビ", "ヹ": "ベ", "ヺ": "ボ",
  ]

  package static func apply(to text: inout [Unicode.Scalar]) {
    guard text.contains(where: isForeign) else { return }
    var result: [Unicode.Scalar] = []
    result.reserveCapacity(text.count)
    for scalar in text {
      if result.last == "ヴ", let joined = voiced[scalar] {
        result[result.count - 1] = joined
      } else {
        result.append(scalar)
      }
    }
    text = result.map { heard[$0] ?? $0 }
  }

  /// Whether a scalar may be one of those that are heard as others.
  private static func isForeign(_ kana: Unicode.Scalar) -> Bool {
    switch kana.value {
    case 0x30C2, 0x30C5, 0x30F0...0x30F4, 0x30F7...0x30FA: true
    default: false
    }
  }
}

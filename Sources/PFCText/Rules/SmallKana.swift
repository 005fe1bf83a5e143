/// Writes small kana large: ブロッコリー and ブロツコリー, ウィンナー and ウインナー meet.
package enum SmallKana: TextRule {
  package static let name = "small-kana"
  package static let loss = TextLoss.lossy

  package static func apply(to text: inout [Unicode.Scalar]) {
    for index in text.indices { text[index] = large(text[index]) }
  }

  private static func large(_ kana: Unicode.Scalar) -> Unicode.Scalar {
    switch kana {
    case "ヵ": "カ"
    case "ヶ": "ケ"
    // The large one stands behind the small one.
    case "ァ", "ィ", "ゥ", "ェ", "ォ", "ッ", "ャ", "ュ", "ョ", "ヮ": Unicode.Scalar(kana.value + 1) ?? kana
    default: kana
    }
  }
}

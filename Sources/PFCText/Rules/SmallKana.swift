/// Writes small kana large: ブロッコリー and ブロツコリー, ウィンナー and ウインナー meet.
package enum SmallKana: TextRule {
  package static let name = "small-kana"
  package static let loss = TextLoss.lossy

  private static let large: [Unicode.Scalar: Unicode.Scalar] = [
    "ァ": "ア", "ィ": "イ", "ゥ": "ウ", "ェ": "エ", "ォ": "オ", "ッ": "ツ", "ャ": "ヤ", "ュ": "ユ", "ョ": "ヨ", "ヮ": "ワ",
    "ヵ": "カ", "ヶ": "ケ",
  ]

  package static func apply(to text: inout [Unicode.Scalar]) {
    for index in text.indices { text[index] = large[text[index]] ?? text[index] }
  }
}

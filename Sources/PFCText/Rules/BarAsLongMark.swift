/// Takes the kanji 一 behind a katakana for the long mark that it resembles: コ一ヒ一.
package enum BarAsLongMark: TextRule {
  package static let name = "bar-as-long-mark"
  package static let loss = TextLoss.lossy

  package static func apply(to text: inout [Unicode.Scalar]) {
    guard text.count > 1 else { return }
    for index in 1..<text.count where text[index] == "一" && Script(text[index - 1]) == .katakana {
      text[index] = "ー"
    }
  }
}

/// Turns stand-alone ゛ and ゜ behind a kana into combining marks, so that normalising joins う゛ to ゔ.
/// Unicode's own mapping makes a space and a mark of them, which would tear the word apart.
package enum VoicedMarks: TextRule {
  package static let name = "voiced-marks"
  package static let loss = TextLoss.lossless

  package static func apply(to text: inout [Unicode.Scalar]) {
    guard text.count > 1 else { return }
    for index in 1..<text.count where Script(text[index - 1]).isKana {
      if text[index] == "\u{309B}" { text[index] = "\u{3099}" }
      if text[index] == "\u{309C}" { text[index] = "\u{309A}" }
    }
  }
}

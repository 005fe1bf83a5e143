internal import PFC
internal import PFCRender

/// Chooses among candidates: the first with `--yes`, the user at a terminal, else nobody.
struct CandidateChooser {
  private let session: Session
  private let takesFirst: Bool

  /// The user chose nothing.
  static let stopped = CommandError(
    code: "cancelled", message: Bilingual("やめました。何も書いていません。", "Stopped. Nothing was written."),
    hint: Bilingual("", ""), kind: .refused)

  init(_ session: Session, takesFirst: Bool) {
    self.session = session
    self.takesFirst = takesFirst
  }

  /// The chosen candidate; nil where nobody can be asked. Throws ``CommandError`` when the user stops.
  func choose(_ words: String, _ candidates: [Candidate]) throws -> Candidate? {
    if takesFirst { return candidates.first }
    guard let ask = session.context.ask, !candidates.isEmpty else { return nil }
    let shown = candidates.prefix(9)
    guard let key = ask(prompt(words, shown)), let number = Int(String(key)), (1...shown.count).contains(number) else {
      throw Self.stopped
    }
    return candidates[number - 1]
  }

  /// The question, with what each answer would log.
  private func prompt(_ words: String, _ candidates: ArraySlice<Candidate>) -> String {
    let lines = TextTable(width: session.context.terminalWidth, style: TextStyle(usesColor: false))
    var prompt = SafeText.oneLine(session.text("「\(words)」はどれですか。", "Which is \(words)?")) + "\n"
    for (index, candidate) in candidates.enumerated() {
      let line = SafeText.oneLine("  \(index + 1)  \(candidate.label)")
      prompt += lines.wrapped(line, indented: 5).joined(separator: "\n") + "\n"
    }
    if words.contains(where: \.isWhitespace) {
      prompt += session.text(
        "  別々に記録するなら、やめて「、」で区切ってください。\n", "  To log them one by one, stop and put a comma between them.\n")
    }
    return prompt + session.text("番号（ほかのキーでやめる）: ", "number (any other key stops): ")
  }
}

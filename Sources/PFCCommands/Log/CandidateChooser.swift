internal import PFC

/// Chooses among candidates: the first with `--yes`, the user at a terminal, else nobody.
struct CandidateChooser {
  private let session: Session
  private let takesFirst: Bool

  init(_ session: Session, takesFirst: Bool) {
    self.session = session
    self.takesFirst = takesFirst
  }

  /// The chosen hit; nil when nobody chose.
  func choose(_ words: String, _ hits: [Hit]) -> Hit? {
    if takesFirst { return hits.first }
    guard let ask = session.context.ask else { return nil }
    let shown = hits.prefix(9)
    var prompt = session.text("「\(words)」はどれですか。\n", "Which is \(words)?\n")
    for (index, hit) in shown.enumerated() { prompt += "  \(index + 1)  \(hit.item.name)\n" }
    prompt += session.text("番号（ほかのキーでやめる）: ", "number (any other key stops): ")
    guard let key = ask(prompt), let number = Int(String(key)), (1...shown.count).contains(number) else { return nil }
    return hits[number - 1]
  }
}

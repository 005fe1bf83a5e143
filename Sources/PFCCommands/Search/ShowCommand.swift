internal import PFC
internal import PFCArguments
internal import PFCJSON
internal import PFCRender

/// `pfc show`: one item whole.
enum ShowCommand {
  static let name = "show"

  static let specification = CommandSpec(
    name, operands: "ID|NAME", operandCount: 1...Int.max,
    summary: Bilingual("食品・料理・運動をくわしく見る", "show one food, dish or exercise whole"),
    examples: [
      ("pfc show 01088", Bilingual("番号で", "by number")),
      ("pfc show ごはん --json", Bilingual("名前で（最初の候補）", "by name: the first hit")),
    ])

  static func run(_ invocation: Invocation, _ session: inout Session) throws {
    let text = invocation.operands.joined(separator: " ")
    guard text.unicodeScalars.contains(where: { !$0.properties.isWhitespace }) else {
      throw UsageError.missingOperand(specification.operands)
    }
    let catalog = try session.openCatalog()
    let hits = try catalog.search(text, limit: 5)
    guard let hit = hits.first, !hit.grade.isGuess else {
      throw try NothingFound.error(text, catalog, guesses: hits)
    }
    let nearest = hit.isNearest ? hit.matched : nil
    let writer = ItemWriter(try ItemDetails(hit.item, catalog, askedAs: text), session.language, nearestTo: nearest)
    if hit.isNearest { session.say(NearestNote.text([hit], session.language)) }
    switch session.format {
    case .json: session.print(writer.json.document)
    case .csv: session.print(SeparatedValues.csv(writer.table))
    case .tsv: session.print(SeparatedValues.tsv(writer.table))
    case .text: session.print(writer.text(session.style, width: session.context.terminalWidth))
    }
  }
}

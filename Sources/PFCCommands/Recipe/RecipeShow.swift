internal import PFC
internal import PFCArguments
internal import PFCRender

/// `pfc recipe show`: one own recipe or dish with its ingredients.
enum RecipeShow {
  static let name = "show"

  static func run(_ words: [String], _ session: inout Session) throws {
    let text = words.joined(separator: " ")
    guard !text.allSatisfy(\.isWhitespace) else { throw UsageError.missingOperand("ID|NAME") }
    let catalog = try session.openCatalog()
    let hits = try catalog.search(text, limit: 5, kinds: [.dish, .recipe])
    guard let hit = hits.first, !hit.grade.isGuess, let dish = hit.item.asDish else {
      session.print(try DishWriter(session, catalog).text([]))
      return try NothingFound.say(text, catalog, guesses: hits, &session)
    }
    guard session.format == .text else { return session.print(try DishWriter(session, catalog).text([dish])) }
    let writer = ItemWriter(try ItemDetails(hit.item, catalog), session.language)
    session.print(writer.text(session.style, width: session.context.terminalWidth))
  }
}

internal import PFC

/// Says that nothing was found, and what is near.
enum NothingFound {
  /// Says so beside an answer that is an empty list.
  static func say(
    _ text: String, _ catalog: FoodCatalog, guesses: [Hit] = [], _ session: inout Session
  ) throws {
    session.end(.nothing)
    session.say(message(text).text(session.language))
    if let near = try near(text, catalog, guesses) { session.say(near.text(session.language)) }
  }

  /// The same where the answer would have been one item.
  static func error(_ text: String, _ catalog: FoodCatalog, guesses: [Hit]) throws -> CommandError {
    let hint = try near(text, catalog, guesses)
    return CommandError(
      code: "not_found", message: message(text),
      hint: hint ?? Bilingual("`pfc search` で別の語を試してください。", "Try other words with `pfc search`."), kind: .nothing)
  }

  private static func message(_ text: String) -> Bilingual { Bilingual("見つかりません: \(text)", "Nothing found: \(text)") }

  private static func near(_ text: String, _ catalog: FoodCatalog, _ guesses: [Hit]) throws -> Bilingual? {
    let near = try guesses.isEmpty ? catalog.suggestions(for: text) : guesses
    guard !near.isEmpty else { return nil }
    let names = near.map { "\($0.item.id) \($0.item.name)" }.joined(separator: ", ")
    return Bilingual("もしかして: \(names)", "Did you mean: \(names)")
  }
}

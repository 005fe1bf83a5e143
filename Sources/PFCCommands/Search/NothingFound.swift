internal import PFC

/// Says that nothing was found, and what is near.
enum NothingFound {
  static func say(
    _ text: String, _ catalog: FoodCatalog, guesses: [Hit] = [], _ session: inout Session
  ) throws {
    session.end(.nothing)
    session.say(session.text("見つかりません: \(text)", "Nothing found: \(text)"))
    let near = try guesses.isEmpty ? catalog.suggestions(for: text) : guesses
    guard !near.isEmpty else { return }
    let names = near.map { "\($0.item.id) \($0.item.name)" }.joined(separator: ", ")
    session.say(session.text("もしかして: \(names)", "Did you mean: \(names)"))
  }
}

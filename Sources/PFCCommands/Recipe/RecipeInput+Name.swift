internal import PFC
internal import PFCArguments

extension RecipeInput {
  /// Refuses a name that a command could not tell from an identifier, or that no terminal can show.
  static func checkName(_ name: String) throws {
    let what: Bilingual
    switch RecipeName.fault(of: name) {
    case nil: return
    case .identifier: what = Bilingual("番号と紛らわしい名前です", "The name looks like an id")
    case .controlCharacter: what = Bilingual("名前に制御文字があります", "The name has control characters")
    }
    let shown = TerminalText.safe(name)
    throw CommandError(
      code: "bad_name", message: Bilingual("\(what.japanese): \(shown)", "\(what.english): \(shown)"),
      hint: Bilingual("別の名前にしてください。", "Give it another name."), status: .usage)
  }

  /// Says when a recipe will stand before a common food of its name.
  static func warn(of name: String, _ catalog: FoodCatalog, _ session: inout Session) throws {
    guard let food = try RecipeName.food(named: name, in: catalog) else { return }
    session.say(
      session.text(
        "確認: 「\(name)」は食品 \(food.id) \(food.name) の名前でもあり、これからはこのレシピが先に出ます。",
        "check: \(name) is also the food \(food.id) \(food.name); the recipe will stand before it."))
  }
}

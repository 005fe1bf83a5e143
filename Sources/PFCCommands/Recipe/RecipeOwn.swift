internal import PFC
internal import PFCArguments

/// `pfc recipe own`, and `pfc recipe` alone: the user's own recipes.
enum RecipeOwn {
  static let name = "own"

  static func run(_ words: [String], _ invocation: Invocation, _ session: inout Session) throws {
    if let extra = words.first { throw UsageError.extraOperand(extra) }
    let dishes = try session.openDiary().recipes.all().compactMap { Item.recipe($0).asDish }
    session.print(try DishWriter(session, session.openCatalog()).text(dishes))
    guard dishes.isEmpty, session.format == .text else { return }
    session.say(
      session.text(
        "マイレシピはまだありません。例: `pfc recipe add カレー --yield 4人前 鶏むね 300g 玉ねぎ 2個`、料理を探すなら `pfc recipe search カレー`",
        "There are no own recipes yet. Try `pfc recipe add カレー --yield 4人前 鶏むね 300g 玉ねぎ 2個`; `pfc recipe search カレー` finds dishes."
      ))
  }
}

internal import PFC
internal import PFCArguments
internal import PFCRender

/// `pfc food`: the user's own foods.
enum FoodCommand {
  static let name = "food"

  static let specification = CommandSpec(
    name, operands: "list | add NAME | edit ID|NAME | rm ID|NAME… | import FILE.csv", operandCount: 1...Int.max,
    summary: Bilingual("マイ食品を登録する（検索と記録に出る）", "keep foods of your own, to search and log"),
    options: OwnFoodOptions.all,
    examples: [
      (
        "pfc food add プロテインバー --kcal 210 --protein 15 --fat 9 --carb 18 --per 1本 --weight 45g",
        Bilingual("1 本 45 g あたりの表示から", "from a label per bar of 45 g")
      ),
      (
        "pfc food add 肉まん --kcal 190 --per 1個",
        Bilingual("重さが分からなければ、個数だけで記録できる", "without a weight: logged by the piece")
      ),
      (
        "pfc food edit プロテインバー --fat 8.5 --nutrient CA=120",
        Bilingual("数値を直す（過去の記録は変わらない）", "correct figures; what was logged stays")
      ),
      ("pfc food import foods.csv --dry-run", Bilingual("CSV を書かずに確かめる", "check a CSV file, write nothing")),
    ])

  static func run(_ invocation: Invocation, _ session: inout Session) throws {
    let words = Array(invocation.operands.dropFirst())
    switch invocation.operands[0] {
    case "list" where words.isEmpty: try list(&session)
    case "add" where !words.isEmpty: try FoodAddCommand.run(words.joined(separator: " "), invocation, &session)
    case "edit" where !words.isEmpty: try FoodEditCommand.run(words.joined(separator: " "), invocation, &session)
    case "rm" where !words.isEmpty: try remove(words, &session)
    case "import" where words.count == 1: try FoodImportCommand.run(words[0], invocation, &session)
    default: throw UsageError.missingOperand(specification.operands)
    }
  }

  private static func list(_ session: inout Session) throws {
    let foods = try session.openLog().ownFoods()
    session.print(OwnFoodWriter(session).text(foods))
    guard foods.isEmpty, session.format == .text else { return }
    session.say(session.text("マイ食品はまだありません。`pfc food add --help`", "There are no own foods yet: `pfc food add --help`"))
  }

  private static func remove(_ words: [String], _ session: inout Session) throws {
    let log = try session.openLog()
    var foods: [OwnFood] = []
    for word in words {
      let food = try find(word, log)
      if !foods.contains(food) { foods.append(food) }
    }
    try log.remove(foods, now: session.context.now)
    if session.format != .text { return session.print(OwnFoodWriter(session).text(foods)) }
    for food in foods {
      session.print(session.text("消しました: ", "removed: ") + "\(food.id) \(food.draft.name)\n")
    }
  }

  /// The own food that an identifier or a name means.
  static func find(_ word: String, _ log: FoodLog) throws -> OwnFood {
    if let food = try log.ownFood(word) { return food }
    throw unknown(word)
  }

  /// The error of a word that means no own food.
  static func unknown(_ word: String) -> CommandError {
    CommandError(
      code: "unknown_own_food", message: Bilingual("マイ食品にありません: \(word)", "There is no such own food: \(word)"),
      hint: Bilingual("`pfc food list` で番号と名前を見られます。", "`pfc food list` shows ids and names."), status: .nothing)
  }

  /// The error of a name that another food has.
  static func duplicate(_ food: OwnFood) -> CommandError {
    CommandError(
      code: "duplicate_own_food",
      message: Bilingual(
        "同じ名前のマイ食品があります: \(food.id) \(food.draft.name)", "An own food has this name: \(food.id) \(food.draft.name)"),
      hint: Bilingual(
        "直すなら `pfc food edit \(food.id) …`、別の食品なら別の名前にしてください。",
        "`pfc food edit \(food.id) …` changes it; another food needs another name."), status: .failed)
  }
}

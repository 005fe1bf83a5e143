internal import PFC
internal import PFCArguments
internal import PFCRender

/// `pfc food`: the user's own foods.
enum FoodCommand {
  static let name = "food"

  static let specification = CommandSpec(
    name, operands: "[list] | add NAME | edit ID|NAME | rm ID|NAME… | import FILE.csv", operandCount: 0...Int.max,
    summary: Bilingual("マイ食品を登録する（検索と記録に出る）", "keep foods of your own, to search and log"),
    options: OwnFoodOptions.all,
    subcommands: [
      SubcommandSpec("list"), SubcommandSpec("add", options: OwnFoodOptions.names.subtracting(["name"])),
      SubcommandSpec("edit", options: OwnFoodOptions.names), SubcommandSpec("rm", options: ["dry-run"]),
      SubcommandSpec("import", options: ["dry-run"]),
    ], whenAlone: "list",
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
    switch invocation.operands.first ?? "list" {
    case "list" where words.isEmpty: try list(&session)
    case "add" where !words.isEmpty: try FoodAddCommand.run(words.joined(separator: " "), invocation, &session)
    case "edit" where !words.isEmpty: try FoodEditCommand.run(words.joined(separator: " "), invocation, &session)
    case "rm" where !words.isEmpty: try remove(words, isDryRun: invocation.has("dry-run"), &session)
    case "import" where words.count == 1: try FoodImportCommand.run(words[0], invocation, &session)
    case "list": throw UsageError.extraOperand(words[0])
    case "add": throw UsageError.missingOperand("NAME")
    case "edit", "rm": throw UsageError.missingOperand("ID|NAME")
    case "import": throw words.isEmpty ? UsageError.missingOperand("FILE.csv") : .extraOperand(words[1])
    case let word: throw UsageError.unknownCommand("\(name) \(word)", nearest: nil)
    }
  }

  private static func list(_ session: inout Session) throws {
    let foods = try session.openDiary().ownFoods.all()
    session.print(OwnFoodWriter(session).text(foods))
    guard foods.isEmpty, session.format == .text else { return }
    session.say(
      session.text(
        "マイ食品はまだありません。例: `pfc food add プロテインバー --kcal 210 --protein 15 --per 1本`",
        "There are no own foods yet. Try `pfc food add プロテインバー --kcal 210 --protein 15 --per 1本`."))
  }

  private static func remove(_ words: [String], isDryRun: Bool, _ session: inout Session) throws {
    let diary = try session.openDiary()
    var foods: [OwnFood] = []
    for word in words {
      let food = try diary.ownFoods.food(word)
      if !foods.contains(food) { foods.append(food) }
    }
    try diary.ownFoods.remove(foods, isDryRun: isDryRun)
    if session.format != .text { return session.print(OwnFoodWriter(session).text(foods)) }
    let what =
      isDryRun ? session.text("消しません（確認のみ）: ", "not removed (dry run): ") : session.text("消しました: ", "removed: ")
    for food in foods { session.print(what + "\(food.id) \(food.draft.name)\n") }
  }
}

internal import PFC
internal import PFCArguments
internal import PFCRender
internal import PFCText

/// `pfc recipe`: own recipes and dishes, and what they are made of. Each subcommand has a file.
enum RecipeCommand {
  static let name = "recipe"

  static let specification = CommandSpec(
    name,
    operands:
      "[own] | search [NAME…] | list | show ID|NAME | add NAME ITEM… | edit ID|NAME | copy ID|NAME [NAME] | rm ID|NAME… | import FILE",
    operandCount: 0...Int.max,
    summary: Bilingual("料理を材料や分類から探す・マイレシピを登録する", "find dishes by ingredient or kind, keep recipes of your own"),
    options: RecipeOptions.all, subcommands: RecipeOptions.subcommands, whenAlone: RecipeOwn.name,
    examples: [
      ("pfc recipe search --uses 卵 玉ねぎ", Bilingual("卵と玉ねぎを使う料理", "dishes with egg and onion")),
      ("pfc recipe search --uses 豚肉 --without 卵 --country 和食", Bilingual("豚肉を使い卵を使わない和食", "Japanese, pork, no egg")),
      ("pfc recipe list --category 丼ぶり", Bilingual("丼ぶりの一覧", "the rice bowls")),
      ("pfc recipe show カツ丼", Bilingual("材料と栄養価", "ingredients and figures")),
      (
        "pfc recipe add カレー --yield 4人前 鶏むね 300g 玉ねぎ 2個 カレールウ 100g 塩 少々",
        Bilingual("マイレシピを登録する", "keep a recipe of your own")
      ),
      (
        "pfc recipe edit カレー --yield 1200g --add じゃがいも 2個 --drop 塩 --amount 2=3個",
        Bilingual("直す（過去の記録は変わらない）", "change it; what was logged stays")
      ),
      ("pfc recipe copy d0203 うちの料理", Bilingual("標準の料理を写して自分用に直す", "copy a standard dish to change it")),
      RecipeImportCommand.example,
    ])

  static func run(_ invocation: Invocation, _ session: inout Session) throws {
    let words = Array(invocation.operands.dropFirst())
    switch invocation.operands.first ?? RecipeOwn.name {
    case RecipeOwn.name: try RecipeOwn.run(words, invocation, &session)
    case RecipeSearch.name: try RecipeSearch.run(words, invocation, &session)
    case RecipeList.name: try RecipeList.run(words, invocation, &session)
    case RecipeShow.name: try RecipeShow.run(words, &session)
    case RecipeAdd.name: try RecipeAdd.run(words, invocation, &session)
    case RecipeEditCommand.name: try RecipeEditCommand.run(words, invocation, &session)
    case RecipeCopy.name: try RecipeCopy.run(words, invocation, &session)
    case RecipeRemove.name: try RecipeRemove.run(words, invocation, &session)
    case RecipeImportCommand.name: try RecipeImportCommand.run(words, invocation, &session)
    case let word: throw UsageError.unknownCommand("\(name) \(word)", nearest: nil)
    }
  }
}

internal import PFCCatalog
public import PFCModel

extension LogResolver.Failure: WordedError {
  /// The stable code, as `unread`.
  public var code: String { words().code }
  /// What is wrong.
  public var message: Bilingual { words().message }
  /// What to do about it.
  public var hint: Bilingual { words().hint }

  /// A line that is none can be said otherwise; what it names may not be there, or be several things.
  public var kind: WordedErrorKind {
    switch self {
    case .measure(let error): error.kind
    case .tooLong, .amountWithoutFood, .empty: .input
    case .notFound: .nothing
    case .unread, .notEaten, .twoMeals, .ambiguous, .withoutFigures, .inMeal, .joinedDish, .unknownSet: .refused
    }
  }

  typealias Words = (code: String, message: Bilingual, hint: Bilingual)

  /// The words; `canChoose` says whether the first candidate can be asked for.
  func words(canChoose: Bool = true) -> Words {
    switch self {
    case .measure(let error): (error.code, error.message, error.hint)
    case .unread(let unread): Self.unread(unread)
    case .notEaten(_, let word): Self.notEaten(word)
    case .twoMeals(let line): Self.twoMeals(line)
    case .tooLong(let length):
      (
        "line_too_long", Bilingual("一行が長すぎます（\(length) 字まで）。", "The line is too long (\(length) characters at most)."),
        Bilingual("食事ごとに行を分けてください。何も書いていません。", "Write a line a meal. Nothing was written.")
      )
    case .amountWithoutFood(let text):
      (
        "amount_without_food",
        Bilingual("食品名のない量です: \(Self.short(text))", "An amount without a food: \(Self.short(text))"),
        Bilingual("量の前に食品名を書いてください。", "Write the food before the amount.")
      )
    case .inMeal(let name, let meal): Self.inMeal(name, meal)
    case .joinedDish(let both, let dish): Self.joinedDish(both, dish)
    case .notFound(let words):
      (
        "not_found", Bilingual("見つかりません: \(Self.short(words))", "Nothing found: \(Self.short(words))"),
        Bilingual(
          "食品名を確かめてください。食品表にないものは `--quick 名前 --kcal N` で記録できます。何も書いていません。",
          "Check the name; `--quick NAME --kcal N` logs what no table has. Nothing was written.")
      )
    case .ambiguous(let words, let candidates): Self.ambiguous(words, candidates, canChoose)
    case .withoutFigures(let recipe): Self.withoutFigures(recipe)
    case .unknownSet(let name):
      (
        "unknown_set", Bilingual("そのようなセットはありません: @\(name)", "There is no such set: @\(name)"),
        Bilingual("`pfc set list` で一覧を見られます。", "`pfc set list` lists them.")
      )
    case .empty:
      (
        "nothing_to_log", Bilingual("記録するものがありません。", "There is nothing to log."),
        Bilingual("たとえば `pfc log 朝 ごはん 茶碗1杯`。", "Try `pfc log 朝 ごはん 茶碗1杯`.")
      )
    }
  }

  private static func withoutFigures(_ recipe: Recipe) -> Words {
    let edit = "pfc recipe edit \(recipe.id) --amount 1=200g"
    return (
      "recipe_without_figures",
      Bilingual(
        "マイレシピ \(recipe.id) \(recipe.draft.name) は材料の量が分からず、数値がありません。",
        "The recipe \(recipe.id) \(recipe.draft.name) has no figures: the amounts of its ingredients are unknown."),
      Bilingual(
        "`\(edit)` のように量を入れてください（番号は `pfc recipe show \(recipe.id)` の材料の順）。",
        "Say the amounts: `\(edit)`, by the order in `pfc recipe show \(recipe.id)`.")
    )
  }

  private static func ambiguous(_ words: String, _ candidates: [Candidate], _ canChoose: Bool) -> Words {
    let choices =
      canChoose ? Bilingual("番号で書くか --yes を付けて", "Write the id, or add --yes.") : Bilingual("番号で書いて", "Write the id.")
    let list = candidates.prefix(5).map { "\($0.hit.item.id) \($0.label)" }.joined(separator: "\n  ")
    return (
      "ambiguous", Bilingual("「\(words)」だけでは決められません。", "\(words) is not clear."),
      Bilingual("\(choices.japanese)ください。候補:\n  \(list)", "\(choices.english) Candidates:\n  \(list)")
    )
  }
}

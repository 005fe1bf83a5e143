internal import PFC
internal import PFCArguments

/// A line that cannot be logged, in words.
struct LogFailure: Error {
  let code: String
  let message: Bilingual
  let hint: Bilingual
  let status: ExitStatus

  /// The words for a failure; `canChoose` says whether the command takes `--yes`.
  init(_ failure: LogResolver.Failure, line: Int?, canChoose: Bool = true) {
    let words = Self.words(failure, canChoose)
    let place = line.map { Bilingual("\($0) 行目: ", "line \($0): ") } ?? Bilingual("", "")
    code = words.code
    message = Bilingual(place.japanese + words.message.japanese, place.english + words.message.english)
    hint = words.hint
    status = words.status
  }

  typealias Words = (code: String, message: Bilingual, hint: Bilingual, status: ExitStatus)

  private static func words(_ failure: LogResolver.Failure, _ canChoose: Bool) -> Words {
    switch failure {
    case .measure(let error): measure(error)
    case .unread(let unread): self.unread(unread)
    case .notEaten(_, let word): notEaten(word)
    case .twoMeals(let line): twoMeals(line)
    case .tooLong(let length):
      (
        "line_too_long", Bilingual("一行が長すぎます（\(length) 字まで）。", "The line is too long (\(length) characters at most)."),
        Bilingual("食事ごとに行を分けてください。何も書いていません。", "Write a line a meal. Nothing was written."), .usage
      )
    case .amountWithoutFood(let text):
      (
        "amount_without_food",
        Bilingual("食品名のない量です: \(Self.short(text))", "An amount without a food: \(Self.short(text))"),
        Bilingual("量の前に食品名を書いてください。", "Write the food before the amount."), .usage
      )
    case .inMeal(let name, let meal): inMeal(name, meal)
    case .notFound(let words):
      (
        "not_found", Bilingual("見つかりません: \(short(words))", "Nothing found: \(short(words))"),
        Bilingual(
          "食品名を確かめてください。食品表にないものは `--quick 名前 --kcal N` で記録できます。何も書いていません。",
          "Check the name; `--quick NAME --kcal N` logs what no table has. Nothing was written."),
        .nothing
      )
    case .ambiguous(let words, let hits): ambiguous(words, hits, canChoose)
    case .withoutFigures(let recipe): withoutFigures(recipe)
    case .unknownSet(let name):
      (
        "unknown_set", Bilingual("そのようなセットはありません: @\(name)", "There is no such set: @\(name)"),
        Bilingual("`pfc set list` で一覧を見られます。", "`pfc set list` lists them."), .failed
      )
    case .empty:
      (
        "nothing_to_log", Bilingual("記録するものがありません。", "There is nothing to log."),
        Bilingual("たとえば `pfc log 朝 ごはん 茶碗1杯`。", "Try `pfc log 朝 ごはん 茶碗1杯`."), .usage
      )
    }
  }

  private static func measure(_ error: MeasureError) -> Words {
    switch error {
    case .amount(let text, let error): amount(text, error)
    case .vague(let name, let text): vague(name, text)
    case .needed(let name, let units): amountNeeded(name, units)
    case .conversion(let name, let id, let text, let error): conversion(name, id, text, error)
    case .notEaten(let name):
      (
        "not_found", Bilingual("食べものではありません: \(name)", "This is not eaten: \(name)"),
        Bilingual("食品か料理を書いてください。", "Write a food or dish."), .nothing
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
        "Say the amounts: `\(edit)`, by the order in `pfc recipe show \(recipe.id)`."), .failed
    )
  }

  private static func amount(_ text: String, _ error: AmountError) -> Words {
    let what: Bilingual
    switch error {
    case .zero: what = Bilingual("量が 0 です", "The amount is zero")
    case .negative: what = Bilingual("量が負です", "The amount is negative")
    case .tooSmall: what = Bilingual("量が少なすぎます（0.01 g から）", "The amount is too small (0.01 g at least)")
    case .tooLarge:
      what = Bilingual(
        "量が多すぎます（一度に 10 kg、10,000 kcal まで）", "The amount is too large (10 kg or 10,000 kcal at once at most)")
    case .badNumber: what = Bilingual("量の数の書き方が違います", "The number of the amount is not one that is taken")
    }
    return (
      "bad_amount", Bilingual("\(what.japanese): \(text)", "\(what.english): \(text)"),
      Bilingual("例: 200g 1.5個 1/2丁 大さじ1 茶碗1杯", "Examples: 200g 1.5個 1/2丁 大さじ1 茶碗1杯"), .usage
    )
  }

  private static func ambiguous(_ words: String, _ hits: [Hit], _ canChoose: Bool) -> Words {
    let choices =
      canChoose ? Bilingual("番号で書くか --yes を付けて", "Write the id, or add --yes.") : Bilingual("番号で書いて", "Write the id.")
    let list = hits.prefix(5).map { "\($0.item.id) \($0.item.name)" }.joined(separator: "\n  ")
    return (
      "ambiguous", Bilingual("「\(words)」だけでは決められません。", "\(words) is not clear."),
      Bilingual("\(choices.japanese)ください。候補:\n  \(list)", "\(choices.english) Candidates:\n  \(list)"),
      .failed
    )
  }

  private static func units(_ known: [String], of id: String?) -> Bilingual {
    let list = known.joined(separator: " ")
    if let id, Recipe.number(ofID: id) != nil, known.contains(MeasureUnit.whole.text),
      !known.contains(MeasureUnit.serving.text)
    {
      return Bilingual(
        "使える単位: \(list)。何人前かは `pfc recipe edit \(id) --servings N` で足せます。",
        "Units: \(list). `pfc recipe edit \(id) --servings N` says how many servings it makes.")
    }
    guard let id, OwnFood.number(ofID: id) != nil else { return Bilingual("使える単位: \(list)", "Units: \(list)") }
    return Bilingual(
      "使える単位: \(list)。重さは `pfc food edit \(id) --weight G`、単位は `--portion 1枚=20g` で足せます。",
      "Units: \(list). `pfc food edit \(id) --weight G` gives a weight, `--portion 1枚=20g` a unit.")
  }

  private static func conversion(_ name: String, _ id: String?, _ text: String, _ error: ConversionError) -> Words {
    switch error {
    case .missingUnit("", _): bareNumber(name, text)
    case .missingUnit(let unit, let known):
      (
        "missing_conversion",
        Bilingual(
          "\(name) の「\(unit)」の重さが分かりません: \(text)", "There is no weight for \(unit) of \(name): \(text)"),
        units(known, of: id), .failed
      )
    case .missingSize(let size, let known):
      (
        "missing_size",
        Bilingual("\(name) に「\(size)」の大きさはありません: \(text)", "\(name) has no size \(size): \(text)"),
        Bilingual("使える大きさ: \(known.joined(separator: " "))", "Sizes: \(known.joined(separator: " "))"), .failed
      )
    case .noRefuse:
      (
        "no_refuse",
        Bilingual("\(name) には捨てる部分の割合がなく、殻や骨を除けません: \(text)", "\(name) has no refuse share to take off: \(text)"),
        Bilingual("食べる部分の重さをグラムで書いてください。", "Write the grams of what is eaten."), .failed
      )
    case .noEnergy:
      (
        "no_energy", Bilingual("\(name) はエネルギーがなく、kcal から量を求められません。", "\(name) has no energy to count from."),
        Bilingual("グラムで書いてください。", "Write grams."), .failed
      )
    }
  }
}

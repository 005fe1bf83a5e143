internal import PFC
internal import PFCArguments
internal import PFCRender

/// What an import did: the ingredients that are not sure, a line a recipe, and the totals.
struct RecipeImportReport {
  let imported: [ImportedRecipe]
  let isDryRun: Bool

  func text(_ language: Language) -> String {
    var text = ""
    for imported in imported {
      let recipe = imported.recipe
      let head = "\(Self.word(imported.outcome).text(language))  \(imported.outcome.recipe.id)  "
      text += TerminalText.safe(head + recipe.draft.name) + "  " + Self.summary(recipe.matches, language) + "\n"
      if let unsaid = RecipeImportWords.unsaid(recipe.matches) {
        text += "  " + TerminalText.safe(unsaid.text(language)) + "\n"
      }
      if let held = RecipeImportWords.held(imported.held) {
        text += "  " + TerminalText.safe(held.text(language)) + "\n"
      }
      for match in recipe.matches {
        let line = RecipeImportWords(match).line.text(language)
        if !line.isEmpty { text += "  " + TerminalText.safe(line) + "\n" }
      }
    }
    return text + totals(language)
  }

  private func totals(_ language: Language) -> String {
    let counts = ["added", "updated", "unchanged"].map { name in imported.count { $0.outcome.name == name } }
    let isSame = counts[2] == imported.count
    let head = Bilingual(
      (isDryRun ? "書きません（確認のみ）: " : "") + "追加 \(counts[0])・更新 \(counts[1])・同じ \(counts[2])"
        + (isSame ? "（すべて登録済み。何も変えていません）" : ""),
      (isDryRun ? "nothing written (dry run): " : "")
        + "\(counts[0]) added, \(counts[1]) updated, \(counts[2]) unchanged"
        + (isSame ? " (all were there; nothing is changed)" : ""))
    let all = imported.lazy.flatMap(\.recipe.matches)
    return head.text(language) + "\n" + Self.summary(all, language) + "\n"
  }

  /// `材料 3: 確実 2・おそらく 0・近い 1・不明 0、量の分からないもの 3`
  private static func summary(_ matches: some Sequence<IngredientMatch>, _ language: Language) -> String {
    var counts: [IngredientMatch.Sureness: Int] = [:]
    var (all, lacking) = (0, 0)
    for match in matches {
      counts[match.sureness, default: 0] += 1
      all += 1
      if match.lack != nil { lacking += 1 }
    }
    let (sure, likely) = (counts[.sure, default: 0], counts[.likely, default: 0])
    let (near, none) = (counts[.near, default: 0], counts[.none, default: 0])
    return Bilingual(
      "材料 \(all): 確実 \(sure)・おそらく \(likely)・近い \(near)・不明 \(none)、量が不明 \(lacking)",
      "\(all) ingredients: \(sure) sure, \(likely) likely, \(near) near, \(none) none; \(lacking) without grams"
    ).text(language)
  }

  private static func word(_ outcome: RecipeOutcome) -> Bilingual {
    switch outcome {
    case .added: Bilingual("追加", "added")
    case .updated: Bilingual("更新", "updated")
    case .unchanged: Bilingual("同じ", "unchanged")
    }
  }

  /// The array of the contract, with how sure each ingredient is and what became of each recipe.
  var json: JSONValue {
    .array(
      imported.map { imported in
        let dish = imported.outcome.recipe.dish
        let members: [(String, JSONValue)] = [
          ("id", .string(dish.id)), ("kind", .string("recipe")),
          ("name", .string(dish.name)),
        ]
        return .object(
          members + DishJSON.kind(of: dish)
            + [("ingredients", .array(imported.recipe.matches.map(RecipeImportWords.json)))]
            + DishJSON.servings(of: dish)
            + [("outcome", .string(imported.outcome.name))]
            + RecipeImportWords.json(imported.held) + (isDryRun ? [("dry_run", .bool(true))] : []))
      })
  }
}

extension RecipeOutcome {
  /// The word of JSON for it.
  fileprivate var name: String {
    switch self {
    case .added: "added"
    case .updated: "updated"
    case .unchanged: "unchanged"
    }
  }
}

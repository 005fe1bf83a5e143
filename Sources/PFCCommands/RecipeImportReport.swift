internal import PFC
internal import PFCArguments
internal import PFCRender

/// What an import did: the ingredients that are not sure, a line a recipe, and the totals.
struct RecipeImportReport {
  let recipes: [RecipeImport.Recipe]
  let kept: [RecipeStorage.Kept]
  let isDryRun: Bool

  func text(_ language: Language) -> String {
    var text = ""
    for (recipe, kept) in zip(recipes, kept) {
      let head = "\(Self.word(kept.change).text(language))  \(kept.dish.id.isEmpty ? "" : kept.dish.id + "  ")"
      text += TerminalText.safe(head + recipe.draft.name) + "  " + Self.summary(recipe.matches, language) + "\n"
      for match in recipe.matches {
        let line = RecipeImportWords(match).line.text(language)
        if !line.isEmpty { text += "  " + TerminalText.safe(line) + "\n" }
      }
    }
    return text + totals(language)
  }

  private func totals(_ language: Language) -> String {
    let counts = [RecipeStorage.Change.added, .updated, .unchanged].map { change in
      kept.count { $0.change == change }
    }
    let isSame = counts[2] == kept.count
    let head = Bilingual(
      (isDryRun ? "書きません（確認のみ）: " : "") + "追加 \(counts[0])・更新 \(counts[1])・同じ \(counts[2])"
        + (isSame ? "（すべて登録済み。何も変えていません）" : ""),
      (isDryRun ? "nothing written (dry run): " : "")
        + "\(counts[0]) added, \(counts[1]) updated, \(counts[2]) unchanged"
        + (isSame ? " (all were there; nothing is changed)" : ""))
    let all = recipes.lazy.flatMap(\.matches)
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

  private static func word(_ change: RecipeStorage.Change) -> Bilingual {
    switch change {
    case .added: Bilingual("追加", "added")
    case .updated: Bilingual("更新", "updated")
    case .unchanged: Bilingual("同じ", "unchanged")
    }
  }

  /// The array of the contract, with how sure each ingredient is and what became of each recipe.
  var json: JSONValue {
    .array(
      zip(recipes, kept).map { recipe, kept in
        let dish = kept.dish
        let members: [(String, JSONValue)] = [
          ("id", dish.id.isEmpty ? .null : .string(dish.id)), ("kind", .string("recipe")),
          ("name", .string(dish.name)),
        ]
        return .object(
          members + DishJSON.kind(of: dish)
            + [("ingredients", .array(recipe.matches.map(RecipeImportWords.json)))] + DishJSON.servings(of: dish)
            + [("outcome", .string(kept.change.rawValue))] + (isDryRun ? [("dry_run", .bool(true))] : []))
      })
  }
}

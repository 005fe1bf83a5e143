internal import PFC
internal import PFCArguments
internal import PFCJSON

/// What an import did: the ingredients that are not sure, a line a recipe, and the totals.
struct RecipeImportReport {
  let imported: [ImportedRecipe]
  let isDryRun: Bool

  func text(_ language: Language) -> String {
    let imported = imported
    let halves = Halves.map(imported.count) { Self.lines(imported[$0], language) }
    return halves.joined() + totals(language)
  }

  private static func lines(_ imported: ArraySlice<ImportedRecipe>, _ language: Language) -> String {
    var text = ""
    // A line of some 120 bytes a recipe, and more where ingredients are not sure.
    text.reserveCapacity(imported.count * 512)
    var words = MatchLines(language)
    for imported in imported {
      let recipe = imported.recipe
      text += Self.word(imported.outcome, language)
      text += "  "
      if !imported.outcome.recipe.id.isEmpty {
        text += imported.outcome.recipe.id
        text += "  "
      }
      text += TerminalText.safe(recipe.draft.name)
      text += "  "
      text += words.counts(recipe.matches)
      if let unsaid = RecipeImportWords.unsaid(recipe.matches) {
        text += "  " + TerminalText.safe(unsaid.text(language)) + "\n"
      }
      if let held = RecipeImportWords.held(imported.held) {
        text += "  " + TerminalText.safe(held.text(language)) + "\n"
      }
      for match in recipe.matches { text += words.line(of: match) }
    }
    return text
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
    var all = MatchCounts()
    for imported in imported { all.add(imported.recipe.matches) }
    return head.text(language) + "\n" + all.text(language) + "\n"
  }

  private static func word(_ outcome: RecipeOutcome, _ language: Language) -> String {
    let isJapanese = language == .japanese
    return switch outcome {
    case .added: isJapanese ? "追加" : "added"
    case .updated: isJapanese ? "更新" : "updated"
    case .unchanged: isJapanese ? "同じ" : "unchanged"
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

/// How many ingredients are how sure.
private struct MatchCounts: Hashable {
  private var all = 0
  private var lacking = 0
  private var sure = 0
  private var likely = 0
  private var near = 0
  private var none = 0

  init() {}

  init(_ matches: [IngredientMatch]) { add(matches) }

  mutating func add(_ matches: [IngredientMatch]) {
    all += matches.count
    for match in matches {
      if match.lack != nil { lacking += 1 }
      switch match.sureness {
      case .sure: sure += 1
      case .likely: likely += 1
      case .near: near += 1
      case .none: none += 1
      }
    }
  }

  /// `材料 3: 確実 2・おそらく 0・近い 1・不明 0、量が不明 3`
  func text(_ language: Language) -> String {
    language == .japanese
      ? "材料 \(all): 確実 \(sure)・おそらく \(likely)・近い \(near)・不明 \(none)、量が不明 \(lacking)"
      : "\(all) ingredients: \(sure) sure, \(likely) likely, \(near) near, \(none) none; \(lacking) without grams"
  }
}

/// The lines about ingredients and their counts, each made once: a file says the same ones in many recipes.
private struct MatchLines {
  private let language: Language
  private var lines: [ObjectIdentifier: String] = [:]
  private var counts: [MatchCounts: String] = [:]

  init(_ language: Language) { self.language = language }

  /// The counts of a recipe, with the end of the line.
  mutating func counts(_ matches: [IngredientMatch]) -> String {
    let counted = MatchCounts(matches)
    if let known = counts[counted] { return known }
    let text = counted.text(language) + "\n"
    counts[counted] = text
    return text
  }

  /// The line about a match, with its end; empty where there is nothing to say. A match of the same recipes stays alive.
  mutating func line(of match: IngredientMatch) -> String {
    if let known = lines[ObjectIdentifier(match)] { return known }
    let words = RecipeImportWords(match).line.text(language)
    let line = words.isEmpty ? "" : "  " + TerminalText.safe(words) + "\n"
    lines[ObjectIdentifier(match)] = line
    return line
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

public import PFCModel

/// What became of a recipe, or would in a dry run.
public struct RecipeChange: Sendable {
  /// The recipe as it is then; one that a dry run would add has a number of its own try.
  public let recipe: Recipe
  /// What is odd about it, but may be right.
  public let remarks: [RecipeRemark]
  /// Whether nothing was written.
  public let isDryRun: Bool
}

/// Something about a recipe that is odd, but may be right.
public enum RecipeRemark: Sendable, Equatable {
  /// The yield lacks these ingredients, whose weight nobody knows.
  case unweighed([String])
  /// The yield in grams is far from what the ingredients weigh.
  case doubtfulYield(Double, ingredients: Double)
  /// The recipe of this name will stand before a common food of that name: its identifier and name.
  case standsBefore(String, id: String, food: String)

  /// The remark in words.
  public var words: Bilingual {
    switch self {
    case .unweighed(let names):
      let list = names.joined(separator: "、")
      return Bilingual(
        "確認: \(list) の重さは分からず、できあがりの重さに入っていません。\(RecipeError.sayYield.japanese)",
        "check: the yield lacks \(list), whose weight nobody knows. \(RecipeError.sayYield.english)")
    case .doubtfulYield(let yield, let grams):
      let (made, raw) = (Decimal.text(yield, 1), Decimal.text(grams, 1))
      return Bilingual(
        "確認: できあがり \(made) g は、材料の合計 \(raw) g と大きく違います。",
        "check: the yield of \(made) g is far from the ingredients' \(raw) g.")
    case .standsBefore(let name, let id, let food):
      return Bilingual(
        "確認: 「\(name)」は食品 \(id) \(food) の名前でもあり、これからはこのレシピが先に出ます。",
        "check: \(name) is also the food \(id) \(food); the recipe will stand before it.")
    }
  }
}

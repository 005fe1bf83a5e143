internal import PFCCatalog
public import PFCModel

/// Why what was said is no recipe, or none is found.
public enum RecipeError: WordedError, Equatable {
  /// No own recipe has this identifier or name.
  case unknown(String)
  /// No recipe or dish has this identifier or name.
  case unknownDish(String)
  /// The word means a standard dish, which cannot be changed: its identifier and name.
  case standardDish(id: String, name: String)
  /// The name looks like an identifier.
  case nameLikeIdentifier(String)
  /// The name has control characters.
  case nameWithControls(String)
  /// The name is empty.
  case emptyName
  /// There are no ingredients.
  case noIngredients
  /// Nothing is changed.
  case noChange
  /// The text is neither a weight nor servings.
  case badYield(String)
  /// The text is no number of servings.
  case badServings(String)
  /// The text is none of the ingredients, or several: those that there are.
  case unknownIngredient(String, among: [String])
  /// No food is called so, and the words are not marked as mere words.
  case notFound(String)
  /// Nobody knows what any ingredient weighs: those of the user's own that have an amount.
  case noWeight([String])

  /// The stable code, as `bad_yield`.
  public var code: String {
    switch self {
    case .unknown, .unknownDish: "unknown_recipe"
    case .standardDish: "standard_dish"
    case .nameLikeIdentifier, .nameWithControls, .emptyName: "bad_name"
    case .noIngredients: "no_ingredients"
    case .noChange: "nothing_to_change"
    case .badYield, .badServings: "bad_yield"
    case .unknownIngredient: "unknown_ingredient"
    case .notFound: "not_found"
    case .noWeight: "no_weight"
    }
  }

  /// Whether it is not there, can be said otherwise, or is refused.
  public var kind: WordedErrorKind {
    switch self {
    case .unknown, .unknownDish, .notFound: .nothing
    case .standardDish, .unknownIngredient, .noWeight: .refused
    case .nameLikeIdentifier, .nameWithControls, .emptyName, .noIngredients, .noChange, .badYield, .badServings: .input
    }
  }

  /// What is wrong.
  public var message: Bilingual {
    switch self {
    case .unknown(let word): Bilingual("マイレシピにありません: \(word)", "There is no such recipe: \(word)")
    case .unknownDish(let word): Bilingual("その料理はありません: \(word)", "There is no such dish: \(word)")
    case .standardDish(let id, let name):
      Bilingual(
        "\(id) \(name) は標準の料理で、直すことも消すこともできません。",
        "\(id) \(name) is a standard dish, which cannot be changed or removed.")
    case .nameLikeIdentifier(let name): Bilingual("番号と紛らわしい名前です: \(name)", "The name looks like an id: \(name)")
    case .nameWithControls(let name): Bilingual("名前に制御文字があります: \(name)", "The name has control characters: \(name)")
    case .emptyName: EntryError.emptyName.message
    case .noIngredients: Bilingual("材料がありません。", "There are no ingredients.")
    case .noChange: EntryError.noChange.message
    case .badYield(let text), .badServings(let text): Bilingual("できあがりの量ではありません: \(text)", "This is no yield: \(text)")
    case .unknownIngredient(let text, _):
      Bilingual("材料を一つに決められません: \(text)", "This is not one of the ingredients: \(text)")
    case .notFound(let words): Bilingual("見つかりません: \(words)", "Nothing found: \(words)")
    case .noWeight(let names):
      Bilingual(
        "できあがりの重さが分かりません（重さのない材料: \(names.joined(separator: "、"))）。",
        "Nobody knows the weight of \(names.joined(separator: "、")).")
    }
  }

  /// What to do about it.
  public var hint: Bilingual {
    switch self {
    case .unknown: Bilingual("`pfc recipe list` で番号と名前を見られます。", "`pfc recipe list` shows ids and names.")
    case .unknownDish(let word):
      Bilingual("`pfc recipe search \(word)` で番号を探せます。", "`pfc recipe search \(word)` finds its id.")
    case .standardDish(let id, _):
      Bilingual(
        "`pfc recipe copy \(id)` でマイレシピに写せば、直せます。",
        "`pfc recipe copy \(id)` makes a recipe of your own of it, which can be changed.")
    case .nameLikeIdentifier, .nameWithControls: Bilingual("別の名前にしてください。", "Give it another name.")
    case .emptyName: EntryError.emptyName.hint
    case .noIngredients: Bilingual("材料を一つ以上書いてください。例: 卵 2個、塩 少々", "Write at least one, as 卵 2個.")
    case .noChange:
      Bilingual("直すところを書いてください。例: --name --add --amount", "Say what changes, as --name, --add or --amount.")
    case .badYield, .badServings:
      Bilingual("重さか人数を書いてください: --yield 600g --yield 4人前", "Write a weight or servings: --yield 600g --yield 4人前")
    case .unknownIngredient(_, let all):
      Self.numbered(all)
    case .notFound(let words):
      Bilingual(
        "量のない材料の後は「、」で区切ります。食品表にない材料は「？\(words)」と書けば、言葉のまま残ります。",
        "End an ingredient that has no amount with a comma; write '?\(words)' to keep it as mere words.")
    case .noWeight: Self.sayYield
    }
  }

  private static func numbered(_ all: [String]) -> Bilingual {
    let list = all.enumerated().map { "\($0 + 1) \($1)" }.joined(separator: "\n  ")
    return Bilingual("番号で書いてください:\n  \(list)", "Write the number:\n  \(list)")
  }

  static let sayYield = Bilingual(
    "`--yield 600g` でできあがりの重さを書いてください。", "Say what all of it weighs with `--yield 600g`.")
}

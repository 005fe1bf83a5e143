extension RecipeFault: WordedError {
  /// The stable code, as `recipe_cycle`.
  public var code: String {
    switch self {
    case .nameTaken, .nameTwice: "duplicate_recipe"
    case .impossible: "bad_recipe"
    case .tooLong: "recipe_too_long"
    case .unknownItem: "unknown_ingredient"
    case .cycle: "recipe_cycle"
    case .isUsed: "used_in_recipe"
    }
  }

  /// What is wrong.
  public var message: Bilingual { words.message }
  /// What to do about it.
  public var hint: Bilingual { words.hint }
  /// The user's own items are in the way.
  public var kind: WordedErrorKind { .refused }

  private var words: (message: Bilingual, hint: Bilingual) {
    let message: Bilingual
    let hint: Bilingual
    switch self {
    case .nameTaken(let recipe):
      message = Bilingual(
        "同じ名前のマイレシピがあります: \(recipe.id) \(recipe.draft.name)",
        "A recipe has this name: \(recipe.id) \(recipe.draft.name)")
      hint = Bilingual(
        "直すなら `pfc recipe edit \(recipe.id) …`、別の料理なら別の名前にしてください。",
        "`pfc recipe edit \(recipe.id) …` changes it; another dish needs another name.")
    case .nameTwice(let name):
      message = Bilingual("同じ名前のレシピが二つあります: \(name)", "Two recipes have this name: \(name)")
      hint = Bilingual("一つにするか、別の名前にしてください。", "Keep one of them, or give it another name.")
    case .impossible(let name):
      message = Bilingual("レシピになりません: \(name)", "This is no recipe: \(name)")
      hint = Bilingual("名前と材料を一つ以上、量は 0 より大きく書いてください。", "It needs a name, an ingredient, and amounts above 0.")
    case .tooLong(let field, let start, let most):
      message = Bilingual("長すぎます（\(field)）: \(start)…", "It is too long (\(field)): \(start)…")
      hint = Bilingual("\(most) 文字までです。", "\(most) characters at most.")
    case .unknownItem(let recipe, let item):
      message = Bilingual("\(recipe): 材料がありません: \(item)", "\(recipe): there is no such ingredient: \(item)")
      hint = Bilingual(
        "番号を確かめてください。シードの食品なら、そのシードを --seed で指定してください。", "Check the id; name its seed with --seed where it is of one.")
    case .cycle(let names):
      let path = names.joined(separator: " → ")
      message = Bilingual("自分自身を材料にしています: \(path)", "The recipe would be made of itself: \(path)")
      hint = Bilingual("何も書いていません。このうちのどれかから材料を除いてください。", "Nothing was written. Leave one of these out.")
    case .isUsed(let name, let recipes):
      let list = recipes.map { "\($0.id) \($0.draft.name)" }.joined(separator: "、")
      let drop = recipes.first.map { "`pfc recipe edit \($0.id) --drop \(name)`" } ?? ""
      message = Bilingual("\(name) はレシピの材料です: \(list)", "\(name) is an ingredient of: \(list)")
      hint = Bilingual("何も消していません。先に \(drop) で除いてください。", "Nothing was removed. Leave it out first: \(drop).")
    }
    return (message, hint)
  }
}

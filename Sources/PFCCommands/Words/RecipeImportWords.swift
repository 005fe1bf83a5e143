internal import PFC
internal import PFCArguments
internal import PFCJSON

/// The words for what an ingredient was taken for.
struct RecipeImportWords {
  /// A line about the ingredient; empty where there is nothing to say.
  let line: Bilingual

  init(_ match: IngredientMatch) {
    let parts = [Self.taken(match), Self.lacking(match), Self.middle(match)].compactMap(\.self)
    guard !parts.isEmpty else {
      line = Bilingual("", "")
      return
    }
    let name = [match.ingredient.name, match.ingredient.amount].filter { !$0.isEmpty }.joined(separator: " ")
    line = Bilingual(
      "\(name): " + parts.map(\.japanese).joined(separator: "。"),
      "\(name): " + parts.map(\.english).joined(separator: ". "))
  }

  private static func taken(_ match: IngredientMatch) -> Bilingual? {
    let item = match.item.map { "\($0.id) \($0.name)" } ?? ""
    let others = match.candidates.map(\.item.name).joined(separator: " / ")
    switch match.sureness {
    case .sure: return nil
    case .likely: return Bilingual("おそらく \(item)", "likely \(item)")
    case .near where match.isMember:
      return Bilingual("いろいろあるので \(item) で計算します", "a word for several; counted as \(item)")
    case .near: return Bilingual("食品表にないので、近い \(item) で計算します", "not in the table; counted as the near \(item)")
    case .none where others.isEmpty: return Bilingual("見つかりません。数値に入りません", "not found; it is not counted")
    case .none:
      return Bilingual("決められません（もしかして: \(others)）。数値に入りません", "unclear (\(others)?); it is not counted")
    }
  }

  /// Why there are no grams, where the user could do something about it.
  private static func lacking(_ match: IngredientMatch) -> Bilingual? {
    switch match.lack {
    case nil, .notSaid, .vague: return nil
    case .noItem where match.sureness == .none: return nil
    case .unread: return Bilingual("量が読めません", "the amount cannot be read")
    case .noItem: return Bilingual("重さが分かりません", "its weight is unknown")
    case .noWeight(let unit, let known):
      let units = known.joined(separator: " ")
      return Bilingual("「\(unit)」の重さが分かりません（使える単位: \(units)）", "there is no weight for \(unit) (units: \(units))")
    }
  }

  private static func middle(_ match: IngredientMatch) -> Bilingual? {
    guard match.isMiddle, let grams = match.ingredient.grams else { return nil }
    let text = Decimal.text(grams, 1)
    return Bilingual("範囲の中ほどの \(text) g とします", "the middle of the range, \(text) g, is taken")
  }

  /// The ingredient of the contract, how sure it is, and what else it may be.
  static func json(_ match: IngredientMatch) -> JSONValue {
    .object(
      DishJSON.members(of: match.ingredient) + [
        ("match", .string(match.sureness.rawValue)),
        (
          "candidates",
          .array(
            match.candidates.map {
              .object([("id", .string($0.item.id)), ("name", .string($0.item.name)), ("grade", .string($0.grade.name))])
            })
        ),
      ])
  }

  /// The ingredients of which no amount is said, where it is of others; nil for none, and for a mere list.
  static func unsaid(_ matches: [IngredientMatch]) -> Bilingual? {
    let names = matches.filter { $0.lack == .notSaid }.map(\.ingredient.name)
    guard !names.isEmpty, names.count < matches.count else { return nil }
    return Bilingual(
      "量が書かれていない材料: " + names.joined(separator: "、") + "（数値に入りません）",
      "without an amount: " + names.joined(separator: ", ") + " (not counted)")
  }

  /// What was left as it was; nil for nothing.
  static func held(_ held: [HeldPart]) -> Bilingual? {
    if held.isEmpty { return nil }
    let words = held.map(word)
    return Bilingual(
      "ファイルにないので残しました: " + words.map(\.japanese).joined(separator: "、"),
      "kept, for the file does not say it: " + words.map(\.english).joined(separator: ", "))
  }

  private static func word(_ held: HeldPart) -> Bilingual {
    switch held {
    case .member(let name):
      let words = [
        "reading": "よみ", "category": "分類", "country": "国", "season": "季節", "servings": "何人前か",
        "yield_grams": "できあがりの重さ",
        "note": "メモ",
      ]
      return Bilingual(words[name] ?? name, name)
    case .amount(let ingredient), .ingredient(let ingredient):
      let grams = ingredient.grams.map { Decimal.text($0, 1) + "g" } ?? ""
      let text = "\(ingredient.name) \(ingredient.amount.isEmpty ? grams : ingredient.amount)"
      return Bilingual(text, text)
    }
  }

  /// The members for what was left as it was; none for nothing.
  static func json(_ held: [HeldPart]) -> [(String, JSONValue)] {
    let names = held.map { part in
      switch part {
      case .member(let name): name
      case .amount(let ingredient), .ingredient(let ingredient): "ingredients." + ingredient.name
      }
    }
    return names.isEmpty ? [] : [("kept", .array(names.map { .string($0) }))]
  }
}

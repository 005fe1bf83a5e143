internal import PFC
internal import PFCArguments

extension LogFailure {
  static func unclear(_ words: String, _ item: Item) -> Words {
    let list = words.split(separator: " ").joined(separator: "、")
    return (
      "unclear", Bilingual("「\(words)」が一品か何品か決められません。", "\(words) may be one item or several."),
      Bilingual(
        "別々なら「\(list)」、一品なら番号で: \(item.id) \(item.name)",
        "Write \(list) for several, or the id for one: \(item.id) \(item.name)"), .failed
    )
  }

  static func slot(_ word: String) -> Words {
    (
      "slot_as_item", Bilingual("「\(word)」は食事の名前で、食品ではありません。", "\(word) is a meal, not a food."),
      Bilingual("食事は行の先頭に一度だけ書きます: `pfc log \(word) ごはん`", "A meal stands once, at the start: `pfc log \(word) ごはん`."),
      .usage
    )
  }

  static func exercise(_ words: String, _ item: Item) -> Words {
    (
      "is_exercise",
      Bilingual("「\(words)」は食べものではなく運動です: \(item.name)", "\(words) is an exercise, not a food: \(item.name)"),
      Bilingual(
        "食事の記録には書けません。`pfc show \(item.id)` で METs を見られます。",
        "The log takes foods. `pfc show \(item.id)` shows its METs."),
      .failed
    )
  }

  static func amountOfSet(_ text: String) -> Words {
    (
      "amount_of_set", Bilingual("セットに量は付けられません: \(text)", "A set takes no amount: \(text)"),
      Bilingual("二回分なら @NAME を二回書いてください。", "Write @NAME twice for two."), .usage
    )
  }

  /// At most so much of what was typed as a message shows.
  static func short(_ text: String) -> String { text.count > 60 ? text.prefix(60) + "…" : text }
}

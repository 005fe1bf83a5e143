internal import PFCModel

extension LogResolver.Failure {
  /// What of a line was not read, marked in the line.
  static func unread(_ unread: LogResolver.Unread) -> Words {
    let words = unread.words.map { short($0) }
    return (
      "unread",
      Bilingual(
        "読めないところがあります: \(words.map { "「\($0)」" }.joined())\n\(marked(unread))",
        "This was not read: \(words.map { "\"\($0)\"" }.joined(separator: " "))\n\(marked(unread))"),
      Bilingual(
        "食品名と量（例: ごはん 150g）で書いてください。食品表にないものは `--quick 名前 --kcal N` で記録できます。何も書いていません。",
        "Write a food and its amount, as ごはん 150g; `--quick NAME --kcal N` logs what no table has. Nothing was written."
      )
    )
  }

  /// The line with what was not read between 〔 and 〕, as much of it as a message shows.
  private static func marked(_ unread: LogResolver.Unread) -> String {
    let characters = Array(unread.line)
    var text = ""
    for (place, character) in characters.enumerated() {
      if unread.ranges.contains(where: { $0.lowerBound == place }) { text += "〔" }
      text.append(character)
      if unread.ranges.contains(where: { $0.upperBound == place + 1 }) { text += "〕" }
    }
    return short(text, to: 200)
  }

  static func notEaten(_ word: String) -> Words {
    (
      "not_eaten", Bilingual("「\(word)」は食べなかったという意味に読めます。", "\(word) says that something was not eaten."),
      Bilingual("食べたものだけを書いてください。何も書いていません。", "Write only what was eaten. Nothing was written.")
    )
  }

  static func twoMeals(_ line: String) -> Words {
    (
      "two_meals",
      Bilingual("食事・日・時刻が一行に二つあります: \(short(line))", "The line has two meals, days or times: \(short(line))"),
      Bilingual("食事ごとに一行に分けてください。何も書いていません。", "Write a line a meal. Nothing was written.")
    )
  }

  static func inMeal(_ name: String, _ meal: Item) -> Words {
    (
      "in_meal", Bilingual("\(meal.name) には \(name) が入っています。", "\(meal.name) comes with \(name)."),
      Bilingual(
        "ご飯だけ別に足すなら、別の行に g で書いてください。何も書いていません。", "Write more rice in a line of its own, in grams. Nothing was written.")
    )
  }

  static func joinedDish(_ both: String, _ dish: String) -> Words {
    (
      "joined_dish",
      Bilingual("「\(short(both))」は一つの料理か、別々のものか決められません。", "\(short(both)) may be one dish, or two things."),
      Bilingual(
        "一つなら料理名だけ（\(short(dish))）、別々なら「、」で分けて量を書いてください。何も書いていません。",
        "Write the dish alone (\(short(dish))), or both with amounts and a comma between. Nothing was written.")
    )
  }

  /// At most so much of what was typed as a message shows.
  static func short(_ text: String, to length: Int = 60) -> String {
    text.count > length ? text.prefix(length) + "…" : text
  }
}

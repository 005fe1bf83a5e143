internal import PFCModel
internal import PFCText

/// What the lines of a recipe are.
extension RecipeText {
  /// Whether a line is one that divides recipes: `---`.
  static func isRule(_ line: String) -> Bool {
    guard let first = line.first, "-—―=＝*＊─━_".contains(first), line.count >= 3 else { return false }
    return line.allSatisfy { $0 == first }
  }

  /// The title of `# カレー` or `料理名: カレー`; nil for other lines.
  static func markedTitle(_ line: String) -> String? {
    if line.hasPrefix("#") || line.hasPrefix("＃") {
      let title = line.drop { "#＃".contains($0) }.trimmed
      let isHeading = stepWords.contains(title.lowercased()) || ingredientsHeading(title) != nil
      return title.isEmpty || isHeading ? nil : title
    }
    if let (field, value) = field(line), field == .title { return value }
    return nil
  }

  /// A title without what decorates it, and the servings in its brackets.
  static func title(_ line: String) -> (title: String, size: String?) {
    let (outer, inner) = Bracketed.split(undecorated(line))
    let size = inner.first { CookAmount($0).single?.unit == .serving }
    return (size == nil || outer.isEmpty ? undecorated(line) : outer, size)
  }

  /// What a line says of the dish.
  static func field(_ line: String) -> (Field, String)? {
    guard let colon = line.firstIndex(where: { ":：".contains($0) }) else { return nil }
    let key = undecorated(line[..<colon].trimmed).lowercased()
    guard let field = keys.first(where: { $0.words.contains(key) })?.field else { return nil }
    let value = line[line.index(after: colon)...].trimmed
    return value.isEmpty ? nil : (field, value)
  }

  /// For `材料（2人分）` the amount, empty for none; nil for other lines.
  static func ingredientsHeading(_ line: String) -> String? {
    let plain = line.drop { "#＃".contains($0) }.trimmed
    let words = ["材料", "ingredients", "Ingredients"]
    // 材料【2人分】 ends with the bracket of its size, 【材料】 with its own.
    let text = words.contains(where: plain.hasPrefix) ? plain : undecorated(plain)
    guard let word = words.first(where: text.hasPrefix) else { return nil }
    let (outer, inner) = Bracketed.split(String(text.dropFirst(word.count)))
    let rest = ([outer.drop { ":：・".contains($0) }.trimmed] + inner).filter { !$0.isEmpty }
    guard let size = rest.first else { return "" }
    if case .amount = CookAmount(size) { return size }
    return nil
  }

  /// The servings that are a whole line: `2人前`, `（4人分）`; nil for other lines.
  static func servings(_ line: String) -> String? {
    let (outer, inner) = Bracketed.split(line)
    guard let text = outer.isEmpty && inner.count == 1 ? inner[0] : inner.isEmpty ? outer : nil,
      CookAmount(text).single?.unit == .serving
    else { return nil }
    return text
  }

  /// The name of the group that a line by itself starts: `A`, `（A）`, `＜ソース＞`; nil for other lines.
  static func groupHeading(_ line: String) -> String? {
    let (outer, inner) = Bracketed.split(line)
    let word =
      outer.drop { ":：".contains($0) }.isEmpty && inner.count == 1 ? inner[0] : line.filter { !":：".contains($0) }
    if word.count == 1, let letter = word.first.flatMap(IngredientLine.letter) { return letter }
    return word != line && "＜<".contains(line.first ?? " ") ? word : nil
  }

  /// A heading without 【】, ■ and the like.
  static func undecorated(_ line: String) -> String {
    var text = line[...]
    while let first = text.first, "#＃■◆●□◇○◎★☆【《「『〈＜<・".contains(first) { text = text.dropFirst() }
    while let last = text.last, "】》」』〉＞>:：".contains(last) { text = text.dropLast() }
    return text.trimmed
  }

  static let stepWords: Set<String> = [
    "作り方", "作りかた", "つくり方", "つくりかた", "手順", "調理手順", "下準備", "directions", "method", "steps", "instructions", "preparation",
  ]

  private static let keys: [(field: Field, words: Set<String>)] = [
    (.title, ["料理名", "レシピ名", "料理", "レシピ", "名前", "title", "name", "recipe"]),
    (.size, ["分量", "人数", "できあがり", "出来上がり", "仕上がり", "servings", "serves", "yield", "makes"]),
    (.category, ["カテゴリ", "カテゴリー", "分類", "種類", "category"]),
    (.country, ["国", "料理圏", "ジャンル", "country", "cuisine"]), (.season, ["季節", "season"]),
    (.reading, ["よみ", "読み", "よみがな", "ふりがな", "reading"]),
    (.note, ["メモ", "備考", "コツ", "ポイント", "note", "notes", "memo"]),
  ]
}

extension IngredientLine {
  /// The same ingredient in a group.
  func inGroup(_ group: String) -> IngredientLine { IngredientLine(name: name, amount: amount, group: group) }
}

internal import PFCText

/// Tells a line that names the ingredients below it (`【調味料】`, `衣：`) from an ingredient without an amount.
///
/// An ingredient taken for a heading would be lost, so that a line is one only where brackets, a colon or the lines below say so.
enum RecipeHeading {
  /// Whether a line without an amount is a heading. `next` is the line below it, blanks included.
  static func isOne(_ line: Substring, before next: Substring) -> Bool {
    let (text, below) = (line.trimmed, next.trimmed)
    if isBracketed(text) { return true }
    let name = RecipeText.undecorated(text)
    guard !below.isEmpty else { return false }
    if words.contains(name.lowercased()) { return true }
    if let last = text.last, ":：".contains(last) {
      // `塩：` stands in a list whose lines all have colons.
      return text.dropLast().last?.isWhitespace == false && !below.contains { ":：".contains($0) }
        && !IngredientLine.isListed(text)
    }
    if let first = text.first, squares.contains(first) { return below.first != first }
    guard !IngredientLine.isListed(text) else { return false }
    return IngredientLine.isListed(below) || indent(of: next) > indent(of: line)
  }

  /// What a heading says, without what marks it as one.
  static func name(_ line: String) -> String {
    isBracketed(line) ? Bracketed.split(line).inner[0] : RecipeText.undecorated(line)
  }

  private static func isBracketed(_ text: String) -> Bool {
    let (outer, inner) = Bracketed.split(text)
    return outer.drop { ":：■◆●□◇○◎★☆・".contains($0) }.isEmpty && inner.count == 1
  }

  private static func indent(of line: Substring) -> Int {
    line.prefix(while: \.isWhitespace).reduce(0) { $0 + ($1 == "\u{3000}" || $1 == "\t" ? 2 : 1) }
  }

  /// Marks of headings; one before several ingredients is that of their group.
  private static let squares: Set<Character> = ["■", "◆", "□", "◇", "▼", "▽", "▲", "△"]
  /// What is never an ingredient by itself.
  private static let words: Set<String> = [
    "調味料", "合わせ調味料", "あわせ調味料", "合わせだれ", "トッピング", "衣", "ころも", "下味", "薬味", "具", "具材", "飾り", "仕上げ", "仕上げ用", "つけ合わせ",
    "付け合わせ",
    "肉だね", "たね", "生地", "その他", "タレ", "たれ", "漬けだれ", "つけだれ", "漬けダレ", "つけダレ", "甘辛だれ", "ソース", "ドレッシング", "あん", "マリネ液", "漬け汁",
    "つけ汁", "煮汁", "割り下", "甘酢", "合わせ酢", "すし酢", "スパイス", "フィリング", "クリーム", "アイシング", "パン生地", "タルト生地", "sauce", "the sauce",
    "dressing", "marinade", "topping", "toppings", "filling", "batter", "dough", "crust", "glaze", "frosting",
    "garnish", "to serve", "seasoning",
  ]
}

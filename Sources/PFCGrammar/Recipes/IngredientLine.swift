/// An ingredient as a line of a recipe says it.
package struct IngredientLine: Sendable, Equatable {
  /// What it is called, brackets included.
  package let name: String
  /// The amount as written; empty for none.
  package let amount: String
  /// The mark of the group that it belongs to, as A or ☆; empty for none.
  package let group: String

  /// The ingredients of a line: one, or several with 各 (`しょうゆ・みりん 各大さじ1`). Empty for a line that says nothing.
  /// O(length²).
  package static func ingredients(of line: String) -> [IngredientLine] {
    let (group, text) = groupMark(withoutNumber(line.trimmed))
    let (name, amount) = parts(of: text)
    guard !name.isEmpty else { return [] }
    let names = amount.hasPrefix("各") ? name.split(whereSeparator: { "・、,，＆&".contains($0) }).map(\.trimmed) : [name]
    return names.filter { !$0.isEmpty }.map { IngredientLine(name: $0, amount: amount, group: group) }
  }

  /// The line without the number of a numbered list: `1. `, `2)`, `③`. The 1 of `1.5個` is an amount.
  static func withoutNumber(_ line: String) -> String {
    if let first = line.unicodeScalars.first, (0x2460...0x2473).contains(first.value) {
      return String(line.dropFirst()).trimmed
    }
    let digits = line.prefix(3).prefix { $0.isNumber && $0.isASCII || ("０"..."９").contains($0) }
    let behind = line.dropFirst(digits.count)
    guard !digits.isEmpty, digits.count < 3, let mark = behind.first, ".．)）、:：".contains(mark),
      let next = behind.dropFirst().first, !next.isNumber
    else { return line }
    return behind.dropFirst().trimmed
  }

  /// Whether a line is one of a list: behind a bullet, a mark or a number.
  static func isListed(_ line: String) -> Bool {
    guard let first = line.first else { return false }
    return bullets.contains(first) || marks.contains(first) || withoutNumber(line) != line
  }

  /// The mark before an ingredient, and the rest. Bullets mean nothing; stars, circles and single letters are a group.
  private static func groupMark(_ line: String) -> (group: String, rest: String) {
    var rest = line[...]
    while let first = rest.first, bullets.contains(first) || first.isWhitespace { rest = rest.dropFirst() }
    guard let first = rest.first else { return ("", "") }
    let behind = rest.dropFirst()
    if marks.contains(first) { return (String(first), behind.trimmed) }
    if let letter = letter(first) {
      if let next = behind.first, next.isWhitespace || ".．:：)）、・".contains(next) {
        return (letter, behind.dropFirst().trimmed)
      }
    } else if "(（[［【".contains(first), let inner = behind.first, let letter = letter(inner),
      let close = behind.dropFirst().first, ")）]］】".contains(close)
    {
      return (letter, behind.dropFirst(2).trimmed)
    }
    return ("", rest.trimmed)
  }

  /// A to H in any width.
  static func letter(_ character: Character) -> String? {
    guard character.unicodeScalars.count == 1, let scalar = character.unicodeScalars.first else { return nil }
    let narrow = scalar.value >= 0xFF21 ? scalar.value - 0xFEE0 : scalar.value
    return (0x41...0x48).contains(narrow) ? Unicode.Scalar(narrow).map(String.init) : nil
  }

  /// The name and the amount of a line without its mark.
  private static func parts(of text: String) -> (name: String, amount: String) {
    if let (name, amount) = separated(text) { return (name, amount) }
    let words = text.split(whereSeparator: \.isWhitespace)
    for start in words.indices.dropFirst() {
      let amount = words[start...].joined(separator: " ")
      if CookAmount.isAmount(amount) { return (words[..<start].joined(separator: " "), amount) }
    }
    if words.count > 1, CookAmount.isAmount(String(words[0])), !words[0].allSatisfy(\.isNumber) {
      return (words.dropFirst().joined(separator: " "), String(words[0]))
    }
    if let (amount, name) = EnglishAmount.leading(text.lowercased()) { return (name, amount) }
    return attached(text) ?? (text, "")
  }

  /// The two sides of dots, a colon, a tab or the like.
  private static func separated(_ text: String) -> (String, String)? {
    var characters = Array(text)
    var depth = 0
    for (index, character) in characters.enumerated() {
      if "（(［[".contains(character) { depth += 1 }
      if "）)］]".contains(character) { depth -= 1 }
      let isLeader = index + 1 < characters.count && characters[index + 1] == character && leaders.contains(character)
      guard depth == 0, index > 0, isLeader || separators.contains(character) else { continue }
      let name = String(characters[..<index]).trimmed
      characters = Array(
        characters[index...].drop { separators.contains($0) || leaders.contains($0) || $0.isWhitespace })
      return name.isEmpty ? nil : (name, String(characters).trimmed)
    }
    return nil
  }

  /// An amount that ends the last word: `鶏むね200g`, `塩少々`, `玉ねぎ（大）1個`.
  private static func attached(_ text: String) -> (String, String)? {
    let characters = Array(text)
    for start in characters.indices.dropFirst() where mayStart(characters, at: start) {
      let amount = String(characters[start...])
      if CookAmount.isAmount(amount), !amount.allSatisfy(\.isNumber) {
        return (String(characters[..<start]).trimmed, amount)
      }
    }
    return nil
  }

  /// Whether an amount may start here: not within a number.
  private static func mayStart(_ characters: [Character], at start: Int) -> Bool {
    let previous = characters[start - 1]
    return !previous.isNumber && !"./と〜～~-".contains(previous) && characters[start] != "ー"
  }

  private static let bullets: Set<Character> = ["・", "-", "*", "•", "‣", "–", "—", "●", "·", "･", "+"]
  private static let marks: Set<Character> = ["☆", "★", "◎", "○", "◯", "△", "▲", "▽", "▼", "□", "■", "◇", "◆", "※"]
  private static let leaders: Set<Character> = ["…", "‥", "・", ".", "。", "-", "―", "─", "_", "＿", "･"]
  private static let separators: Set<Character> = ["…", "‥", ":", "：", "\t", "=", "＝", "|", "｜", "→"]
}

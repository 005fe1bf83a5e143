internal import PFCText

/// An ingredient as a line of a recipe says it.
package struct IngredientLine: Sendable, Equatable {
  /// What it is called, brackets included.
  package let name: String
  /// The amount as written; empty for none.
  package let amount: String
  /// The mark of the group that it belongs to, as A or ☆; empty for none.
  package let group: String

  /// The ingredients of a line: one, several with 各 (`しょうゆ・みりん 各大さじ1`), or several with an amount each
  /// (`A：醤油 大さじ1、酒 大さじ1`). Empty for a line that says nothing. O(length).
  package static func ingredients(of line: String) -> [IngredientLine] {
    let (group, text) = groupMark(withoutNumber(line.trimmed))
    guard text.count <= longest else { return [IngredientLine(name: text, amount: "", group: group)] }
    var all: [IngredientLine] = []
    var rest = text
    while !rest.isEmpty, all.count < mostOfLine {
      let part = IngredientParts(rest)
      guard !part.name.isEmpty else { break }
      let names =
        part.amount.hasPrefix("各")
        ? part.name.split(whereSeparator: { "・、,，＆&".contains($0) }).map(\.trimmed) : [part.name]
      all += names.filter { !$0.isEmpty }.map { IngredientLine(name: $0, amount: part.amount, group: group) }
      rest = part.rest
    }
    return all
  }

  /// Longer lines are no ingredients, and more than these do not stand on one.
  private static let longest = 500
  private static let mostOfLine = 20

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

  private static let bullets: Set<Character> = [
    "・", "-", "*", "•", "‣", "–", "—", "●", "·", "･", "+", "├", "└", "│", "┌", "＊", "♥", "♡", "♦", "♣", "♠", "✿", "❀",
    "✩", "✪", "▪", "‐",
  ]
  private static let marks: Set<Character> = ["☆", "★", "◎", "○", "◯", "△", "▲", "▽", "▼", "□", "■", "◇", "◆", "※"]
}

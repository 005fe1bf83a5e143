/// Suggests what a mistyped word was meant to be.
enum Nearest {
  /// The nearest candidate within two edits and less than half the word, else the only one that begins with it; nil when
  /// none is. O(candidates × n²).
  static func candidate(nearest word: String, among candidates: [String]) -> String? {
    let limit = min(2, (word.count - 1) / 2 + (word.count > 2 ? 1 : 0))
    let near = candidates.map { ($0, distance(word, $0)) }.filter { $0.1 <= limit }
    return near.min { $0.1 < $1.1 }?.0
      ?? onlyOne(candidates.filter { !word.isEmpty && $0.count > 1 && $0.hasPrefix(word) })
  }

  private static func onlyOne(_ candidates: [String]) -> String? { candidates.count == 1 ? candidates[0] : nil }

  /// The Levenshtein distance.
  private static func distance(_ left: String, _ right: String) -> Int {
    let right = Array(right)
    var previous = Array(0...right.count)
    for (row, character) in left.enumerated() {
      var current = [row + 1]
      for (column, other) in right.enumerated() {
        let replaced = previous[column] + (character == other ? 0 : 1)
        current.append(min(replaced, previous[column + 1] + 1, current[column] + 1))
      }
      previous = current
    }
    return previous[right.count]
  }
}

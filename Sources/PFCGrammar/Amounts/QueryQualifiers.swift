internal import PFCNutrition

/// The words of an item that may say how much of it rather than what: 卵 M, ごはん大盛り, ビール 350ml缶, 卵 殻つき.
package struct QueryQualifiers: Sendable, Equatable {
  /// The words that are left for the name.
  package private(set) var name: String
  /// The sizes, in the order in which they were said.
  package private(set) var sizes: [String] = []
  /// The words for a weight as bought.
  package private(set) var asBought: [String] = []
  /// Whether a size stands among them that is part of no name: it may not be dropped.
  package private(set) var isPlain = false

  /// The qualifiers of words; nil where there are none. O(n).
  package init?(_ query: String) {
    var words = query.split(separator: " ").map(String.init)
    name = ""
    while words.count > 1, let last = words.last, takes(last) { words.removeLast() }
    if words.count > 1, AsBought.isOne(words[0]) { asBought.append(words.removeFirst()) }
    if let last = words.last {
      if let ending = AsBought.ending(of: last) {
        asBought.append(ending)
        words[words.count - 1] = String(last.dropLast(ending.count))
      } else if let (word, size) = SizeWord.ending(of: last) {
        sizes.insert(size, at: 0)
        isPlain = true
        words[words.count - 1] = word
      }
    }
    name = words.joined(separator: " ")
    if sizes.isEmpty, asBought.isEmpty { return nil }
  }

  /// Whether a word is a size or one for a weight as bought.
  package static func isOne(_ word: String) -> Bool {
    AsBought.isOne(word) || SizeWord.isPossible(FoldedAmount.fold(word))
  }

  private mutating func takes(_ word: String) -> Bool {
    if AsBought.isOne(word) {
      asBought.append(word)
      return true
    }
    let folded = FoldedAmount.fold(word)
    guard SizeWord.isPossible(folded) else { return false }
    sizes.insert(word, at: 0)
    isPlain = isPlain || SizeWord.isPlain(folded)
    return true
  }
}

/// Words and what they mean, found at a place of a line.
///
/// A word of Latin letters is one only between characters that are none; a number may stand before it (200g).
struct WordTable<Meaning: Sendable>: Sendable {
  private struct Entry {
    let word: [Unicode.Scalar]
    let meaning: Meaning
  }

  /// By their first scalar, the longest first.
  private let entries: [Unicode.Scalar: [Entry]]

  /// A table of rows: the words of each, separated by blanks where `split`, and their meaning.
  init(_ rows: [(words: [String], meaning: Meaning)]) {
    var all: [Unicode.Scalar: [Entry]] = [:]
    for row in rows {
      for word in row.words {
        let scalars = Array(word.unicodeScalars)
        if let first = scalars.first { all[first, default: []].append(Entry(word: scalars, meaning: row.meaning)) }
      }
    }
    entries = all.mapValues { $0.sorted { $0.word.count > $1.word.count } }
  }

  /// The words at a place, the longest first. O(words that begin so).
  func matches(in text: LineText, at place: Int) -> [(end: Int, meaning: Meaning)] {
    guard let first = text.scalar(place), let known = entries[first] else { return [] }
    if first.isLatin, let before = text.scalar(place - 1), before.isLatin { return [] }
    return known.compactMap { entry in
      let end = place + entry.word.count
      guard end <= text.count, text.scalars[place..<end].elementsEqual(entry.word) else { return nil }
      if let last = entry.word.last, last.isLatin, let next = text.scalar(end), next.isLatin { return nil }
      return (end, entry.meaning)
    }
  }

  /// The longest word at a place; nil for none.
  func longest(in text: LineText, at place: Int) -> (end: Int, meaning: Meaning)? { matches(in: text, at: place).first }
}

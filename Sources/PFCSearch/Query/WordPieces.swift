internal import PFCText

/// The ways to cut a text without spaces into words that the index knows, fewest words first.
struct WordPieces {
  /// The cuts, best first.
  private(set) var splits: [[[Unicode.Scalar]]] = []

  /// The most words that a text is cut into.
  static let maximumWords = 4
  /// The longest text that is cut.
  static let maximumLength = 24

  /// Cuts a key. `isKnown` is asked O(n²) times for the pieces of a key of n scalars, and told which may be half typed:
  /// the last ones, but not in Latin letters, where half a word starts almost anything.
  init(
    key: [Unicode.Scalar], isKnown: (_ piece: ArraySlice<Unicode.Scalar>, _ isOpen: Bool) throws(IndexError) -> Bool
  ) throws(IndexError) {
    guard (2...Self.maximumLength).contains(key.count) else { return }
    var known = Array(repeating: Array(repeating: false, count: key.count + 1), count: key.count)
    for start in key.indices where start == 0 || known.contains(where: { $0[start] }) {
      for end in (start + 1)...key.count where Self.isWordSized(key[start..<end]) {
        known[start][end] = try isKnown(key[start..<end], end == key.count && Script(key[start]) != .latin)
      }
    }
    for count in 2...Self.maximumWords {
      var cuts: [[Range<Int>]] = []
      Self.cut(from: 0, words: count, known, [], &cuts)
      splits += cuts.map { ranges in ranges.map { Array(key[$0]) } }
    }
  }

  /// A kanji is a word by itself; kana need two, and letters four: three of them are a syllable of anything.
  private static func isWordSized(_ piece: ArraySlice<Unicode.Scalar>) -> Bool {
    guard let first = piece.first else { return false }
    switch Script(first) {
    case .kanji: return true
    case .latin: return piece.count >= 4
    default: return piece.count >= 2 && first != "ー" && first != "ン"
    }
  }

  private static func cut(
    from start: Int, words: Int, _ known: [[Bool]], _ cutSoFar: [Range<Int>], _ cuts: inout [[Range<Int>]]
  ) {
    let end = known.count
    if words == 1 {
      if start < end, known[start][end] { cuts.append(cutSoFar + [start..<end]) }
      return
    }
    for middle in stride(from: end - 1, to: start, by: -1) where known[start][middle] {
      cut(from: middle, words: words - 1, known, cutSoFar + [start..<middle], &cuts)
    }
  }
}

/// How a name matched, best first. A worse grade never ranks above a better one.
public enum Grade: UInt8, CaseIterable, Sendable, Hashable, Comparable {
  /// The query is a whole name.
  case exact = 0
  /// The query is the start of a name.
  case prefix
  /// The query is the start of a word in a name, or every word of the query matched.
  case word
  /// The query stands inside a word.
  case part
  /// The query matches only after dropping long marks, small kana and ヴ.
  case loose
  /// The query is one edit away from a name.
  case fuzzy

  /// The name used in JSON.
  public var name: String {
    switch self {
    case .exact: "exact"
    case .prefix: "prefix"
    case .word: "word"
    case .part: "part"
    case .loose: "loose"
    case .fuzzy: "fuzzy"
    }
  }

  /// Whether the match is a guess, which lists label もしかして.
  public var isGuess: Bool { self >= .loose }

  /// Better grades are smaller.
  public static func < (left: Grade, right: Grade) -> Bool { left.rawValue < right.rawValue }
}

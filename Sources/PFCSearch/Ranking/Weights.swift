internal import PFCModel

/// The weights of the ranking, in tenths of a point.
///
/// A grade is worth more than everything else together (``gradeStep``), so a worse grade never ranks above a better one.
enum Weights {
  /// The distance between two grades.
  static let gradeStep = 200

  /// The bare word means this very item.
  static let primarySense = 50
  /// For each level of commonness above the first.
  static let commonnessStep = 8

  static func nameKind(_ kind: NameKind) -> Int {
    switch kind {
    case .display, .head: 6
    case .alias, .spelling: 4
    case .english: 3
    case .officialPart, .nearest: 0
    }
  }

  static func role(_ role: TermRole) -> Int {
    switch role {
    case .whole, .head: 8
    case .officialHead, .tail: 4
    case .qualifier: 2
    case .official: 0
    case .group: -30
    }
  }

  static func form(_ form: KeyForm) -> Int { form == .romaji ? -4 : 0 }

  /// The match reaches the end of the key: 豆腐 in 木綿豆腐 is its head noun.
  static let wholeWord = 8
  /// The same for each word of several: the one that is meant whole beats one that happens to start so.
  static let wholeWordAmongSeveral = 24
  /// For each character that the query leaves out, up to ``maximumRemaining``.
  static let remainingStep = -1
  static let maximumRemaining = 16

  static func kind(_ kind: ItemKind) -> Int {
    switch kind {
    case .food, .own, .recipe: 0
    case .dish: -2
    case .exercise: -4
    }
  }
}

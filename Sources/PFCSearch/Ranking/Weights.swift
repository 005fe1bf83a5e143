internal import PFCModel

/// The weights of the ranking, in tenths of a point.
///
/// A grade is worth more than everything else together (``gradeStep``), so a worse grade never ranks above a better one.
enum Weights {
  /// The distance between two grades.
  static let gradeStep = 400

  /// The bare word means this very item.
  static let primarySense = 50
  /// The bare word means this very dish: no dish takes the word of a plain food, so カレー is the dish before its sauce. Or it
  /// means the user's own, who knows what they call so.
  static let primaryDish = 58
  /// For each level of commonness above the first.
  static let levelStep = 8

  /// The word begins the name that an item is shown by, or one that means it by itself; of other names it may begin with
  /// a mere attribute (もち豚).
  static let beginsMainName = 14

  static func nameKind(_ kind: NameKind) -> Int {
    switch kind {
    case .display, .head: 6
    case .alias, .spelling: 4
    case .english: 3
    case .officialPart: 0
    // The very food stands above what is only near to it.
    case .nearest: -60
    // What is called by the word stands above what only belongs to its class.
    case .classWord: -40
    }
  }

  static func role(_ role: TermRole) -> Int {
    switch role {
    case .whole, .head, .qualified: 8
    case .officialHead, .tail: 4
    case .qualifier: 2
    case .official: 0
    case .group: -30
    }
  }

  /// A whole name that is written as the query is stands above one that only reads so: ジム above 事務.
  static let readsSo = -10
  /// The same for Latin letters, and for parts of names too: they may be English after all.
  static let romaji = -4

  /// The match reaches the end of the key: 豆腐 in 木綿豆腐 is its head noun.
  static let wholeWord = 8
  /// The same for each word of several: the one that is meant whole beats one that happens to start so.
  static let wholeWordAmongSeveral = 24
  /// For each character that the query leaves out of a name, of which no more than ``longestName`` count.
  static let remainingStep = -1
  static let longestName = 24

  /// Two better items were found by the very name.
  static let repetition = -60

  /// The words of the query in another order are a whole name.
  static let otherOrder = 40
  /// The exercise goes at just the speed of the query; each tenth of a kilometre an hour off costs ``speedStep``.
  static let speed = 100
  static let speedStep = -12
  /// The greatest difference of speeds that is still a match, as a share of the speed asked for.
  static let speedTolerance = 0.15

  /// The user's own stand slightly above what the table has of the same name.
  static let own = 3

  static func kind(_ kind: ItemKind) -> Int {
    switch kind {
    case .food: 0
    case .own, .recipe: own
    case .dish: -2
    case .exercise: -4
    }
  }
}

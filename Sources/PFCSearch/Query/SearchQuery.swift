package import PFCModel
internal import PFCText

/// What is looked for.
package struct SearchQuery: Sendable {
  /// The query as typed.
  package var text: String
  /// How many matches are wanted at most.
  package var limit: Int
  /// The kinds of item that may match.
  package var kinds: Set<ItemKind>
  /// The groups that may match, counted from 1; nil for all.
  package var groups: Set<UInt8>?
  /// The items that may not match, because the index does not know them as they are now; nil for none.
  package var excluded: Set<ItemKey>?
  /// How far the search goes.
  package var depth = SearchDepth.list
  /// Whether the text is one name: no matches inside words, no several words written as one, and no guesses.
  package var isOneName = false

  package init(
    _ text: String, limit: Int = 10, kinds: Set<ItemKind> = Set(ItemKind.allCases), groups: Set<UInt8>? = nil
  ) {
    self.text = text
    self.limit = limit
    self.kinds = kinds
    self.groups = groups
  }
}

/// What an index knows an item by.
package struct ItemKey: Sendable, Hashable {
  package let kind: ItemKind
  package let row: UInt32

  package init(kind: ItemKind, row: UInt32) {
    self.kind = kind
    self.row = row
  }
}

/// A query as the index sees it.
struct FoldedQuery {
  /// The words, each once: said again, one means no more.
  let words: [[Unicode.Scalar]]
  /// The words without the spaces between them.
  let joined: [Unicode.Scalar]
  /// All that was said without its spaces where a word is said again, for it may be a name: バン バン ジー. Nil else.
  let repeated: [Unicode.Scalar]?
  /// The speed that is asked for, in tenths of a kilometre an hour, and the other words.
  let speed: (tenths: ClosedRange<Int>, words: [[Unicode.Scalar]])?

  /// Whether words of Latin letters have a lone letter among them, as the s of it's: it would match half of all names.
  var hasStrayLetter: Bool {
    words.count > 1 && words.contains { $0.count == 1 }
      && words.allSatisfy { $0.allSatisfy { Script($0) == .latin } }
  }

  init(_ text: String) {
    let said = Self.words(of: text)
    var seen: Set<[Unicode.Scalar]> = []
    words = said.filter { seen.insert($0).inserted }
    joined = words.flatMap { $0 }
    repeated = said.count > words.count ? said.flatMap { $0 } : nil
    speed = SpeedText.find(in: text).map { ($0.tenths, Self.words(of: $0.rest)) }
  }

  /// The words, without those that nobody can say: ー, 々.
  private static func words(of text: String) -> [[Unicode.Scalar]] {
    TextPipeline.key(of: text).split(separator: " ").map(Array.init).filter { word in
      word.contains { !"ー々〃ヽヾゝゞ".unicodeScalars.contains($0) }
    }
  }
}

/// How far a search goes.
package enum SearchDepth: Sendable {
  /// Through all grades, from the best on, until the list is full.
  case list
  /// To the end of the best grade that anything has: the first match is that of the list.
  case bestGrade
  /// No further than whole names, as they are typed.
  case wholeNames
}

/// An item that matched, as the index knows it.
package struct Match: Sendable, Equatable {
  /// What kind of item it is.
  package let kind: ItemKind
  /// Its row in the table of its kind.
  package let row: Int64
  /// Its group or category, counted from 1; 0 for none.
  package let group: UInt8
  /// How it matched.
  package let grade: Grade
  /// What the name that matched is to the item.
  package let nameKind: NameKind
  /// The parts of the score.
  package let contributions: [Contribution]
  /// The sum of the contributions, in tenths.
  package let score: Int
  /// The place of the item in the order that breaks ties.
  package let document: UInt32
  /// The names that the words of the query matched.
  let names: [MatchedName]
}

/// A name that matched, before anybody has read it.
struct MatchedName: Hashable {
  /// The number of the name.
  let name: UInt32
  /// Whether the head of a display name is what matched.
  let isHead: Bool
}

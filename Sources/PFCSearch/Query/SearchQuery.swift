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

  package init(
    _ text: String, limit: Int = 10, kinds: Set<ItemKind> = Set(ItemKind.allCases), groups: Set<UInt8>? = nil
  ) {
    self.text = text
    self.limit = limit
    self.kinds = kinds
    self.groups = groups
  }
}

/// A query as the index sees it.
struct FoldedQuery {
  /// The words.
  let words: [[Unicode.Scalar]]
  /// The words without the spaces between them.
  let joined: [Unicode.Scalar]

  init(_ text: String) {
    words = TextPipeline.key(of: text).split(separator: " ").map(Array.init)
    joined = words.flatMap { $0 }
  }

  init(words: [[Unicode.Scalar]]) {
    self.words = words
    joined = words.flatMap { $0 }
  }
}

/// An item that matched, as the index knows it.
package struct Match: Sendable, Equatable {
  /// What kind of item it is.
  package let kind: ItemKind
  /// Its row in the table of its kind.
  package let row: Int64
  /// How it matched.
  package let grade: Grade
  /// The name that matched, as written.
  package let matched: String
  /// The parts of the score.
  package let contributions: [Contribution]
  /// The sum of the contributions, in tenths.
  package let score: Int
  /// The place of the item in the order that breaks ties.
  package let document: UInt32
}

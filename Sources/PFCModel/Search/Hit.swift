/// An item that a search found, and why.
public struct Hit: Sendable, Hashable {
  /// The item.
  public let item: Item
  /// How the name matched.
  public let grade: Grade
  /// The name that matched, as it is written in the data.
  public let matched: String
  /// The names that the words of the query matched, as they are written in the data, each once; the first is ``matched``.
  public let matchedNames: [String]
  /// What that name is to the item.
  public let nameKind: NameKind
  /// The parts of the score, in a fixed order; they sum to ``score``.
  public let contributions: [Contribution]

  /// Whether the name that matched is a word for something that the data lack: the item is only near to what was meant.
  public var isNearest: Bool { nameKind == .nearest }
  /// Whether the name that matched is one for a whole class, of which the item is only a member.
  public var isClassMember: Bool { nameKind == .classWord }

  /// The rank value: greater is better. In tenths, so sums are exact.
  public var scoreInTenths: Int { contributions.reduce(0) { $0 + $1.tenths } }
  /// The rank value: greater is better.
  public var score: Double { Double(scoreInTenths) / 10 }

  /// Makes a hit from its parts.
  package init(
    item: Item, grade: Grade, matched: String, matchedNames: [String]? = nil, nameKind: NameKind = .display,
    contributions: [Contribution]
  ) {
    self.item = item
    self.grade = grade
    self.matched = matched
    self.matchedNames = matchedNames ?? [matched]
    self.nameKind = nameKind
    self.contributions = contributions
  }
}

/// An item that a search found, and why.
public struct Hit: Sendable, Hashable {
  /// The item.
  public let item: Item
  /// How the name matched.
  public let grade: Grade
  /// The name that matched, as it is written in the data.
  public let matched: String
  /// Whether that name is a word for something that the data lack: the item is then only near to what was meant.
  public let isNearest: Bool
  /// The parts of the score, in a fixed order; they sum to ``score``.
  public let contributions: [Contribution]

  /// The rank value: greater is better. In tenths, so sums are exact.
  public var scoreInTenths: Int { contributions.reduce(0) { $0 + $1.tenths } }
  /// The rank value: greater is better.
  public var score: Double { Double(scoreInTenths) / 10 }

  /// Makes a hit from its parts.
  public init(
    item: Item, grade: Grade, matched: String, isNearest: Bool = false, contributions: [Contribution]
  ) {
    self.item = item
    self.grade = grade
    self.matched = matched
    self.isNearest = isNearest
    self.contributions = contributions
  }
}

/// One part of a score.
public struct Contribution: Sendable, Hashable {
  /// What a part of a score is for.
  public enum Reason: Sendable, Hashable {
    /// How well the name matched.
    case grade(Grade)
    /// The bare word means this very item.
    case primarySense
    /// How common the item is, 1…5.
    case level(UInt8)
    /// What kind of item it is.
    case itemKind(ItemKind)
    /// What kind of name matched.
    case nameKind(NameKind)
    /// Which part of the name matched.
    case namePart(NamePart)
    /// The match is by the reading, in kana or Latin letters.
    case reading
    /// The match reaches the end of the name or word.
    case wholeWord
    /// What the query leaves out of the name.
    case leftOver
    /// The words of the query in another order are a whole name.
    case otherOrder
    /// Better items were found by the very name.
    case repetition
    /// How near the item's speed is to that of the query.
    case speed
    /// The user logs the item often.
    case habit
    /// Nobody knows what the user's recipe holds, and something of the same name has figures.
    case withoutFigures
    /// The query is the identifier of the item.
    case identifier
  }

  /// Which part of a name a query can match.
  public enum NamePart: String, Sendable, Hashable {
    /// The whole name.
    case whole
    /// A display name up to its qualifiers.
    case head
    /// A qualifier.
    case qualifier
    /// The head noun of the official name.
    case officialHead = "official_head"
    /// Another part of the official name.
    case official
    /// A group bracket of the official name.
    case group
    /// The last word of a compound, as it is said by itself.
    case tail
  }

  /// What the part is for.
  public let reason: Reason
  /// How much it adds or takes away, in tenths of a point.
  public let tenths: Int

  /// Makes a contribution.
  package init(reason: Reason, tenths: Int) {
    self.reason = reason
    self.tenths = tenths
  }
}

extension Contribution.Reason {
  /// The stable name of the reason, as `grade.exact` or `level.5`.
  public var name: String {
    switch self {
    case .grade(let grade): "grade." + grade.name
    case .primarySense: "sense.primary"
    case .level(let level): "level.\(level)"
    case .itemKind(let kind): "kind." + kind.name
    case .nameKind(let kind): "name." + kind.name
    case .namePart(let part): "part." + part.rawValue
    case .reading: "reading"
    case .wholeWord: "whole_word"
    case .leftOver: "left_over"
    case .otherOrder: "other_order"
    case .repetition: "repetition"
    case .speed: "speed"
    case .habit: "habit"
    case .withoutFigures: "without_figures"
    case .identifier: "identifier"
    }
  }
}

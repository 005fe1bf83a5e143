public import PFCModel

/// What is searched for, how much of it, and in which order.
public struct SearchRequest: Sendable {
  /// What is searched for.
  public var text: String
  /// At most so many hits.
  public var limit = 10
  /// The kinds of items that are meant.
  public var kinds = Set(ItemKind.allCases)
  /// The food group or category, by name or number; nil for all.
  public var group: String?
  /// The order of the hits.
  public var order = HitOrder.rank
  /// Whether the order is turned round.
  public var isReversed = false
  /// Whether figures are compared for a usual portion instead of 100 g.
  public var isPerPortion = false

  /// A search for a text among everything, by rank.
  public init(_ text: String) { self.text = text }
}

/// What a request finds.
public struct SearchAnswer: Sendable {
  /// The hits, in the order that was asked for.
  public let hits: [Hit]
  /// The words around the name of a food that were set aside to find them: カロリー of バナナ カロリー.
  public let aside: [String]
}

/// Why nothing can be searched for.
public enum SearchError: WordedError, Equatable {
  /// There is no group or category of this name: the name, and those that there are.
  case unknownGroup(String, known: [String])

  /// The stable code.
  public var code: String { "unknown_group" }
  /// What is wrong.
  public var message: Bilingual {
    switch self {
    case .unknownGroup(let name, _):
      Bilingual("そのような食品群・分類はありません: \(name)", "There is no such group: \(name)")
    }
  }
  /// The groups that there are.
  public var hint: Bilingual {
    switch self {
    case .unknownGroup(_, let known):
      Bilingual("使える名前: \(known.joined(separator: " "))", "The names are: \(known.joined(separator: " "))")
    }
  }
  /// A name that is none can be said otherwise.
  public var kind: WordedErrorKind { .input }
}

extension FoodCatalog {
  /// The hits in the order that is asked for. By rank, what the user logs often stands first within its grade: `habits`
  /// gives how often each item was. Another order is one of what the text means: of the hits that matched as well as the
  /// best, whole names where there are any; what is only near stays by itself.
  ///
  /// Throws ``SearchError`` for a group that is none; else ``SeedError`` or ``JournalError``. O(log n + matches).
  public func search(
    _ request: SearchRequest, habits: @autoclosure () throws -> [String: Int] = [:]
  ) throws -> [Hit] {
    if let group = request.group, try !hasGroup(group) {
      throw SearchError.unknownGroup(
        group, known: try groupNames(of: request.kinds) + (request.kinds.contains(.own) ? [OwnFood.group] : []))
    }
    if request.order == .rank, !request.isReversed {
      let habits = request.kinds == [.exercise] ? [:] : try habits()
      return try search(
        request.text, limit: request.limit, kinds: request.kinds, group: request.group, habits: habits)
    }
    let all = try search(request.text, limit: Int.max, kinds: request.kinds, group: request.group)
    guard let best = all.first else { return [] }
    let meant = all.filter { $0.grade == best.grade && $0.isNearest == best.isNearest }
    var servings: [String: HitServing] = [:]
    if request.isPerPortion { for hit in meant { servings[hit.item.id] = try HitServing(hit.item, self) } }
    return Array(
      request.order.sorted(meant, reversed: request.isReversed, per: servings).prefix(request.limit))
  }

  /// The hits of a request; where no whole name is among them, those of its text without words that people write around
  /// the name of a food. Throws as ``search(_:habits:)``.
  public func answer(
    _ request: SearchRequest, habits: @autoclosure () throws -> [String: Int] = [:]
  ) throws -> SearchAnswer {
    let hits = try search(request, habits: habits())
    guard hits.first?.grade != .exact, let (subject, aside) = WordsAround.split(request.text) else {
      return SearchAnswer(hits: hits, aside: [])
    }
    var shorter = request
    shorter.text = subject
    return SearchAnswer(hits: try search(shorter, habits: habits()), aside: aside)
  }
}

package import PFCModel
internal import PFCSearch

/// An item that a text names, as the search knows it: how well the name matched, and nothing that is told of the item.
///
/// ``FoodCatalog/hit(of:)`` reads the rest, for those few of a list that are taken.
package struct NameMatch: Sendable {
  /// What kind of item it is.
  package let kind: ItemKind
  /// How the name matched.
  package let grade: Grade
  /// What that name is to the item.
  package let nameKind: NameKind
  /// The parts of the score, in a fixed order; they sum to ``scoreInTenths``.
  package internal(set) var contributions: [Contribution]
  let origin: Origin

  /// Where the rest is read.
  enum Origin {
    /// From a seed, by its place in the catalogue.
    case seed(Int, Match)
    /// It is known, as are the user's own items and what was asked for by its identifier.
    case known(Hit)
  }

  /// Whether the name that matched is a word for something that the data lack: the item is only near to what was meant.
  package var isNearest: Bool { nameKind == .nearest }
  /// Whether the name that matched is one for a whole class, of which the item is only a member.
  package var isClassMember: Bool { nameKind == .classWord }

  init(_ match: Match, ofSeed seed: Int) {
    (kind, grade, nameKind, contributions) = (match.kind, match.grade, match.nameKind, match.contributions)
    origin = .seed(seed, match)
  }

  init(_ hit: Hit) {
    (kind, grade, nameKind, contributions) = (hit.item.kind, hit.grade, hit.nameKind, hit.contributions)
    origin = .known(hit)
  }

  /// The hit, if it is known without reading.
  var known: Hit? { if case .known(let hit) = origin { hit } else { nil } }

  /// What tells the item from every other.
  var place: Place {
    switch origin {
    case .seed(let seed, let match): .row(seed: seed, match.kind, match.row)
    case .known(let hit): .id(hit.item.id)
    }
  }

  enum Place: Hashable {
    case row(seed: Int, ItemKind, Int64)
    case id(String)
  }
}

/// What a search ranks.
protocol Ranked {
  var grade: Grade { get }
  var contributions: [Contribution] { get }
}

extension NameMatch: Ranked {}
extension Hit: Ranked {}

extension NameMatch {
  /// The rank value: greater is better. In tenths, so sums are exact.
  package var scoreInTenths: Int { contributions.reduce(0) { $0 + $1.tenths } }
}

extension Array where Element: Ranked {
  /// So many of the matches of several sources, best first; equal scores stay in the order of their sources. Where one
  /// source has a real match, the guesses of the others are dropped. O(n log n).
  func best(_ limit: Int) -> [Element] {
    let isReal = contains { $0.grade <= .word }
    let scored = enumerated().lazy.filter { !isReal || !$0.element.grade.isGuess }.map {
      (place: $0.offset, match: $0.element, score: $0.element.contributions.reduce(0) { $0 + $1.tenths })
    }
    return scored.sorted { ($1.score, $0.place) < ($0.score, $1.place) }.prefix(limit).map(\.match)
  }
}

extension [NameMatch] {
  /// The matches of the best grade among them. O(n).
  var ofBestGrade: [NameMatch] {
    guard let best = lazy.map(\.grade).min() else { return self }
    return filter { $0.grade == best }
  }
}

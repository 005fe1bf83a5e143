internal import PFCModel

/// Turns evidence into a score that explains itself.
enum Ranking {
  /// The score of an item that matched one word. O(1).
  @inline(__always)
  static func score(_ evidence: Evidence, _ prior: Prior) -> Int {
    grade(evidence.grade) + sense(evidence, prior) + level(prior) + Weights.kind(prior.kind) + fit(evidence)
  }

  /// The score of an item that matched several words: the worst grade, the prior, and the mean of how well each fits.
  static func score(_ evidence: [Evidence], _ prior: Prior) -> Int {
    contributions(evidence, prior).reduce(0) { $0 + $1.tenths }
  }

  /// The score that an item which matched as a whole name would have if the name were still being typed. O(1).
  static func begunScore(_ evidence: Evidence, _ prior: Prior) -> Int {
    var evidence = evidence
    evidence.grade = .prefix
    evidence.isPrimary = false
    evidence.reachesEnd = false
    return score(evidence, prior)
  }

  /// The parts of the score, which sum to it.
  static func contributions(_ evidence: [Evidence], _ prior: Prior) -> [Contribution] {
    guard let first = evidence.first else { return [] }
    let grade = evidence.count == 1 ? first.grade : max(.word, evidence.map(\.grade).max() ?? .word)
    let count = evidence.count
    func mean(_ part: (Evidence) -> Int) -> Int { evidence.reduce(0) { $0 + part($1) } / count }
    var parts: [Contribution] = []
    parts.reserveCapacity(9)
    func add(_ reason: Contribution.Reason, _ tenths: Int) {
      if tenths != 0 { parts.append(Contribution(reason: reason, tenths: tenths)) }
    }
    add(.grade(grade), Self.grade(grade))
    add(.primarySense, count == 1 ? sense(first, prior) : 0)
    add(.level(prior.level), level(prior))
    add(.itemKind(prior.kind), Weights.kind(prior.kind))
    add(.nameKind(first.nameKind), mean(name))
    add(.namePart(first.role.part), mean { Weights.role($0.role) })
    add(.reading, mean(form))
    add(.wholeWord, mean { wholeWord($0, among: count) })
    add(.leftOver, mean(leftOver))
    return parts
  }

  static func grade(_ grade: Grade) -> Int { Weights.gradeStep * Int(Grade.fuzzy.rawValue + 1 - grade.rawValue) }

  private static func sense(_ evidence: Evidence, _ prior: Prior) -> Int {
    guard evidence.isPrimary else { return 0 }
    switch prior.kind {
    case .dish, .own, .recipe: return Weights.primaryDish
    case .food, .exercise: return Weights.primarySense
    }
  }

  private static func level(_ prior: Prior) -> Int { Weights.levelStep * (Int(prior.level) - 1) }

  @inline(__always)
  private static func fit(_ evidence: Evidence) -> Int {
    name(evidence) + Weights.role(evidence.role) + form(evidence)
      + wholeWord(evidence, among: 1)
      + leftOver(evidence)
  }

  private static func name(_ evidence: Evidence) -> Int {
    Weights.nameKind(evidence.nameKind)
      + (evidence.grade == .prefix && evidence.isMainName ? Weights.beginsMainName : 0)
  }

  private static func form(_ evidence: Evidence) -> Int {
    switch evidence.form {
    case .surface: 0
    case .reading: evidence.grade == .exact ? Weights.readsSo : 0
    case .romaji: evidence.grade == .exact ? Weights.readsSo + Weights.romaji : Weights.romaji
    }
  }

  private static func wholeWord(_ evidence: Evidence, among words: Int) -> Int {
    guard evidence.reachesEnd else { return 0 }
    return words == 1 ? Weights.wholeWord : Weights.wholeWordAmongSeveral
  }

  private static func leftOver(_ evidence: Evidence) -> Int {
    Weights.remainingStep * Int(evidence.remaining)
  }

  /// How many characters of a name are left out after what is typed, both in bytes: a kanji or kana counts one, a Latin
  /// letter a third. Of two names it is the same one that has more left, however much is typed.
  @inline(__always)
  static func remaining(_ leftOver: Int, after typed: Int) -> UInt8 {
    guard leftOver > 0 else { return 0 }
    return UInt8(max(0, min((typed + leftOver + 2) / 3, Weights.longestName) - typed / 3))
  }
}

extension TermRole {
  /// The role as explanations name it.
  fileprivate var part: Contribution.NamePart {
    switch self {
    case .whole, .qualified: .whole
    case .head: .head
    case .qualifier: .qualifier
    case .officialHead: .officialHead
    case .official: .official
    case .group: .group
    case .tail: .tail
    }
  }
}

internal import PFCModel

/// Turns evidence into a score that explains itself.
enum Ranking {
  /// The score of an item that matched one word. O(1).
  @inline(__always)
  static func score(_ evidence: Evidence, _ prior: Prior) -> Int {
    grade(evidence.grade) + sense(evidence) + commonness(prior) + Weights.kind(prior.kind) + fit(evidence)
  }

  /// The score of an item that matched several words: the worst grade, the prior, and the mean of how well each fits.
  static func score(_ evidence: [Evidence], _ prior: Prior) -> Int {
    contributions(evidence, prior).reduce(0) { $0 + $1.tenths }
  }

  /// The parts of the score, which sum to it.
  static func contributions(_ evidence: [Evidence], _ prior: Prior) -> [Contribution] {
    guard let first = evidence.first else { return [] }
    let grade = evidence.count == 1 ? first.grade : max(.word, evidence.map(\.grade).max() ?? .word)
    let count = evidence.count
    func mean(_ part: (Evidence) -> Int) -> Int { evidence.reduce(0) { $0 + part($1) } / count }
    let parts = [
      Contribution(reason: "grade.\(grade.name)", tenths: Self.grade(grade)),
      Contribution(reason: "sense.primary", tenths: evidence.map(sense).max() ?? 0),
      Contribution(reason: "commonness.\(prior.level)", tenths: commonness(prior)),
      Contribution(reason: "kind.\(prior.kind.name)", tenths: Weights.kind(prior.kind)),
      Contribution(reason: "name.\(first.nameKind.name)", tenths: mean { Weights.nameKind($0.nameKind) }),
      Contribution(reason: "role.\(first.role)", tenths: mean { Weights.role($0.role) }),
      Contribution(reason: "romaji", tenths: mean { Weights.form($0.form) }),
      Contribution(reason: "whole_word", tenths: mean(wholeWord)),
      Contribution(reason: "left_over", tenths: mean(leftOver)),
    ]
    return parts.filter { $0.tenths != 0 }
  }

  static func grade(_ grade: Grade) -> Int { Weights.gradeStep * Int(Grade.fuzzy.rawValue + 1 - grade.rawValue) }

  private static func sense(_ evidence: Evidence) -> Int { evidence.isPrimary ? Weights.primarySense : 0 }

  private static func commonness(_ prior: Prior) -> Int { Weights.commonnessStep * (Int(prior.level) - 1) }

  private static func fit(_ evidence: Evidence) -> Int {
    Weights.nameKind(evidence.nameKind) + Weights.role(evidence.role) + Weights.form(evidence.form) + wholeWord(evidence)
      + leftOver(evidence)
  }

  private static func wholeWord(_ evidence: Evidence) -> Int { evidence.reachesEnd ? Weights.wholeWord : 0 }

  private static func leftOver(_ evidence: Evidence) -> Int {
    Weights.remainingStep * min(Int(evidence.remaining), Weights.maximumRemaining)
  }
}

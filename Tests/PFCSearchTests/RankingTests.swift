import PFCModel
import Testing

@testable import PFCSearch

@Suite struct RankingTests {
  @Test("a grade outweighs everything else together")
  func gradeStep() {
    var spread = (least: Int.max, most: Int.min)
    for role in [TermRole.whole, .qualifier, .officialHead, .official, .group, .head, .tail, .qualified] {
      for kind in NameKind.allCases {
        for (level, reaches, remaining) in [
          (UInt8(1), false, UInt8(Weights.longestName)), (5, true, 0), (1, true, 0),
          (5, false, UInt8(Weights.longestName)),
        ] {
          for (form, primary, item) in [
            (KeyForm.romaji, false, ItemKind.exercise), (.surface, true, .own), (.surface, true, .dish),
          ] {
            let evidence = Evidence(
              grade: .fuzzy, name: 0, role: role, form: form, nameKind: kind, isPrimary: primary, reachesEnd: reaches,
              remaining: remaining)
            for count in 1...4 {
              let prior = Prior(level: level, kind: item)
              let parts = Ranking.contributions(Array(repeating: evidence, count: count), prior)
              let rest = parts.reduce(0) { $0 + $1.tenths } - Ranking.grade(.fuzzy)
              spread = (min(spread.least, rest), max(spread.most, rest))
            }
          }
        }
      }
    }
    // Speeds and orders are of several words, what begins a name is of one.
    let extras = max(Weights.speed + Weights.otherOrder, Weights.beginsMainName - Weights.repetition)
    #expect(spread.most + extras - spread.least < Weights.gradeStep)
  }

  @Test("the quick score is the sum of the contributions")
  func sums() {
    for grade in Grade.allCases {
      for level in UInt8(1)...5 {
        let evidence = Evidence(
          grade: grade, name: 0, role: .head, form: .reading, nameKind: .alias, isPrimary: level > 3,
          reachesEnd: level > 2,
          remaining: level)
        let prior = Prior(level: level, kind: .food)
        let sum = Ranking.contributions([evidence], prior).reduce(0) { $0 + $1.tenths }
        #expect(Ranking.score(evidence, prior) == sum)
      }
    }
  }

  @Test("scores are positive, so that they order as unsigned numbers")
  func positive() {
    let worst = Evidence(
      grade: .fuzzy, name: 0, role: .group, form: .romaji, nameKind: .officialPart, isPrimary: false, reachesEnd: false,
      remaining: UInt8(Weights.longestName))
    #expect(Ranking.score(worst, Prior(level: 1, kind: .exercise)) > 0)
  }
}

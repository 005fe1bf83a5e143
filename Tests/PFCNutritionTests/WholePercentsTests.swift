import PFCNutrition
import PFCTestSupport
import Testing

@Suite struct WholePercentsTests {
  @Test("three times a third, and two halves that would both round up")
  func known() {
    #expect(WholePercents.rounded([100 / 3, 100 / 3, 100 / 3]) == [34, 33, 33])
    #expect(WholePercents.rounded([24.5, 27.5, 48]) == [25, 27, 48])
    #expect(WholePercents.rounded([]) == [])
    // Shares of a goal whose grams give less than its energy.
    #expect(WholePercents.rounded([20, 20, 50.6]) == [20, 20, 51])
  }

  @Test("percents sum to the rounded sum, each within one of its share")
  func sums() {
    var random = SplitMix(seed: 7)
    for _ in 0..<1_000 {
      let parts = (0..<Int.random(in: 1...6, using: &random)).map { _ in Double.random(in: 0...1, using: &random) }
      let shares = parts.map { $0 / parts.reduce(0, +) * 100 }
      let percents = WholePercents.rounded(shares)
      #expect(percents.reduce(0, +) == 100)
      #expect(zip(percents, shares).allSatisfy { abs(Double($0) - $1) < 1 })
    }
  }
}

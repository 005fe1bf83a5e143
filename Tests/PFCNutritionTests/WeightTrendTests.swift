import PFCModel
import PFCNutrition
import Testing

@Suite struct WeightTrendTests {
  private static func trend(_ weights: [(day: Int, kilograms: Double)]) -> WeightTrend {
    WeightTrend(
      weights.map { day, kilograms in
        BodyWeight(
          day: CivilDate(daysSince1970: 20_000 + day), at: Instant(milliseconds: 0), kilograms: kilograms)
      })
  }

  @Test("a day takes up a tenth of the difference, days without a measure as much each")
  func mean() {
    let trend = Self.trend([(0, 70), (1, 69), (3, 68), (8, 67)])
    // 70; 70 − 0.1 × 1; 69.9 − (1 − 0.9²) × 1.9; 69.539 − (1 − 0.9⁵) × 2.539
    for (point, mean) in zip(trend.points, [70, 69.9, 69.539, 68.49925]) { #expect(abs(point.mean - mean) < 1e-5) }
  }

  @Test("the rate goes by the mean of a week ago or earlier, the balance by 7,000 kcal a kilogram")
  func rate() throws {
    let trend = Self.trend([(0, 70), (1, 69), (3, 68), (8, 67)])
    #expect(abs(try #require(trend.rate) - (68.49925 - 69.9)) < 1e-5)
    #expect(abs(try #require(trend.balance) - (68.49925 - 69.9) / 7 * 7000) < 1e-2)
    #expect(Self.trend([(0, 70), (6, 69)]).rate == nil && Self.trend([]).rate == nil)
  }
}

import PFCModel
import PFCNutrition
import PFCReport
import Testing

/// An entry with tenths of a gram of protein, kilocalories and, where said, no figure for iron.
private func entry(_ day: CivilDate, _ name: String, item: String?, energy: Int, protein: Int, iron: Int?) -> LogEntry {
  let figures = Nutrient.allCases.map { nutrient -> Figure in
    switch nutrient {
    case .energyKilocalories: Figure(digits: energy, decimals: 0) ?? .notMeasured
    case .protein: Figure(digits: protein, decimals: 1) ?? .notMeasured
    case .fat, .carbohydrate: .zero
    case .iron: iron.flatMap { Figure(digits: $0, decimals: 1) } ?? .notMeasured
    default: .notMeasured
    }
  }
  let draft = LogDraft(
    kind: item == nil ? .quick : .food, item: item, name: name, amountText: "", amount: nil,
    grams: item == nil ? nil : 200, composition: Composition(figures) ?? .notMeasured, slot: .lunch,
    at: Instant(milliseconds: 0), zone: "Asia/Tokyo", day: day, memo: nil)
  return LogEntry(id: name, number: 1, draft: draft, created: draft.at, updated: draft.at)
}

private func date(_ text: String) throws -> CivilDate { try #require(CivilDate(text: text)) }

@Suite struct PeriodReportTests {
  /// Three days of seven: two that follow each other, one alone.
  private func week() throws -> PeriodReport {
    let (first, second, last) = (try date("2026-11-24"), try date("2026-11-25"), try date("2026-11-28"))
    let goal = Goal(since: first, energy: 1000, protein: 50, fat: 30, carbohydrate: 130)
    let days = [
      DayReport(
        date: first,
        entries: [
          entry(first, "卵", item: "12004", energy: 150, protein: 122, iron: 15),
          entry(first, "社食", item: nil, energy: 600, protein: 200, iron: nil),
        ], goal: goal),
      DayReport(
        date: second, entries: [entry(second, "たまご", item: "12004", energy: 500, protein: 122, iron: 15)], goal: goal),
      DayReport(date: try date("2026-11-26"), entries: [], goal: goal),
      DayReport(date: last, entries: [entry(last, "社食", item: nil, energy: 400, protein: 250, iron: 10)], goal: goal),
    ]
    return PeriodReport(range: try date("2026-11-24")...date("2026-11-30"), days: days)
  }

  @Test func sumsAreThoseOfTheDaysAndCarryWhatWasNotMeasured() throws {
    let report = try week()
    // 2 × 150 + 600, 2 × 500, 400
    #expect(report.sum(.energyKilocalories).value == 2300)
    #expect(!report.sum(.energyKilocalories).isIncomplete)
    #expect(report.sum(.iron).value == 2 * 1.5 + 2 * 1.5 + 1)
    #expect(report.sum(.iron).isIncomplete)
    #expect(
      report.sum(.energyKilocalories).value == report.loggedDays.reduce(0) { $0 + $1.sum(.energyKilocalories).value })
  }

  @Test func aMissingDayIsInNoAverage() throws {
    let report = try week()
    #expect(report.dayCount == 7)
    let average = try #require(report.average(.energyKilocalories))
    #expect(average.days == 3)
    #expect(average.value == 2300.0 / 3)
    #expect(try #require(report.average(.iron)).isIncomplete)
    let empty = PeriodReport(range: report.range, days: [])
    #expect(empty.average(.protein) == nil)
    #expect(empty.sum(.protein).value == 0)
    #expect(empty.nearestAndFarthest == nil)
    #expect(empty.longestStreak == nil)
    #expect(empty.ratio == nil)
  }

  @Test func daysOutsideOfTheRangeAreLeftOut() throws {
    let all = try week()
    let report = PeriodReport(range: try date("2026-11-25")...date("2026-11-27"), days: all.loggedDays)
    #expect(report.loggedDays.map(\.date) == [try date("2026-11-25")])
  }

  @Test func theNearestAndTheFarthestDayAreJudgedByTheirGoal() throws {
    let found = try #require(try week().nearestAndFarthest)
    #expect(found.nearest.date.text == "2026-11-25")
    #expect(found.farthest.date.text == "2026-11-28")
  }

  @Test func aStreakEndsAtAMissingDay() throws {
    let report = try week()
    #expect(
      report.streaks.map { [$0.lowerBound.text, $0.upperBound.text] } == [
        ["2026-11-24", "2026-11-25"], ["2026-11-28", "2026-11-28"],
      ])
    #expect(try #require(report.longestStreak).lowerBound.text == "2026-11-24")
  }

  @Test func sourcesAreSummedByItemAndMostStandsFirst() throws {
    let sources = try week().sources(of: .protein)
    // 卵 2 × 12.2 twice, 社食 20 and 25
    #expect(sources.map(\.name) == ["たまご", "社食"])
    #expect(abs(sources[0].value - 48.8) < 1e-9)
    #expect(sources[1].value == 45)
    #expect(sources.map(\.entries) == [2, 2])
    #expect(try week().sources(of: .fat).isEmpty)
  }

  @Test func sharesOfEnergyAreThoseOfAllDaysTogether() throws {
    let report = try week()
    let ratio = try #require(report.ratio)
    #expect(abs(ratio.protein - 93.8 * 4 / 2300) < 1e-9)
    #expect(WholePercents.rounded(ratio).reduce(0, +) == 100)
  }

  @Test(arguments: [
    (ReportPeriod.day, "2026-11-30", "2026-11-30"), (.week, "2026-11-30", "2026-11-24"),
    (.month, "2026-11-30", "2026-10-31"), (.month, "2026-03-31", "2026-03-01"), (.month, "2026-01-15", "2025-12-16"),
    (.year, "2026-11-30", "2025-12-01"), (.year, "2024-02-29", "2023-03-01"),
  ]) func aPeriodEndsOnItsDay(_ period: ReportPeriod, _ last: String, _ first: String) throws {
    let range = period.days(upTo: try date(last))
    #expect(range.lowerBound.text == first)
    #expect(range.upperBound.text == last)
  }
}

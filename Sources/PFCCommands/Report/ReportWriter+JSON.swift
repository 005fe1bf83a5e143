internal import PFC
internal import PFCJSON

extension ReportWriter {
  /// How many sources of a component the document has.
  private static let mostSources = 10

  /// The document of a period.
  static func json(_ report: PeriodReport) -> JSONValue {
    let judged = report.nearestAndFarthest
    return .object([
      ("from", .string(report.range.lowerBound.text)), ("to", .string(report.range.upperBound.text)),
      ("days", .integer(report.dayCount)), ("logged_days", .integer(report.loggedDays.count)),
      ("totals", totals(report.sum)), ("pfc_ratio", DayWriter.json(report.ratio)),
      ("nearest_day", judged.map { .string($0.nearest.date.text) } ?? .null),
      ("farthest_day", judged.map { .string($0.farthest.date.text) } ?? .null),
      ("longest_streak", report.longestStreak.map(streak) ?? .null),
      ("nutrients", .object(Nutrient.allCases.filter { $0 != .refuse }.map { ($0.tag, nutrient($0, report)) })),
      ("sources", .object(HitWriter.listed.map { ($0.key, sources($0.nutrient, report)) })),
      ("by_day", .array(report.loggedDays.map(day))),
    ])
  }

  private static func totals(_ sum: (Nutrient) -> DayReport.Sum) -> JSONValue {
    let sums = HitWriter.listed.map { ($0.key, sum($0.nutrient)) }
    let incomplete = sums.filter(\.1.isIncomplete).map { JSONValue.string($0.0) }
    return .object(sums.map { ($0.0, Decimal.json($0.1.value, 2)) } + [("incomplete", .array(incomplete))])
  }

  private static func streak(_ days: ClosedRange<CivilDate>) -> JSONValue {
    .object([
      ("from", .string(days.lowerBound.text)), ("to", .string(days.upperBound.text)), ("days", .integer(length(days))),
    ])
  }

  /// The sum and the mean of a component; the mean is over the days that have entries.
  private static func nutrient(_ nutrient: Nutrient, _ report: PeriodReport) -> JSONValue {
    let sum = report.sum(nutrient)
    let mark = sum.isIncomplete ? [("mark", JSONValue.string("incomplete"))] : []
    return .object(
      [
        ("sum", Decimal.json(sum.value, 3)),
        ("average", report.average(nutrient).map { Decimal.json($0.value, 3) } ?? .null),
        ("unit", .string(nutrient.unit)),
      ] + mark)
  }

  private static func sources(_ nutrient: Nutrient, _ report: PeriodReport) -> JSONValue {
    .array(
      report.sources(of: nutrient).prefix(mostSources).map { source in
        let mark = source.isIncomplete ? [("mark", JSONValue.string("incomplete"))] : []
        return .object(
          [
            ("item", .optional(source.item)), ("name", .string(source.name)), ("value", Decimal.json(source.value, 2)),
            ("entries", .integer(source.entries)),
          ] + mark)
      })
  }

  private static func day(_ day: DayReport) -> JSONValue {
    .object([
      ("date", .string(day.date.text)), ("entries", .integer(day.entries.count)), ("totals", totals { day.sum($0) }),
    ])
  }
}

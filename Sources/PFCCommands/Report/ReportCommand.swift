internal import PFC
internal import PFCArguments

/// `pfc report`: what a range of days sums to.
enum ReportCommand {
  static let name = "report"

  static let specification = CommandSpec(
    name, operands: "[day | week | month | year | FROM..TO]", operandCount: 0...1,
    summary: Bilingual("期間のまとめ（なければ今日までの 7 日）", "report on a period (else the seven days up to today)"),
    options: [],
    examples: [
      ("pfc report", Bilingual("今日までの 7 日", "the seven days up to today")),
      ("pfc report month", Bilingual("今日までの一か月", "the month up to today")),
      ("pfc report 11/1..11/30", Bilingual("日付で", "by dates")),
    ])

  static func run(_ invocation: Invocation, _ session: inout Session) throws {
    let diary = try session.openDiary()
    let report = try diary.report(diary.period(invocation.operands.first ?? ReportPeriod.week.rawValue))
    session.print(ReportWriter(session).text(report))
    guard report.loggedDays.isEmpty else { return }
    if session.format == .text { session.say(session.text("この期間に記録がありません。", "There is nothing in this period.")) }
    session.end(.nothing)
  }
}

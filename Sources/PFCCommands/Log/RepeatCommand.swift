internal import PFC
internal import PFCArguments
internal import PFCRender

/// `pfc repeat`: copies a meal or a day.
enum RepeatCommand {
  static let name = "repeat"

  static let specification = CommandSpec(
    name, operands: "DATE [SLOT]", operandCount: 1...2,
    summary: Bilingual("ある日（の食事）をもう一度記録する", "log a day or meal again"), options: [LogOptions.date, LogOptions.dryRun],
    examples: [("pfc repeat 昨日 朝", Bilingual("昨日の朝食を今日に", "yesterday's breakfast, today"))])

  static func run(_ invocation: Invocation, _ session: inout Session) throws {
    let diary = try session.openDiary()
    let source = try diary.date(invocation.operands[0])
    let slot = try invocation.operands.dropFirst().first.map(SaidText.slot)
    let change = try diary.logAgain(
      from: source, slot: slot, on: try LogOptions.date(invocation, diary), isDryRun: invocation.has("dry-run"))
    guard !change.entries.isEmpty || !change.workouts.isEmpty else {
      session.say(session.text("\(source.text) に記録がありません。", "There is nothing on \(source.text)."))
      return session.end(.nothing)
    }
    let writer = try DayWriter(diary, session)
    guard session.format == .text else { return session.print(writer.text(change)) }
    if !change.entries.isEmpty { session.print(writer.added(change.entries, isDryRun: change.isDryRun)) }
    if !change.workouts.isEmpty { session.print(writer.added(change.workouts, isDryRun: change.isDryRun)) }
  }
}

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
    let log = try session.openLog()
    let time = try LogTime(invocation, log, session)
    let today = try log.day(of: session.context.now)
    guard let from = FoodLog.date(invocation.operands[0], today: today) else {
      throw LogInputError.date(invocation.operands[0])
    }
    let slot = try invocation.operands.dropFirst().first.map { word in
      guard let slot = FoodLog.slot(word) else { throw LogInputError.slot(word) }
      return slot
    }
    let moment = try time.moment(slot)
    let drafts = try log.day(from).entries.filter { slot == nil || $0.draft.slot == slot }.map { entry in
      var draft = entry.draft
      let clock = try log.clock(at: draft.at)
      (draft.day, draft.zone, draft.at) = (time.day, moment.zone, try log.instant(on: time.day, seconds: clock))
      return draft
    }
    guard !drafts.isEmpty else {
      session.say(session.text("\(from.text) に記録がありません。", "There is nothing on \(from.text)."))
      return session.end(.nothing)
    }
    let now = session.context.now
    let isDryRun = invocation.has("dry-run")
    let added =
      isDryRun
      ? drafts.enumerated().map { LogEntry(id: "", number: $0 + 1, draft: $1, created: now, updated: now) }
      : try log.add(drafts, now: now)
    let writer = try DayWriter(log, session)
    session.print(
      session.format == .text
        ? writer.added(added, isDryRun: isDryRun)
        : writer.text(try log.day(time.day), added: added, isDryRun: isDryRun))
  }
}

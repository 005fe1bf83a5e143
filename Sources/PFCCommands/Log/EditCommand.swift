internal import PFC
internal import PFCArguments
internal import PFCRender

/// `pfc edit`: changes entries of a day.
enum EditCommand {
  static let name = "edit"

  static let specification = CommandSpec(
    name, operands: "N… [AMOUNT]", operandCount: 1...Int.max,
    summary: Bilingual("記録を直す（番号は一日の中の番号）", "change entries, by their numbers in the day"),
    options: [
      LogOptions.date, LogOptions.at, LogOptions.memo,
      OptionSpec("slot", value: "SLOT", help: Bilingual("朝 昼 夕 間食", "breakfast lunch dinner snack")),
      OptionSpec("to", value: "DATE", help: Bilingual("別の日に移す（番号は新しくなる）", "move to another day, with a new number")),
      OptionSpec("item", value: "WORDS", help: Bilingual("別の食品・料理にする（量は同じ）", "be another food or dish, as much of it")),
      OptionSpec("yes", letter: "y", help: Bilingual("--item の候補の先頭を選ぶ", "take the first candidate of --item")),
      OptionSpec("name", value: "NAME", help: Bilingual("--quick で記録したものの名前", "the name of a quick entry")),
    ] + QuickEntry.options(Bilingual("--quick で記録したものの", "of a quick entry")) + [LogOptions.dryRun],
    examples: [
      ("pfc edit 2 150g", Bilingual("2 番の量を 150 g に", "entry 2 was 150 g")),
      ("pfc edit 3 --slot 夕 --date 昨日", Bilingual("昨日の 3 番を夕食に", "yesterday's entry 3 was dinner")),
      ("pfc edit 2 --to 昨日 --at 20:00", Bilingual("2 番を昨日の 20 時に", "entry 2 was yesterday at 20:00")),
      ("pfc edit 1 --item 玄米ごはん", Bilingual("1 番を同じ量の玄米ごはんに", "entry 1 was as much brown rice")),
    ])

  static func run(_ invocation: Invocation, _ session: inout Session) throws {
    let log = try session.openLog()
    let time = try LogTime(invocation, log, session)
    let (numbers, amount) = try EntryNumbers.leading(invocation.operands)
    guard !numbers.isEmpty else { throw LogInputError.entryNumber(invocation.operands[0]) }
    let edit = try EntryEdit(invocation, amount: amount, log, session)
    let isDryRun = invocation.has("dry-run")
    func apply(isDryRun: Bool) throws -> (entries: [LogEntry], unknown: [Int]) {
      try log.edit(numbers, on: time.day, isDryRun: isDryRun, now: session.context.now) {
        try edit.apply(to: &$1, of: $0)
      }
    }
    // Whoever is asked what an item means must not keep others from the journal meanwhile.
    if edit.mayAsk, !isDryRun { _ = try apply(isDryRun: true) }
    let (entries, unknown) = try apply(isDryRun: isDryRun)
    try EntryNumbers.check(unknown, time.day)
    if edit.changesFigures { QuickEntry.warn(entries.map(\.draft), &session) }
    let shown = edit.day ?? time.day
    var day = try log.day(shown)
    if isDryRun {
      let ids = Set(entries.map(\.id))
      let all = day.entries.filter { !ids.contains($0.id) } + entries
      day = DayReport(
        date: shown, entries: all.sorted { ($0.draft.slot.rawValue, $0.number) < ($1.draft.slot.rawValue, $1.number) },
        goal: day.goal)
      if session.format == .text {
        session.print(session.text("直しません（確認のみ）", "not changed (dry run)") + "\n")
      }
    }
    session.print(try DayWriter(log, session).text(day, isDryRun: isDryRun))
  }
}

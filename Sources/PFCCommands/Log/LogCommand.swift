internal import PFC
internal import PFCArguments
internal import PFCRender

/// `pfc log`: shows a day, or adds to one.
enum LogCommand {
  static let name = "log"

  static let specification = CommandSpec(
    name, operands: "[朝|昼|夕|間食] ITEM…", operandCount: 0...Int.max,
    summary: Bilingual("食べたものを記録する・一日を見る", "log what was eaten, or show the day"),
    options: [
      LogOptions.date, LogOptions.at, LogOptions.memo,
      OptionSpec("yes", letter: "y", help: Bilingual("候補の先頭を選ぶ", "take the first candidate")),
      LogOptions.dryRun,
      OptionSpec("quick", value: "NAME", help: Bilingual("食品表にないものを数値で記録する", "log something that no table has")),
    ] + QuickEntry.options(Bilingual("--quick の", "of --quick")),
    examples: [
      ("pfc log", Bilingual("今日を見る", "show today")),
      ("pfc log 朝 ごはん 茶碗1杯 卵 1個 納豆", Bilingual("朝食を一行で", "breakfast in one line")),
      ("pfc log 昼 --quick 社食ランチ --kcal 750 --protein 30", Bilingual("数値だけ分かるもの", "something with known figures")),
      ("pfc log 夕 鶏むね200g --date 昨日 --dry-run", Bilingual("昨日の夕食を、書かずに確かめる", "yesterday's dinner, without writing")),
    ])

  static func run(_ invocation: Invocation, _ session: inout Session) throws {
    let log = try session.openLog()
    let time = try LogTime(invocation, log, session)
    var words = invocation.operands
    let slot = words.first.flatMap(MealSlot.init(word:))
    if slot != nil { words.removeFirst() }
    guard !words.isEmpty || invocation.has("quick") else {
      return session.print(try DayWriter(log, session).text(try log.day(time.day)))
    }
    let drafts = try drafts(words, slot, time, invocation, log, &session)
    QuickEntry.warn(drafts, &session)
    guard !invocation.has("dry-run") else {
      let first = try log.nextNumber(on: time.day)
      let shown = drafts.enumerated().map { index, draft in
        LogEntry(
          id: "", number: first + index, draft: draft, created: session.context.now, updated: session.context.now)
      }
      return try show(added: shown, on: time.day, isDryRun: true, log, &session)
    }
    let added = try log.add(drafts, now: session.context.now)
    try show(added: added, on: time.day, isDryRun: false, log, &session)
  }

  private static func drafts(
    _ words: [String], _ slot: MealSlot?, _ time: LogTime, _ invocation: Invocation, _ log: FoodLog,
    _ session: inout Session
  ) throws -> [LogDraft] {
    let memo = invocation.value("memo").map(FoodLog.storedName)
    if let quick = invocation.value("quick") {
      guard words.isEmpty else { throw UsageError.extraOperand(words[0]) }
      return [try QuickEntry.draft(quick, invocation, time.moment(slot), memo)]
    }
    try QuickEntry.checkUnused(invocation)
    let isInput = words.first == "-"
    if isInput, words.count > 1 { throw UsageError.extraOperand(words[1]) }
    let catalog = try session.openCatalog()
    let habits = try log.habits(today: time.day)
    let resolver = LogResolver(catalog: catalog, habits: habits, sets: try log.mealSets())
    let lines = isInput ? try session.context.readLines() : [words.joined(separator: " ")]
    let chooser = CandidateChooser(session, takesFirst: invocation.has("yes"))
    var drafts: [LogDraft] = []
    for (index, line) in lines.enumerated() where !line.allSatisfy(\.isWhitespace) {
      do {
        let (said, items) = isInput || slot == nil ? MealSlot.leading(line) : (nil, line)
        let moment = time.moment(said ?? slot)
        drafts += try resolver.resolve(items, choose: chooser.choose).map { moment.draft($0, memo: memo) }
      } catch let failure as LogResolver.Failure {
        throw LogFailure(failure, line: lines.count > 1 ? index + 1 : nil)
      }
    }
    guard !drafts.isEmpty else { throw LogFailure(.empty, line: nil) }
    return drafts
  }

  private static func show(
    added: [LogEntry], on day: CivilDate, isDryRun: Bool, _ log: FoodLog, _ session: inout Session
  ) throws {
    let writer = try DayWriter(log, session)
    if session.format == .text {
      session.print(writer.added(added, isDryRun: isDryRun))
    } else {
      var report = try log.day(day)
      if isDryRun {
        let entries = (report.entries + added).sorted {
          ($0.draft.slot.rawValue, $0.number) < ($1.draft.slot.rawValue, $1.number)
        }
        report = DayReport(date: day, entries: entries, goal: report.goal)
      }
      session.print(writer.text(report, added: added, isDryRun: isDryRun))
    }
  }
}

/// The options that commands of the log share.
enum LogOptions {
  static let date = OptionSpec(
    "date", letter: "d", value: "DATE",
    help: Bilingual("日付（今日 昨日 11/29 -1 月曜 …）", "day (today yesterday 11/29 -1 mon …)"))
  static let at = OptionSpec("at", value: "TIME", help: Bilingual("時刻（7:30 19時半）", "time (7:30 1930)"))
  static let dryRun = OptionSpec("dry-run", help: Bilingual("書かずに結果だけ示す", "show the result, write nothing"))
  static let memo = OptionSpec("memo", value: "TEXT", help: Bilingual("メモ", "a note"))
}

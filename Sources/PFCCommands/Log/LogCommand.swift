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
    guard !invocation.operands.isEmpty || invocation.has("quick") else {
      return session.print(try DayWriter(log, session).text(try log.day(time.day)))
    }
    let read = try read(invocation, time, log, &session)
    guard let last = read.drafts.last else {
      guard let day = read.day else { throw LogFailure(.empty, line: nil) }
      return session.print(try DayWriter(log, session).text(try log.day(day)))
    }
    QuickEntry.warn(read.drafts, &session)
    try StaleFigures.say(read.drafts, log, &session)
    guard !invocation.has("dry-run") else {
      let first = try log.nextNumber(on: last.day)
      let shown = read.drafts.enumerated().map { index, draft in
        LogEntry(
          id: "", number: first + index, draft: draft, created: session.context.now, updated: session.context.now)
      }
      return try show(added: shown, on: last.day, isDryRun: true, read.parts, log, &session)
    }
    let added = try log.add(read.drafts, now: session.context.now)
    try show(added: added, on: last.day, isDryRun: false, [], log, &session)
  }

  /// What the words of the command say.
  private struct Read {
    var drafts: [LogDraft] = []
    /// The day to show, of words that say no more than that.
    var day: CivilDate?
    var parts: [LogResolver.Part] = []
  }

  private static func read(
    _ invocation: Invocation, _ time: LogTime, _ log: FoodLog, _ session: inout Session
  ) throws -> Read {
    let memo = invocation.value("memo").map(FoodLog.storedName)
    let words = invocation.operands
    if let quick = invocation.value("quick") {
      let slot = words.first.flatMap(FoodLog.slot)
      if words.count > (slot == nil ? 0 : 1) { throw UsageError.extraOperand(words[slot == nil ? 0 : 1]) }
      return Read(drafts: [try QuickEntry.draft(quick, invocation, try time.moment(slot), memo)])
    }
    try QuickEntry.checkUnused(invocation)
    let isInput = words.first == "-"
    if isInput, words.count > 1 { throw UsageError.extraOperand(words[1]) }
    let resolver = LogResolver(
      catalog: try session.openCatalog(), habits: try log.habits(today: time.day), sets: try log.mealSets(),
      isEnglish: session.language == .english)
    let lines = isInput ? try session.context.readLines() : [words.joined(separator: " ")]
    let chooser = CandidateChooser(session, takesFirst: invocation.has("yes"))
    let today = try log.day(of: session.context.now)
    var read = Read()
    // A line with no more than a day or a meal heads those below it.
    var heading = SaidMoment()
    for (index, line) in lines.enumerated() where !line.allSatisfy(\.isWhitespace) {
      do {
        let found = try resolver.read(line, today: today, choose: chooser.choose)
        let said = SaidMoment(day: found.day, clock: found.clock, slot: found.slot)
        if found.items.isEmpty { heading = said.day == nil ? said.or(SaidMoment(day: heading.day)) : said }
        let moment = try time.moment(said.or(heading))
        read.drafts += found.items.map { moment.draft($0, memo: memo) }
        read.parts += found.parts
        if !isInput, said != SaidMoment() { read.day = moment.day }
      } catch let failure as LogResolver.Failure {
        throw LogFailure(failure, line: lines.count > 1 ? index + 1 : nil)
      }
    }
    return read
  }

  private static func show(
    added: [LogEntry], on day: CivilDate, isDryRun: Bool, _ parts: [LogResolver.Part], _ log: FoodLog,
    _ session: inout Session
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
      session.print(writer.text(report, added: added, isDryRun: isDryRun, read: parts))
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

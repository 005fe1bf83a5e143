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
      LogOptions.date, LogOptions.slot, LogOptions.at, LogOptions.memo,
      OptionSpec("yes", letter: "y", help: Bilingual("候補の先頭を選ぶ", "take the first candidate")),
      LogOptions.dryRun,
      OptionSpec("quick", value: "NAME", help: Bilingual("食品表にないものを数値で記録する", "log something that no table has")),
    ] + QuickOptions.options(Bilingual("--quick の", "of --quick")),
    examples: [
      ("pfc log", Bilingual("今日を見る", "show today")),
      ("pfc log 朝 ごはん 茶碗1杯 卵 1個 納豆", Bilingual("朝食を一行で", "breakfast in one line")),
      ("pfc log 昼 --quick 社食ランチ --kcal 750 --protein 30", Bilingual("数値だけ分かるもの", "something with known figures")),
      ("pfc log 夕 鶏むね200g --date 昨日 --dry-run", Bilingual("昨日の夕食を、書かずに確かめる", "yesterday's dinner, without writing")),
    ])

  static func run(_ invocation: Invocation, _ session: inout Session) throws {
    let diary = try session.openDiary()
    let said = try LogOptions.said(invocation, diary)
    try QuickOptions.checkUnused(invocation)
    guard !invocation.operands.isEmpty || invocation.has("quick") else {
      try checkUnused(["slot", "at", "memo", "yes", "dry-run"], invocation)
      return show(try diary.day(said.day), try DayWriter(diary, session), &session)
    }
    let change = try change(invocation, said, diary, &session)
    guard !change.entries.isEmpty else {
      try checkUnused(["memo", "yes", "dry-run"], invocation)
      return show(change.day, try DayWriter(diary, session), &session)
    }
    EnergyDoubts.say(change.doubts, &session)
    StaleFigures.say(change.staleRecipes, &session)
    let writer = try DayWriter(diary, session)
    session.print(
      session.format == .text
        ? writer.added(change.entries, isDryRun: change.isDryRun) : writer.text(change))
  }

  /// A day, and for an empty one how to begin.
  private static func show(_ day: DayReport, _ writer: DayWriter, _ session: inout Session) {
    session.print(writer.text(day))
    guard day.entries.isEmpty, day.workouts.isEmpty, session.format == .text else { return }
    session.say(
      session.text(
        "まだ記録がありません。例: `pfc log 朝 ごはん 茶碗1杯 卵1個 納豆`、食品を探すなら `pfc search 鶏むね`",
        "Nothing is logged yet. Try `pfc log 朝 ごはん 茶碗1杯 卵1個 納豆`; `pfc search 鶏むね` finds foods."))
  }

  private static func change(
    _ invocation: Invocation, _ said: SaidMoment, _ diary: Diary, _ session: inout Session
  ) throws -> DayChange {
    let (words, memo, isDryRun) = (invocation.operands, invocation.value("memo"), invocation.has("dry-run"))
    if let name = invocation.value("quick") {
      let slot = try? words.first.map(SaidText.slot)
      if words.count > (slot == nil ? 0 : 1) { throw UsageError.extraOperand(words[slot == nil ? 0 : 1]) }
      if slot != nil, invocation.has("slot") { throw UsageError.givenTwice(option: "--slot") }
      try checkUnused(["yes"], invocation)
      let entry = try QuickOptions.entry(name, invocation)
      return try diary.log(entry, SaidMoment(slot: slot).or(said), memo: memo, isDryRun: isDryRun)
    }
    let chooser = CandidateChooser(session, takesFirst: invocation.has("yes"))
    guard words.first == "-" else {
      return try diary.log(
        words.joined(separator: " "), said, memo: memo, isDryRun: isDryRun, choose: chooser.choose)
    }
    if words.count > 1 { throw UsageError.extraOperand(words[1]) }
    return try diary.log(
      lines: try session.context.readLines(), said, memo: memo, isDryRun: isDryRun, choose: chooser.choose)
  }

  /// Refuses options of logging where a day is only shown, or nothing is chosen.
  private static func checkUnused(_ options: [String], _ invocation: Invocation) throws {
    guard let option = options.first(where: invocation.has) else { return }
    throw UsageError.unused("--\(option)", name, needs: "ITEM…")
  }
}

/// The options that commands of the log share.
enum LogOptions {
  static let date = OptionSpec(
    "date", letter: "d", value: "DATE",
    help: Bilingual("日付（今日 昨日 11/29 -1 月曜 …）", "day (today yesterday 11/29 -1 mon …)"))
  static let at = OptionSpec("at", value: "TIME", help: Bilingual("時刻（7:30 19時半）", "time (7:30 1930)"))
  static let slot = OptionSpec(
    "slot", value: "SLOT", help: Bilingual("朝 昼 夕 間食", "breakfast lunch dinner snack"))
  static let dryRun = OptionSpec("dry-run", help: Bilingual("書かずに結果だけ示す", "show the result, write nothing"))
  static let memo = OptionSpec("memo", value: "TEXT", help: Bilingual("メモ", "a note"))

  /// The day that an option says; nil for none.
  static func date(_ invocation: Invocation, _ diary: Diary) throws -> CivilDate? {
    try invocation.value("date").map(diary.date)
  }

  /// When something was eaten, as far as options say it.
  static func said(_ invocation: Invocation, _ diary: Diary) throws -> SaidMoment {
    SaidMoment(
      day: try date(invocation, diary), clock: try invocation.value("at").map(SaidText.seconds),
      slot: try invocation.value("slot").map(SaidText.slot))
  }
}

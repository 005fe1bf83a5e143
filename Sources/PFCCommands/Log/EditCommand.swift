internal import PFC
internal import PFCArguments
internal import PFCRender

/// `pfc edit`: changes entries of a day.
enum EditCommand {
  static let name = "edit"

  static let specification = CommandSpec(
    name, operands: "N… [AMOUNT|SLOT|TIME]", operandCount: 1...Int.max,
    summary: Bilingual("記録を直す（番号は一日の中の番号）", "change entries, by their numbers in the day"),
    options: [
      LogOptions.date, LogOptions.at, LogOptions.memo,
      LogOptions.slot,
      OptionSpec("to", value: "DATE", help: Bilingual("別の日に移す（番号は新しくなる）", "move to another day, with a new number")),
      OptionSpec("item", value: "WORDS", help: Bilingual("別の食品・料理にする（量は同じ）", "be another food or dish, as much of it")),
      OptionSpec("yes", letter: "y", help: Bilingual("--item の候補の先頭を選ぶ", "take the first candidate of --item")),
      OptionSpec("kg", value: "W", help: Bilingual("運動の記録の体重", "the body weight of a workout")),
      OptionSpec("name", value: "NAME", help: Bilingual("--quick で記録したものの名前", "the name of a quick entry")),
    ] + QuickOptions.options(Bilingual("--quick で記録したものの", "of a quick entry")) + [LogOptions.dryRun],
    examples: [
      ("pfc edit 2 150g", Bilingual("2 番の量を 150 g に", "entry 2 was 150 g")),
      ("pfc edit 4 45分", Bilingual("4 番の運動を 45 分に", "workout 4 took 45 minutes")),
      ("pfc edit 3 夕 --date 昨日", Bilingual("昨日の 3 番を夕食に", "yesterday's entry 3 was dinner")),
      ("pfc edit 2 --to 昨日 --at 20:00", Bilingual("2 番を昨日の 20 時に", "entry 2 was yesterday at 20:00")),
      ("pfc edit 1 --item 玄米ごはん", Bilingual("1 番を同じ量の玄米ごはんに", "entry 1 was as much brown rice")),
    ])

  static func run(_ invocation: Invocation, _ session: inout Session) throws {
    let diary = try session.openDiary()
    let changes = ["at", "memo", "slot", "to", "item", "name", "kg"] + QuickOptions.names
    let words = EntryWords(invocation.operands, isWhole: !changes.contains(where: invocation.has))
    guard !words.numbers.isEmpty else { throw DiaryInputError.entryNumber(invocation.operands[0]) }
    if invocation.has("yes"), !invocation.has("item") { throw UsageError.unused("--yes", name, needs: "--item WORDS") }
    let workouts = try diary.workoutNumbers(words.numbers, on: try LogOptions.date(invocation, diary))
    if !workouts.isEmpty {
      let entries = words.numbers.filter { !workouts.contains($0) }
      guard entries.isEmpty else { throw WorkoutError.mixed(entries, workouts) }
      return try EditWorkout.run(invocation, words, diary, &session)
    }
    if invocation.has("kg") { throw WorkoutError.onlyWorkouts("--kg") }
    let edit = try edit(invocation, words, diary)
    guard !edit.isEmpty else { throw UsageError.missingOperand("AMOUNT") }
    let chooser = CandidateChooser(session, takesFirst: invocation.has("yes"))
    let change = try diary.edit(
      words.numbers, on: try LogOptions.date(invocation, diary), edit, isDryRun: invocation.has("dry-run"),
      choose: chooser.choose)
    EnergyDoubts.say(change.doubts, &session)
    if change.isDryRun, session.format == .text {
      session.print(session.text("直しません（確認のみ）", "not changed (dry run)") + "\n")
    }
    session.print(try DayWriter(diary, session).text(change.day, isDryRun: change.isDryRun, changed: change.entries))
  }

  private static func edit(_ invocation: Invocation, _ words: EntryWords, _ diary: Diary) throws -> EntryEdit {
    for (option, isSaid) in [("slot", words.slot != nil), ("at", words.clock != nil)] where isSaid {
      if invocation.has(option) { throw UsageError.givenTwice(option: "--\(option)") }
    }
    var edit = EntryEdit(amount: words.amount)
    edit.day = try invocation.value("to").map(diary.date)
    edit.slot = try invocation.value("slot").map(SaidText.slot) ?? words.slot
    edit.clock = try invocation.value("at").map(SaidText.seconds) ?? words.clock
    edit.memo = invocation.value("memo")
    edit.name = invocation.value("name")
    edit.figures = try QuickOptions.figures(invocation)
    edit.item = invocation.value("item")
    if let item = edit.item, item.allSatisfy(\.isWhitespace) { throw UsageError.missingOperand("--item WORDS") }
    return edit
  }
}

internal import PFC
internal import PFCArguments

/// `pfc edit` where the numbers are those of workouts.
enum EditWorkout {
  static func run(
    _ invocation: Invocation, _ words: EntryWords, _ diary: Diary, _ session: inout Session
  ) throws {
    if let option = (["slot", "name"] + QuickOptions.names).first(where: invocation.has) {
      throw WorkoutError.onlyEntries("--" + option)
    }
    if let slot = words.slot { throw WorkoutError.meal(slot.japaneseName) }
    if words.clock != nil, invocation.has("at") { throw UsageError.givenTwice(option: "--at") }
    if invocation.has("yes"), !invocation.has("item") {
      throw UsageError.unused("--yes", EditCommand.name, needs: "--item WORDS")
    }
    var edit = WorkoutEdit()
    edit.duration = words.amount
    edit.exercise = invocation.value("item")
    edit.weight = try invocation.value("kg").map { text throws(WorkoutError) in try SaidText.kilograms(text) }
    edit.clock = try invocation.value("at").map(SaidText.seconds) ?? words.clock
    edit.day = try invocation.value("to").map(diary.date)
    edit.memo = invocation.value("memo")
    guard !edit.isEmpty else { throw UsageError.missingOperand("DURATION") }
    let chooser = CandidateChooser(session, takesFirst: invocation.has("yes"))
    let change = try diary.edit(
      words.numbers, on: try LogOptions.date(invocation, diary), edit, isDryRun: invocation.has("dry-run"),
      choose: chooser.choose)
    if change.isDryRun, session.format == .text {
      session.print(session.text("直しません（確認のみ）", "not changed (dry run)") + "\n")
    }
    session.print(try DayWriter(diary, session).text(change.day, isDryRun: change.isDryRun))
  }
}

internal import PFC
internal import PFCArguments
internal import PFCJSON
internal import PFCRender

/// `pfc workout`: logs what was done, or shows the workouts of a day.
enum WorkoutCommand {
  static let name = "workout"

  static let specification = CommandSpec(
    name, operands: "[EXERCISE DURATION…]", operandCount: 0...Int.max,
    summary: Bilingual(
      "運動を記録する（総消費 1.05×METs×時間×kg、正味は安静時の 1 MET を除く）",
      "log workouts (gross 1.05 × METs × hours × kg; net leaves out the 1 MET of rest)"),
    options: [
      OptionSpec("kg", value: "W", help: Bilingual("体重（なければその日までの最後の記録）", "body weight (else the last one logged)")),
      LogOptions.date, LogOptions.at, LogOptions.memo,
      OptionSpec("yes", letter: "y", help: Bilingual("候補の先頭を選ぶ", "take the first candidate")), LogOptions.dryRun,
    ],
    examples: [
      ("pfc workout ランニング 30分", Bilingual("体重は `pfc weight` の記録から", "with the weight of `pfc weight`")),
      ("pfc workout ランニング 10km/h 45分 ヨガ 1時間半 --kg 62.5", Bilingual("速さ、いくつかの運動、体重", "a speed, several, a weight")),
      ("pfc workout 昨日 7:30 散歩 1h30m", Bilingual("昨日の 7 時半に始めた散歩", "a walk that began at 7:30 yesterday")),
    ])

  static func run(_ invocation: Invocation, _ session: inout Session) throws {
    let diary = try session.openDiary()
    let line = invocation.operands.joined(separator: " ")
    let day = try line.isEmpty ? nil : diary.dayOfWorkouts(line)
    if line.isEmpty || day != nil {
      if let option = ["kg", "at", "memo", "yes", "dry-run"].first(where: invocation.has) {
        throw UsageError.unused("--\(option)", name, needs: "EXERCISE DURATION")
      }
      if day != nil, invocation.has("date") { throw WorkoutError.twice("--date") }
      let date = try day ?? LogOptions.date(invocation, diary)
      return show(try diary.day(date), try DayWriter(diary, session), &session)
    }
    let weight = try invocation.value("kg").map { text throws(WorkoutError) in try SaidText.kilograms(text) }
    let chooser = CandidateChooser(session, takesFirst: invocation.has("yes"))
    let change = try diary.logWorkout(
      line, try LogOptions.said(invocation, diary), weight: weight, memo: invocation.value("memo"),
      isDryRun: invocation.has("dry-run"), choose: chooser.choose)
    let writer = try DayWriter(diary, session)
    switch session.format {
    case .text: session.print(writer.added(change.workouts, isDryRun: change.isDryRun))
    case .json: session.print(writer.text(change))
    case .csv: session.print(SeparatedValues.csv(writer.plainTable(change.workouts)))
    case .tsv: session.print(SeparatedValues.tsv(writer.plainTable(change.workouts)))
    }
  }

  private static func show(_ day: DayReport, _ writer: DayWriter, _ session: inout Session) {
    switch session.format {
    case .json: session.print(JSONValue.array(day.workouts.map(writer.workout)).document)
    case .csv: session.print(SeparatedValues.csv(writer.plainTable(day.workouts)))
    case .tsv: session.print(SeparatedValues.tsv(writer.plainTable(day.workouts)))
    case .text: session.print(writer.workouts(of: day))
    }
    guard day.workouts.isEmpty else { return }
    if session.format == .text {
      session.say(
        session.text(
          "\(day.date.text) に運動の記録がありません。例: `pfc workout ランニング 30分`",
          "There is no workout on \(day.date.text). Try `pfc workout ランニング 30分`."))
    }
    session.end(.nothing)
  }
}

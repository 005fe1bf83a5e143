internal import PFC
internal import PFCArguments
internal import PFCJSON

/// `pfc goal`: what a day is meant to have.
enum GoalCommand {
  static let name = "goal"

  static let specification = CommandSpec(
    name, operands: "[KCAL | history | rm DATE]", operandCount: 0...2,
    summary: Bilingual("一日の目標を見る・決める（決めた日から先に効く）", "show or set the goal of a day (from a day on)"),
    options: [
      OptionSpec("kcal", value: "N", help: Bilingual("エネルギー", "energy")),
      OptionSpec("pfc", value: "P:F:C", help: Bilingual("エネルギー比 %（合わせて 100）", "percent of energy (sum 100)")),
      OptionSpec("protein", value: "G", help: Bilingual("たんぱく質のグラム数", "grams of protein")),
      OptionSpec("fat", value: "G", help: Bilingual("脂質のグラム数", "grams of fat")),
      OptionSpec("carb", value: "G", help: Bilingual("炭水化物のグラム数", "grams of carbohydrate")),
      OptionSpec(
        "weekday", value: "DAYS", help: Bilingual("曜日だけの目標（土日 月・水 sat,sun）", "for days of the week only (sat,sun)")),
      OptionSpec("from", value: "DATE", help: Bilingual("この日から（なければ今日から）", "from this day (else today)")),
    ],
    subcommands: [SubcommandSpec("history"), SubcommandSpec("rm")],
    examples: [
      ("pfc goal 2000 --pfc 20:25:55", Bilingual("エネルギーと比率で", "by energy and shares")),
      (
        "pfc goal --protein 120 --fat 60 --carb 250 --from 12/1",
        Bilingual("グラムで、12 月 1 日から", "by grams, from 1 December")
      ),
      ("pfc goal history", Bilingual("これまでの目標", "the goals so far")),
    ])

  static func run(_ invocation: Invocation, _ session: inout Session) throws {
    let diary = try session.openDiary()
    let words = invocation.operands
    let isSet = specification.options.map(\.name).contains(where: invocation.has)
    if words.count == 1, SaidText.isNumber(words[0]) {
      if invocation.has("kcal") { throw UsageError.givenTwice(option: "--kcal") }
      return try set(energy: words[0], invocation, diary, &session)
    }
    switch (words.first, words.count) {
    case (nil, _) where !isSet: try show(diary, &session)
    case (nil, _): try set(energy: invocation.value("kcal"), invocation, diary, &session)
    case ("history", 1): history(try diary.goals.all(), &session)
    case ("rm", 2): try remove(words[1], diary, &session)
    case ("rm", _): throw UsageError.missingOperand("DATE")
    default: throw UsageError.extraOperand(words.last ?? "")
    }
  }

  private static func show(_ diary: Diary, _ session: inout Session) throws {
    let goal = try diary.goals.goal(on: diary.today())
    session.print(GoalWriter(session).one(goal))
    guard goal == nil else { return }
    session.say(session.text("目標がありません。", "There is no goal."))
    session.say(
      session.text("たとえば `pfc goal --kcal 2000 --pfc 20:25:55`。", "Try `pfc goal --kcal 2000 --pfc 20:25:55`."))
    session.end(.nothing)
  }

  private static func set(
    energy: String?, _ invocation: Invocation, _ diary: Diary, _ session: inout Session
  ) throws {
    if invocation.has("pfc"), let option = ["protein", "fat", "carb"].first(where: invocation.has) {
      throw UsageError.exclusive(["--pfc", "--" + option])
    }
    var form = GoalForm()
    (form.energy, form.ratio) = (energy, invocation.value("pfc"))
    (form.protein, form.fat) = (invocation.value("protein"), invocation.value("fat"))
    form.carbohydrate = invocation.value("carb")
    let since = try invocation.value("from").map(diary.goals.date) ?? diary.today()
    let weekdays = try invocation.value("weekday").map(SaidText.weekdays)
    let goals =
      try weekdays.map { days in try days.map { try form.goal(since: since, on: $0) } }
      ?? [try form.goal(since: since)]
    try diary.goals.set(goals)
    if session.format == .text { session.print(session.text("目標を決めました", "goal set") + "\n") }
    session.print(goals.count == 1 ? GoalWriter(session).one(goals[0]) : GoalWriter(session).list(goals))
    saySurplus(goals[0], &session)
  }

  /// Says by how much the grams have more or less energy than the goal.
  private static func saySurplus(_ goal: Goal, _ session: inout Session) {
    guard let surplus = goal.surplus, abs(surplus) >= 1 else { return }
    let amount = Decimal.text(abs(surplus), 0)
    session.say(
      surplus > 0
        ? session.text(
          "確認: P・F・C の合計は目標のエネルギーより \(amount) kcal 多くなります。", "check: P, F and C have \(amount) kcal more than the goal."
        )
        : session.text(
          "確認: P・F・C の合計は目標のエネルギーより \(amount) kcal 少なくなります。",
          "check: P, F and C have \(amount) kcal less than the goal."))
  }

  private static func history(_ goals: [Goal], _ session: inout Session) {
    session.print(GoalWriter(session).list(goals))
    if goals.isEmpty, session.format == .text { session.say(session.text("目標がありません。", "There is no goal.")) }
    if goals.isEmpty { session.end(.nothing) }
  }

  private static func remove(_ word: String, _ diary: Diary, _ session: inout Session) throws {
    try session.refuseTables("goal rm")
    let day = try diary.goals.date(word)
    try diary.goals.remove(since: day)
    if session.format == .json {
      return session.print(JSONValue.object([("removed", .string(day.text))]).document)
    }
    session.print(session.text("消しました: \(day.text) からの目標", "removed: the goal from \(day.text)") + "\n")
  }
}

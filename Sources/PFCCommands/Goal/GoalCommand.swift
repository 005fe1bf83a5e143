internal import PFC
internal import PFCArguments
internal import PFCJSON

/// `pfc goal`: what a day is meant to have.
enum GoalCommand {
  static let name = "goal"

  static let specification = CommandSpec(
    name, operands: "[history | rm DATE]", operandCount: 0...2,
    summary: Bilingual("一日の目標を見る・決める（決めた日から先に効く）", "show or set the goal of a day (from a day on)"),
    options: [
      OptionSpec("kcal", value: "N", help: Bilingual("エネルギー", "energy")),
      OptionSpec("pfc", value: "P:F:C", help: Bilingual("エネルギー比 %（合わせて 100）", "percent of energy (sum 100)")),
      OptionSpec("protein", value: "G", help: Bilingual("たんぱく質のグラム数", "grams of protein")),
      OptionSpec("fat", value: "G", help: Bilingual("脂質のグラム数", "grams of fat")),
      OptionSpec("carb", value: "G", help: Bilingual("炭水化物のグラム数", "grams of carbohydrate")),
      OptionSpec("from", value: "DATE", help: Bilingual("この日から（なければ今日から）", "from this day (else today)")),
    ],
    examples: [
      ("pfc goal --kcal 2000 --pfc 20:25:55", Bilingual("エネルギーと比率で", "by energy and shares")),
      (
        "pfc goal --protein 120 --fat 60 --carb 250 --from 12/1",
        Bilingual("グラムで、12 月 1 日から", "by grams, from 1 December")
      ),
      ("pfc goal history", Bilingual("これまでの目標", "the goals so far")),
    ])

  static func run(_ invocation: Invocation, _ session: inout Session) throws {
    let log = try session.openLog()
    let words = invocation.operands
    let figures = specification.options.map(\.name).filter { invocation.has($0) }
    guard words.isEmpty || figures.isEmpty else { throw UsageError.extraOperand(words[0]) }
    switch (words.first, words.count) {
    case (nil, _) where figures.isEmpty: try show(log, &session)
    case (nil, _): try set(invocation, log, &session)
    case ("history", 1): history(try log.goals(), &session)
    case ("rm", 2): try remove(words[1], log, &session)
    case ("rm", _): throw UsageError.missingOperand("DATE")
    default: throw UsageError.extraOperand(words.last ?? "")
    }
  }

  private static func show(_ log: FoodLog, _ session: inout Session) throws {
    let today = try log.day(of: session.context.now)
    let goal = try log.goal(on: today)
    session.print(GoalWriter(session).one(goal))
    guard goal == nil else { return }
    session.say(session.text("目標がありません。", "There is no goal."))
    session.say(
      session.text("たとえば `pfc goal --kcal 2000 --pfc 20:25:55`。", "Try `pfc goal --kcal 2000 --pfc 20:25:55`."))
    session.end(.nothing)
  }

  private static func set(_ invocation: Invocation, _ log: FoodLog, _ session: inout Session) throws {
    let today = try log.day(of: session.context.now)
    let since = try invocation.value("from").map { nearest(try date($0, today) ?? today, to: today, $0) } ?? today
    let goal = try GoalInput(invocation).goal(since: since)
    try log.set(goal, now: session.context.now)
    if session.format == .text { session.print(session.text("目標を決めました", "goal set") + "\n") }
    session.print(GoalWriter(session).one(goal))
  }

  private static func history(_ goals: [Goal], _ session: inout Session) {
    session.print(GoalWriter(session).list(goals))
    if goals.isEmpty, session.format == .text { session.say(session.text("目標がありません。", "There is no goal.")) }
    if goals.isEmpty { session.end(.nothing) }
  }

  private static func remove(_ word: String, _ log: FoodLog, _ session: inout Session) throws {
    let day = try date(word, log.day(of: session.context.now)) ?? log.day(of: session.context.now)
    guard try log.removeGoal(since: day, now: session.context.now) else {
      throw CommandError(
        code: "unknown_goal",
        message: Bilingual("\(day.text) からの目標はありません。", "There is no goal from \(day.text)."),
        hint: Bilingual("`pfc goal history` で一覧を見られます。", "`pfc goal history` lists them."), status: .failed)
    }
    if session.format == .json {
      return session.print(JSONValue.object([("removed", .string(day.text))]).document)
    }
    session.print(session.text("消しました: \(day.text) からの目標", "removed: the goal from \(day.text)") + "\n")
  }

  /// A month and day without a year mean the last such day in a log; a goal may be for the next one, so the nearer is
  /// meant: on 30 November `12/15` is in two weeks.
  private static func nearest(_ date: CivilDate, to today: CivilDate, _ word: String) -> CivilDate {
    let (year, month, day) = date.parts
    guard word.contains(where: { "/月".contains($0) }), !word.contains(String(year)),
      let next = CivilDate(year: year + 1, month: month, day: day)
    else { return date }
    let (back, ahead) = (today.daysSince1970 - date.daysSince1970, next.daysSince1970 - today.daysSince1970)
    return ahead < back ? next : date
  }

  private static func date(_ word: String?, _ today: CivilDate) throws -> CivilDate? {
    try word.map { word in
      guard let date = FoodLog.date(word, today: today) else { throw LogInputError.date(word) }
      return date
    }
  }
}

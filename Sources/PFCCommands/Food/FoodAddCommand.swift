internal import PFC
internal import PFCArguments
internal import PFCRender

/// `pfc food add`: enters an own food.
enum FoodAddCommand {
  static func run(_ name: String, _ invocation: Invocation, _ session: inout Session) throws {
    var form = try OwnFoodOptions.form(invocation)
    if invocation.has("name") { throw UsageError.extraOperand("--name") }
    form.name = name
    let draft = try OwnFoodFailure.wrapping(subject: name) { () throws(OwnFoodFaults) in try form.draft() }
    OwnFoodWarning.say(draft, &session)
    let log = try session.openLog()
    let now = session.context.now
    if invocation.has("dry-run") {
      if let known = try log.ownFood(draft.name) { throw FoodCommand.duplicate(known) }
      let food = OwnFood(number: 0, draft: draft, created: now, updated: now)
      return session.print(OwnFoodWriter(session).done(food, session.text("登録しません（確認のみ）", "not added (dry run)")))
    }
    let (food, isNew) = try log.add(draft, now: now)
    guard isNew else { throw FoodCommand.duplicate(food) }
    session.print(OwnFoodWriter(session).done(food, session.text("登録しました", "added")))
  }
}

/// `pfc food edit`: changes an own food.
enum FoodEditCommand {
  static func run(_ word: String, _ invocation: Invocation, _ session: inout Session) throws {
    let log = try session.openLog()
    let food = try FoodCommand.find(word, log)
    var form = try OwnFoodOptions.form(invocation)
    form.name = invocation.value("name")
    guard !form.isEmpty else { throw UsageError.missingOperand("--kcal N …") }
    let isDryRun = invocation.has("dry-run")
    let change = try log.change(food, isDryRun: isDryRun, now: session.context.now) { known in
      try OwnFoodFailure.wrapping(subject: known.name) { () throws(OwnFoodFaults) in try form.draft(over: known) }
    }
    switch change {
    case .changed(let changed):
      OwnFoodWarning.say(changed.draft, &session)
      let what = isDryRun ? session.text("直しません（確認のみ）", "not changed (dry run)") : session.text("直しました", "changed")
      session.print(OwnFoodWriter(session).done(changed, what))
    case .nameTaken(let other): throw FoodCommand.duplicate(other)
    case .gone: throw FoodCommand.unknown(word)
    }
  }
}

/// What is said of figures that are odd but may be right.
enum OwnFoodWarning {
  static func say(_ draft: OwnFoodDraft, _ session: inout Session) {
    guard let (given, expected) = draft.doubtfulEnergy else { return }
    let figures = (Decimal.text(given, 0), Decimal.text(expected, 0))
    session.say(
      session.text(
        "確認: \(draft.name) のエネルギー \(figures.0) kcal は、P・F・C から計算した \(figures.1) kcal と大きく違います。",
        "check: \(draft.name) has \(figures.0) kcal, but its protein, fat and carbohydrate make \(figures.1) kcal."))
  }
}

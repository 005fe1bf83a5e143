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
    let draft = try OwnFoodFailure.wrapping(subject: food.draft.name) { () throws(OwnFoodFaults) in
      try form.draft(over: food.draft)
    }
    OwnFoodWarning.say(draft, &session)
    let changed = OwnFood(number: food.number, draft: draft, created: food.created, updated: session.context.now)
    if invocation.has("dry-run") {
      return session.print(OwnFoodWriter(session).done(changed, session.text("直しません（確認のみ）", "not changed (dry run)")))
    }
    if let other = try log.change(food, to: draft, now: session.context.now) { throw FoodCommand.duplicate(other) }
    session.print(OwnFoodWriter(session).done(changed, session.text("直しました", "changed")))
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

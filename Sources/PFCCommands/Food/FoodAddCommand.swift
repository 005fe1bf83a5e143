internal import PFC
internal import PFCArguments
internal import PFCRender

/// `pfc food add`: enters an own food.
enum FoodAddCommand {
  static func run(_ name: String, _ invocation: Invocation, _ session: inout Session) throws {
    var form = try OwnFoodOptions.form(invocation)
    form.name = name
    let draft = try form.draft()
    OwnFoodWarning.say(draft, &session)
    let isDryRun = invocation.has("dry-run")
    let food = try session.openDiary().ownFoods.add(draft, isDryRun: isDryRun)
    let what = isDryRun ? session.text("登録しません（確認のみ）", "not added (dry run)") : session.text("登録しました", "added")
    session.print(OwnFoodWriter(session).done(food, what))
  }
}

/// `pfc food edit`: changes an own food.
enum FoodEditCommand {
  static func run(_ word: String, _ invocation: Invocation, _ session: inout Session) throws {
    let diary = try session.openDiary()
    let food = try diary.ownFoods.food(word)
    var form = try OwnFoodOptions.form(invocation)
    form.name = invocation.value("name")
    guard !form.isEmpty else { throw UsageError.missingOperand("--kcal N …") }
    let isDryRun = invocation.has("dry-run")
    let changed = try diary.ownFoods.edit(food, isDryRun: isDryRun) { known in try form.draft(over: known) }
    OwnFoodWarning.say(changed.draft, &session)
    let what = isDryRun ? session.text("直しません（確認のみ）", "not changed (dry run)") : session.text("直しました", "changed")
    session.print(OwnFoodWriter(session).done(changed, what))
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

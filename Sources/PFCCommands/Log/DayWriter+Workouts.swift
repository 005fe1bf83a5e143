internal import PFC
internal import PFCJSON
internal import PFCRender

extension DayWriter {
  /// A workout as the day document has it.
  func workout(_ workout: Workout) -> JSONValue {
    let draft = workout.draft
    return .object([
      ("no", .integer(workout.number)), ("id", .string(workout.id)),
      ("at", .string(ShownMoment.text(draft.at, zone: draft.zone))), ("exercise", .string(draft.exercise)),
      ("name", .string(draft.name)), ("minutes", Decimal.json(draft.minutes, 2)),
      ("mets", Decimal.json(draft.mets, 2)), ("weight_kg", Decimal.json(draft.weight, 2)),
      ("gross_kcal", Decimal.json(draft.grossEnergy, 0)), ("net_kcal", Decimal.json(draft.netEnergy, 0)),
      ("met_hours", Decimal.json(draft.metHours, 2)), ("memo", .optional(draft.memo)),
      ("created_at", .string(ShownMoment.text(workout.created, zone: draft.zone))),
      ("updated_at", .string(ShownMoment.text(workout.updated, zone: draft.zone))),
    ])
  }

  /// The lines of a day about its workouts; none without one. What remains is said to hold their net energy.
  func workouts(of day: DayReport) -> String {
    guard !day.workouts.isEmpty else { return "" }
    let total = day.netExerciseEnergy
    let head = word(
      "［運動］正味 \(kilocalories(total)) kcal（総消費 \(kilocalories(day.grossExerciseEnergy)) kcal）",
      "[exercise] net \(kilocalories(total)) kcal (gross \(kilocalories(day.grossExerciseEnergy)) kcal)")
    let remains =
      day.goal == nil
      ? ""
      : word("残りの kcal ＝ 目標 − 摂取 ＋ 運動の正味", "remaining kcal = target − eaten + net exercise") + "\n"
    return head + "\n" + lines(day.workouts) + remains
  }

  /// What was just logged of workouts.
  func added(_ workouts: [Workout], isDryRun: Bool) -> String {
    let head = isDryRun ? word("記録しません（確認のみ）", "not logged (dry run)") : word("記録しました", "logged")
    return head + "\n" + lines(workouts)
  }

  /// Workouts, two lines each, which a narrow terminal has room for.
  func lines(_ workouts: [Workout]) -> String {
    workouts.map { workout in
      let draft = workout.draft
      let memo = draft.memo.map { "     " + word("メモ: ", "memo: ") + $0 + "\n" } ?? ""
      return SafeText.oneLine("  \(workout.number)  \(draft.name)") + "\n"
        + "     \(minutes(draft.minutes)) \(kilocalories(draft.grossEnergy)) kcal"
        + word("（正味 ", " (net ") + kilocalories(draft.netEnergy) + word("）", ")")
        + " \(Decimal.text(draft.weight, 1)) kg\n" + SafeText.oneLine(memo.trimmingEnd) + (memo.isEmpty ? "" : "\n")
    }.joined()
  }

  /// Workouts, a row each.
  func plainTable(_ workouts: [Workout]) -> Table {
    let names = ["no", "at", "exercise", "name", "minutes", "mets", "weight_kg", "gross_kcal", "net_kcal", "memo"]
    return Table(
      columns: names.map { .init($0, key: $0) },
      rows: workouts.map { workout in
        let draft = workout.draft
        return [
          String(workout.number), ShownMoment.text(draft.at, zone: draft.zone), draft.exercise, draft.name,
          Decimal.text(draft.minutes, 2), Decimal.text(draft.mets, 2), Decimal.text(draft.weight, 2),
          Decimal.text(draft.grossEnergy, 2), Decimal.text(draft.netEnergy, 2), draft.memo ?? "",
        ]
      })
  }

  private func minutes(_ minutes: Double) -> String { Decimal.text(minutes, 1) + word("分", " min") }

  private func kilocalories(_ value: Double) -> String { Decimal.text(value, 0) }
}

extension String {
  /// The text without a line end at its end.
  fileprivate var trimmingEnd: String { hasSuffix("\n") ? String(dropLast()) : self }
}

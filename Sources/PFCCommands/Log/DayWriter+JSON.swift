internal import PFC
internal import PFCJSON

extension DayWriter {
  /// The day document of the contract.
  func json(_ day: DayReport, added: [LogEntry]?, workouts: [Workout]? = nil, isDryRun: Bool, read: [LogResolver.Part])
    -> JSONValue
  {
    var members: [(String, JSONValue)] = [
      ("date", .string(day.date.text)), ("day_start", .string(dayStart)), ("timezone", .string(zone)),
      ("entries", .array(day.entries.map(entry))), ("totals", totals(day)), ("pfc_ratio", Self.json(day.ratio)),
      ("target", day.goal.map(GoalWriter.json) ?? .null), ("remaining", remaining(day)),
      ("workouts", .array(day.workouts.map(workout))),
      (
        "balance",
        .object([
          ("intake_kcal", Decimal.json(day.sum(.energyKilocalories).value, 2)),
          ("exercise_net_kcal", Decimal.json(day.netExerciseEnergy, 2)),
        ])
      ),
    ]
    if let added { members.append(("added", .array(added.map(entry)))) }
    if let workouts { members.append(("added_workouts", .array(workouts.map(workout)))) }
    if isDryRun { members.append(("dry_run", .bool(true))) }
    if !read.isEmpty { members.append(("read", .array(read.map(part)))) }
    return .object(members)
  }

  private func part(_ part: LogResolver.Part) -> JSONValue {
    .object(
      [("text", .string(part.text)), ("as", .string(part.kind))] + (part.item.map { [("item", .string($0))] } ?? []))
  }

  private func entry(_ entry: LogEntry) -> JSONValue {
    let draft = entry.draft
    let marks = Self.listed.compactMap { key, nutrient in
      draft.composition[nutrient].mark.name.map { (key, JSONValue.string($0)) }
    }
    let amount: JSONValue =
      draft.amount.map { amount in
        let size = amount.size.isEmpty ? [] : [("size", JSONValue.string(amount.size))]
        return .object([("value", Decimal.json(amount.value, 4)), ("unit", .string(amount.unit.text))] + size)
      } ?? .null
    return .object(
      [
        ("no", .integer(entry.number)), ("id", .string(entry.id)), ("slot", .string(draft.slot.name)),
        ("at", .string(ShownMoment.text(draft.at, zone: draft.zone))), ("kind", .string(draft.kind.rawValue)),
        ("item", .optional(draft.item)), ("name", .string(draft.name)), ("amount", amount),
        ("amount_text", .string(draft.amountText)), ("grams", draft.grams.map { Decimal.json($0, 2) } ?? .null),
      ]
        + Self.listed.enumerated().map { column, listed in
          (listed.key, draft.value(listed.nutrient).map { Decimal.json($0, column == 0 ? 0 : 1) } ?? .null)
        }
        + [
          ("marks", .object(marks)), ("memo", .optional(draft.memo)),
          ("created_at", .string(ShownMoment.text(entry.created, zone: draft.zone))),
          ("updated_at", .string(ShownMoment.text(entry.updated, zone: draft.zone))),
        ])
  }

  /// What an entry holds, without what belongs to a day.
  func item(_ entry: LogEntry) -> JSONValue {
    guard case .object(let members) = self.entry(entry) else { return .null }
    let ofDays: Set = ["no", "id", "slot", "at", "memo", "created_at", "updated_at"]
    return .object(members.filter { !ofDays.contains($0.0) })
  }

  private func totals(_ day: DayReport) -> JSONValue { totals(of: day.entries) }

  /// The sums of entries.
  func totals(of entries: [LogEntry]) -> JSONValue {
    let sums = Self.listed.map { ($0.key, DayReport.sum($0.nutrient, entries)) }
    let incomplete = sums.filter(\.1.isIncomplete).map { JSONValue.string($0.0) }
    return .object(sums.map { ($0.0, Decimal.json($0.1.value, 2)) } + [("incomplete", .array(incomplete))])
  }

  func remaining(_ day: DayReport) -> JSONValue {
    guard day.goal != nil else { return .null }
    return .object(
      Self.listed.map { key, nutrient in (key, day.remaining(nutrient).map { Decimal.json($0, 2) } ?? .null) })
  }

  /// The shares of energy, or null.
  static func json(_ ratio: DayReport.Ratio?) -> JSONValue {
    guard let ratio else { return .null }
    let percents = WholePercents.rounded(ratio)
    return .object(
      zip(["protein", "fat", "carbohydrate"], percents).map { ($0, Decimal.json(Double($1) / 100, 2)) })
  }
}

internal import PFC
internal import PFCJSON
internal import PFCRender

extension DayWriter {
  /// What remains of the goal of a day, and what it is made of.
  func left(_ day: DayReport) -> String {
    switch format {
    case .json: leftDocument(day).document
    case .csv: SeparatedValues.csv(leftTable(day, isPlain: true))
    case .tsv: SeparatedValues.tsv(leftTable(day, isPlain: true))
    case .text: TextTable(width: width, style: style).text(leftTable(day, isPlain: false))
    }
  }

  private func leftDocument(_ day: DayReport) -> JSONValue {
    .object([
      ("date", .string(day.date.text)), ("target", day.goal.map(GoalWriter.json) ?? .null),
      ("totals", totals(of: day.entries)), ("exercise_net_kcal", Decimal.json(day.netExerciseEnergy, 2)),
      ("remaining", remaining(day)),
    ])
  }

  private func leftTable(_ day: DayReport, isPlain: Bool) -> Table {
    func row(_ title: String, _ text: (Nutrient, Int) -> String?) -> [String] {
      [title]
        + Self.listed.enumerated().map { text($1.nutrient, isPlain ? 2 : $0 == 0 ? 0 : 1) ?? (isPlain ? "" : "-") }
    }
    func figure(_ value: Double?, _ decimals: Int) -> String? {
      value.map { Decimal.text($0, decimals, padded: !isPlain) }
    }
    func mark(_ nutrient: Nutrient, _ mark: String) -> String { !isPlain && day.sum(nutrient).isIncomplete ? mark : "" }
    var rows = [
      row(isPlain ? "target" : word("目標", "target")) { figure(day.goal?[$0], $1) },
      row(isPlain ? "eaten" : word("摂取", "eaten")) { nutrient, decimals in
        figure(day.sum(nutrient).value, decimals).map { mark(nutrient, "≥") + $0 }
      },
    ]
    if !day.workouts.isEmpty || isPlain {
      rows.append(
        row(isPlain ? "exercise_net" : word("運動（正味）", "exercise (net)")) { nutrient, decimals in
          nutrient == .energyKilocalories ? figure(day.netExerciseEnergy, decimals) : ""
        })
    }
    rows.append(
      row(isPlain ? "remaining" : word("残り", "remaining")) { nutrient, decimals in
        figure(day.remaining(nutrient), decimals).map { mark(nutrient, "≤") + $0 }
      })
    let titles = isPlain ? Self.listed.map(\.key) : ["kcal", "P", "F", "C"]
    return Table(
      columns: [.init("", key: "what")] + titles.map { .init($0, key: $0, isNumber: true) }, rows: rows)
  }
}

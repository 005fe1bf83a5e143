internal import PFC
internal import PFCArguments
internal import PFCJSON
internal import PFCRender

/// Writes goals in every form.
struct GoalWriter {
  private let language: Language
  private let format: OutputFormat
  private let table: TextTable

  init(_ session: Session) {
    language = session.language
    format = session.format
    table = TextTable(width: session.context.terminalWidth, style: session.style)
  }

  /// One goal, or none.
  func one(_ goal: Goal?) -> String {
    switch format {
    case .json: JSONValue.object([("goal", goal.map(Self.json) ?? .null)]).document
    case .csv, .tsv: list(goal.map { [$0] } ?? [])
    case .text: goal.map { list([$0]) } ?? ""
    }
  }

  /// Goals, a line each.
  func list(_ goals: [Goal]) -> String {
    switch format {
    case .json: JSONValue.array(goals.map(Self.json)).document
    case .csv: SeparatedValues.csv(plainTable(goals))
    case .tsv: SeparatedValues.tsv(plainTable(goals))
    case .text: goals.isEmpty ? "" : people(goals)
    }
  }

  /// The goal as the day document has it.
  static func json(_ goal: Goal) -> JSONValue {
    .object(
      HitWriter.listed.map { ($0.key, goal[$0.nutrient].map { Decimal.json($0, 2) } ?? .null) }
        + [("since", .string(goal.since.text))] + (goal.weekday.map { [("weekday", .string($0.name))] } ?? []))
  }

  private func people(_ goals: [Goal]) -> String {
    var table = Table(
      columns: [.init(language == .japanese ? "この日から" : "from", key: "since")]
        + ["kcal", "P", "F", "C"].map { .init($0, key: $0, isNumber: true) }
        + [.init("P:F:C %", key: "ratio")])
    for goal in goals {
      let figures = HitWriter.listed.enumerated().map { column, listed in
        goal[listed.nutrient].map { Decimal.text($0, column == 0 ? 0 : 1, padded: true) } ?? "-"
      }
      let weekday =
        goal.weekday.map { "（\(language == .japanese ? $0.shortName.japanese : $0.shortName.english)）" } ?? ""
      table.rows.append([goal.since.text + weekday] + figures + [ratio(goal)])
    }
    return self.table.text(table)
  }

  private func ratio(_ goal: Goal) -> String {
    guard let percent = goal.percent else { return "" }
    return WholePercents.rounded([percent.protein, percent.fat, percent.carbohydrate]).map(String.init).joined(
      separator: ":")
  }

  private func plainTable(_ goals: [Goal]) -> Table {
    Table(
      columns: [.init("since", key: "since")] + HitWriter.listed.map { .init($0.key, key: $0.key, isNumber: true) }
        + [.init("weekday", key: "weekday")],
      rows: goals.map { goal in
        [goal.since.text] + HitWriter.listed.map { goal[$0.nutrient].map { Decimal.text($0, 2) } ?? "" }
          + [goal.weekday?.name ?? ""]
      })
  }
}

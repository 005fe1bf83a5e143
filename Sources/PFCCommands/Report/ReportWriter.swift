internal import PFC
internal import PFCArguments
internal import PFCRender

/// Writes the report of a period in every form.
struct ReportWriter {
  private let language: Language
  private let format: OutputFormat
  private let table: TextTable
  private let style: TextStyle

  init(_ session: Session) {
    language = session.language
    format = session.format
    style = session.style
    table = TextTable(width: session.context.terminalWidth, style: session.style)
  }

  /// The report.
  func text(_ report: PeriodReport) -> String {
    switch format {
    case .json: Self.json(report).document
    case .csv: SeparatedValues.csv(plainTable(report))
    case .tsv: SeparatedValues.tsv(plainTable(report))
    case .text: people(report)
    }
  }

  private func people(_ report: PeriodReport) -> String {
    let (from, to) = (report.range.lowerBound.text, report.range.upperBound.text)
    let (days, logged) = (report.dayCount, report.loggedDays.count)
    var lines = table.wrapped(
      word("\(from)〜\(to)  \(days) 日のうち記録 \(logged) 日", "\(from) to \(to)  \(logged) of \(days) days logged")
    ).map(style.bold)
    guard logged > 0 else { return lines.map { $0 + "\n" }.joined() }
    lines.append(table.text(figures(report)))
    lines += facts(report).flatMap { table.wrapped($0) }
    let sources = HitWriter.listed.filter { $0.nutrient != .carbohydrate }.compactMap { line($0.nutrient, report) }
    lines += [""] + sources.flatMap { table.wrapped($0) }
    return lines.map { $0.hasSuffix("\n") ? $0 : $0 + "\n" }.joined()
  }

  /// A row a day that has entries, then the sum and the mean.
  private func figures(_ report: PeriodReport) -> Table {
    var table = Table(
      columns: [.init(word("日付", "date"), key: "date")]
        + ["kcal", "P", "F", "C"].map { .init($0, key: $0, isNumber: true) })
    func row(_ title: String, _ figure: (Nutrient) -> (value: Double, isIncomplete: Bool)) {
      let cells = HitWriter.listed.enumerated().map { column, listed in
        let (value, isIncomplete) = figure(listed.nutrient)
        return (isIncomplete ? "≥" : "") + Decimal.text(value, column == 0 ? 0 : 1, padded: true)
      }
      table.rows.append([title] + cells)
    }
    func figure(_ sum: DayReport.Sum) -> (Double, Bool) { (sum.value, sum.isIncomplete) }
    for day in report.loggedDays { row(day.date.text) { figure(day.sum($0)) } }
    row(word("合計", "sum")) { figure(report.sum($0)) }
    row(word("平均/\(report.loggedDays.count)日", "mean of \(report.loggedDays.count)")) { nutrient in
      report.average(nutrient).map { ($0.value, $0.isIncomplete) } ?? (0, false)
    }
    return table
  }

  private func facts(_ report: PeriodReport) -> [String] {
    var lines: [String] = []
    if let ratio = report.ratio {
      let percents = WholePercents.rounded(ratio).map(String.init).joined(separator: ":")
      lines.append("P:F:C = \(percents) " + word("（エネルギー比 %）", "(% of energy)"))
    }
    if let (nearest, farthest) = report.nearestAndFarthest {
      lines.append(word("目標に最も近い日: ", "nearest to the goal: ") + energy(nearest))
      lines.append(word("目標から最も遠い日: ", "farthest from the goal: ") + energy(farthest))
    }
    if let streak = report.longestStreak {
      let days = Self.length(streak)
      lines.append(
        word("続けて記録した最長: \(days) 日", "longest run of logged days: \(days)")
          + " (\(streak.lowerBound.text)\(word("〜", " to "))\(streak.upperBound.text))")
    }
    return lines
  }

  private func energy(_ day: DayReport) -> String {
    let goal = day.goal.map { " / \(Decimal.text($0.energy, 0))" } ?? ""
    return "\(day.date.text)  \(Decimal.text(day.sum(.energyKilocalories).value, 0))\(goal) kcal"
  }

  /// What brought most of a component; nil when nothing did.
  private func line(_ nutrient: Nutrient, _ report: PeriodReport) -> String? {
    let sources = report.sources(of: nutrient).prefix(3).map { source in
      let value = Decimal.text(source.value, nutrient == .energyKilocalories ? 0 : 1)
      return SafeText.oneLine(source.name) + " " + (source.isIncomplete ? "≥" : "") + value + nutrient.unit
    }
    guard !sources.isEmpty else { return nil }
    let name = word(nutrient.japaneseName, nutrient.englishName)
    return word("\(name)の多いもの: ", "\(name), most from: ") + sources.joined(separator: word("、", ", "))
  }

  private func plainTable(_ report: PeriodReport) -> Table {
    Table(
      columns: [.init("date", key: "date"), .init("entries", key: "entries", isNumber: true)]
        + HitWriter.listed.map { .init($0.key, key: $0.key, isNumber: true) } + [
          .init("incomplete", key: "incomplete")
        ],
      rows: report.loggedDays.map { day in
        let sums = HitWriter.listed.map { (key: $0.key, sum: day.sum($0.nutrient)) }
        return [day.date.text, String(day.entries.count)] + sums.map { Decimal.text($0.sum.value, 2) }
          + [sums.filter(\.sum.isIncomplete).map(\.key).joined(separator: " ")]
      })
  }

  /// How many days a run has.
  static func length(_ days: ClosedRange<CivilDate>) -> Int {
    days.upperBound.daysSince1970 - days.lowerBound.daysSince1970 + 1
  }

  private func word(_ japanese: String, _ english: String) -> String { language == .japanese ? japanese : english }
}

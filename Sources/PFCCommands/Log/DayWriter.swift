internal import PFC
internal import PFCArguments
internal import PFCRender

/// Writes a day of the log in every form.
struct DayWriter {
  let language: Language
  let zone: String
  let dayStart: String
  let format: OutputFormat
  let style: TextStyle
  let width: Int?

  init(_ diary: Diary, _ session: Session) throws {
    language = session.language
    format = session.format
    style = session.style
    width = session.context.terminalWidth
    zone = try diary.zoneName()
    dayStart = ShownMoment.clockText(try diary.dayStart())
  }

  /// The day with what was logged, or would be.
  func text(_ change: DayChange) -> String {
    text(
      change.day, added: change.entries, workouts: change.workouts.isEmpty ? nil : change.workouts,
      isDryRun: change.isDryRun, read: change.parts)
  }

  /// A day; the numbers of `changed` entries are marked for people, as `*2`.
  func text(
    _ day: DayReport, added: [LogEntry]? = nil, workouts: [Workout]? = nil, isDryRun: Bool = false,
    read: [LogResolver.Part] = [], changed: [LogEntry] = []
  ) -> String {
    switch format {
    case .json: json(day, added: added, workouts: workouts, isDryRun: isDryRun, read: read).document
    case .csv: SeparatedValues.csv(plainTable(day.entries))
    case .tsv: SeparatedValues.tsv(plainTable(day.entries))
    case .text: people(day, Set(changed.map(\.number)))
    }
  }

  /// What was just logged, a line each, with the amount that was taken where none was said.
  func added(_ entries: [LogEntry], isDryRun: Bool) -> String {
    let head = isDryRun ? word("記録しません（確認のみ）", "not logged (dry run)") : word("記録しました", "logged")
    let lines = entries.map { entry in
      let draft = entry.draft
      let grams = draft.grams.map { " (\(Decimal.text($0, 1)) g)" } ?? ""
      let memo = draft.memo.map { "  " + memoText($0) } ?? ""
      return SafeText.oneLine(
        "  \(entry.number)  \(slotName(draft.slot))  \(draft.name)  \(draft.amountText)\(grams)  "
          + "\(energy(draft)) kcal\(memo)") + "\n"
    }
    return head + "\n" + lines.joined()
  }

  /// Entries in a table of their own, with their sum.
  func list(_ entries: [LogEntry]) -> String {
    switch format {
    case .csv: return SeparatedValues.csv(plainTable(entries))
    case .tsv: return SeparatedValues.tsv(plainTable(entries))
    case .text, .json: break
    }
    let isNarrow = (width ?? 80) < 60
    var columns = [Table.Column(word("名前", "name"), key: "name", shrinks: true)]
    if !isNarrow { columns.append(.init(word("量", "amount"), key: "amount")) }
    columns += ["kcal", "P", "F", "C"].map { .init($0, key: $0, isNumber: true) }
    var table = Table(columns: columns)
    for entry in entries {
      if isNarrow { table.notes[table.rows.count] = [amount(entry.draft)] }
      let figures = Self.listed.enumerated().map { figure(entry.draft, $1.nutrient, $0) }
      table.rows.append([entry.draft.name] + (isNarrow ? [] : [amount(entry.draft)]) + figures)
    }
    let sums = Self.listed.enumerated().map { sum(DayReport.sum($1.nutrient, entries), $0) }
    table.rows.append([word("合計", "total")] + (isNarrow ? [] : [""]) + sums)
    return TextTable(width: width, style: style).text(table)
  }

  static let listed = HitWriter.listed

  private func people(_ day: DayReport, _ changed: Set<Int>) -> String {
    let isNarrow = (width ?? 80) < 60
    var columns: [Table.Column] = [
      .init("", key: "no", isNumber: true), .init(word("名前", "name"), key: "name", shrinks: true),
    ]
    if !isNarrow { columns.append(.init(word("量", "amount"), key: "amount")) }
    columns += ["kcal", "P", "F", "C"].map { .init($0, key: $0, isNumber: true) }
    var table = Table(columns: columns)
    for slot in MealSlot.allCases {
      let entries = day.entries.filter { $0.draft.slot == slot }
      guard !entries.isEmpty else { continue }
      let sums = Self.listed.enumerated().map { sum(day.sum($1.nutrient, of: slot), $0) }
      table.rows.append(["", word("［\(slotName(slot))］", "[\(slotName(slot))]")] + (isNarrow ? [] : [""]) + sums)
      for entry in entries {
        table.notes[table.rows.count] = notes(entry.draft, isNarrow)
        let figures = Self.listed.enumerated().map { figure(entry.draft, $1.nutrient, $0) }
        table.rows.append(
          [(changed.contains(entry.number) ? "*" : "") + String(entry.number), entry.draft.name]
            + (isNarrow ? [] : [amount(entry.draft)]) + figures)
      }
    }
    let totals = Self.listed.enumerated().map { sum(day.sum($1.nutrient), $0) }
    table.rows.append(["", word("合計", "total")] + (isNarrow ? [] : [""]) + totals)
    table.rows += goalRows(day).map { title, figures in ["", title] + (isNarrow ? [] : [""]) + figures }
    return style.bold(day.date.text + word("（\(weekday(day.date))）", " (\(weekday(day.date)))")) + "\n"
      + TextTable(width: width, style: style).text(table) + ratio(day) + workouts(of: day)
  }

  /// The lines under an entry: the amount where it has no column, and the memo.
  private func notes(_ draft: LogDraft, _ isNarrow: Bool) -> [String] {
    let amount = isNarrow ? amount(draft) : ""
    return [amount].filter { !$0.isEmpty } + [draft.memo.map(memoText)].compactMap(\.self)
  }

  private func memoText(_ memo: String) -> String { word("メモ: ", "memo: ") + memo }

  /// The goal and what it leaves; none without a goal. Of an incomplete sum at most that much is left.
  private func goalRows(_ day: DayReport) -> [(String, [String])] {
    guard let goal = day.goal else { return [] }
    func row(_ text: (Nutrient, Int) -> String) -> [String] {
      Self.listed.enumerated().map { text($1.nutrient, $0 == 0 ? 0 : 1) }
    }
    return [
      (
        word("目標", "target"),
        row { nutrient, decimals in
          goal[nutrient].map { Decimal.text($0, decimals, padded: true) } ?? "-"
        }
      ),
      (
        word("残り", "remaining"),
        row { nutrient, decimals in
          day.remaining(nutrient).map {
            (day.sum(nutrient).isIncomplete ? "≤" : "") + Decimal.text($0, decimals, padded: true)
          } ?? "-"
        }
      ),
    ]
  }

  private func ratio(_ day: DayReport) -> String {
    guard let ratio = day.ratio else { return "" }
    return "P:F:C = \(WholePercents.rounded(ratio).map(String.init).joined(separator: ":")) "
      + word("（エネルギー比 %）", "(% of energy)") + "\n"
  }

  private func amount(_ draft: LogDraft) -> String {
    guard let grams = draft.grams else { return draft.amountText }
    guard draft.amount?.unit != .gram else { return draft.amountText }
    return "\(draft.amountText) \(Decimal.text(grams, 0))g"
  }

  /// Energy as whole kilocalories, the rest with one decimal; `-` when it was not measured, `≥` before it when
  /// a part was not.
  private func figure(_ draft: LogDraft, _ nutrient: Nutrient, _ column: Int) -> String {
    guard let value = draft.value(nutrient) else { return "-" }
    return (draft.isIncomplete(nutrient) ? "≥" : "") + Decimal.text(value, column == 0 ? 0 : 1, padded: true)
  }

  private func sum(_ sum: DayReport.Sum, _ column: Int) -> String {
    (sum.isIncomplete ? "≥" : "") + Decimal.text(sum.value, column == 0 ? 0 : 1, padded: true)
  }

  private func energy(_ draft: LogDraft) -> String { figure(draft, .energyKilocalories, 0) }

  private func plainTable(_ entries: [LogEntry]) -> Table {
    var table = Table(
      columns: ["no", "slot", "at", "item", "name", "amount", "grams"].map { .init($0, key: $0) }
        + Self.listed.map { .init($0.key, key: $0.key, isNumber: true) } + [.init("memo", key: "memo")])
    for entry in entries {
      let draft = entry.draft
      let figures = Self.listed.map { draft.value($0.nutrient).map { Decimal.text($0, 2) } ?? "" }
      table.rows.append(
        [
          String(entry.number), draft.slot.name, ShownMoment.text(draft.at, zone: draft.zone), draft.item ?? "",
          draft.name,
          draft.amountText, draft.grams.map { Decimal.text($0, 2) } ?? "",
        ] + figures + [draft.memo ?? ""])
    }
    return table
  }

  private func weekday(_ date: CivilDate) -> String {
    let names =
      language == .japanese ? ["月", "火", "水", "木", "金", "土", "日"] : ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
    return names[date.weekday]
  }

  private func slotName(_ slot: MealSlot) -> String { language == .japanese ? slot.japaneseName : slot.name }

  func word(_ japanese: String, _ english: String) -> String { language == .japanese ? japanese : english }
}

internal import PFC
internal import PFCArguments
internal import PFCJSON
internal import PFCRender

/// Writes what a backup holds and what a restore changes, in every form.
struct BackupWriter {
  private let language: Language
  private let format: OutputFormat
  private let table: TextTable

  init(_ session: Session) {
    language = session.language
    format = session.format
    table = TextTable(width: session.context.terminalWidth, style: session.style)
  }

  func backup(_ summary: BackupSummary, _ path: String) -> String {
    let table = Table(
      columns: [.init(word("種類", "kind"), key: "kind"), .init(word("件数", "records"), key: "records", isNumber: true)],
      rows: summary.records.map { [title($0.kind), String($0.count)] })
    switch format {
    case .json:
      return JSONValue.object([
        ("file", .string(path)), ("records", .object(summary.records.map { ($0.kind, .integer($0.count)) })),
      ]).document
    case .csv: return SeparatedValues.csv(table)
    case .tsv: return SeparatedValues.tsv(table)
    case .text: return word("書き出しました: \(path)", "written: \(path)") + "\n" + self.table.text(table)
    }
  }

  func restore(_ summary: RestoreSummary, _ path: String, _ mode: RestoreMode, isDryRun: Bool) -> String {
    switch format {
    case .json: json(summary, path, mode, isDryRun).document
    case .csv: SeparatedValues.csv(changes(summary))
    case .tsv: SeparatedValues.tsv(changes(summary))
    case .text: people(summary, path, isDryRun)
    }
  }

  private func json(_ summary: RestoreSummary, _ path: String, _ mode: RestoreMode, _ isDryRun: Bool) -> JSONValue {
    .object([
      ("file", .string(path)), ("mode", .string(mode.rawValue)), ("dry_run", .bool(isDryRun)),
      ("changed", .bool(summary.isChange)), ("needs_force", .bool(summary.needsForce)),
      (
        "records",
        .object(
          summary.changes.map { change in
            (change.kind, .object(Self.counts(change).map { ($0.key, .integer($0.count)) }))
          })
      ),
      ("copy", .optional(summary.copy)),
    ])
  }

  private func people(_ summary: RestoreSummary, _ path: String, _ isDryRun: Bool) -> String {
    guard summary.isChange else {
      return word("変わるところはありません: \(path)", "nothing changes: \(path)") + "\n" + table.text(changes(summary))
    }
    var text =
      isDryRun
      ? word("復元するとこう変わります（書いていません）: \(path)", "this would change (nothing was written): \(path)")
      : word("復元しました: \(path)", "restored: \(path)")
    text += "\n" + table.text(changes(summary))
    if isDryRun, summary.needsForce {
      text += word("今の記録を置き換えるには --force、足すだけなら --merge。", "--force replaces the journal, --merge only adds.") + "\n"
    }
    if let copy = summary.copy { text += word("復元前の控え: \(copy)", "the journal as it was: \(copy)") + "\n" }
    return text
  }

  private func changes(_ summary: RestoreSummary) -> Table {
    let titles = [
      word("追加", "added"), word("更新", "updated"), word("削除", "removed"), word("据え置き", "kept"), word("同じ", "unchanged"),
    ]
    var table = Table(columns: [.init(word("種類", "kind"), key: "kind")])
    for change in summary.changes {
      let counts = Self.counts(change)
      if table.rows.isEmpty {
        table = Table(
          columns: table.columns + zip(titles, counts).map { .init($0, key: $1.key, isNumber: true) })
      }
      table.rows.append([title(change.kind)] + counts.map { String($0.count) })
    }
    return table
  }

  private static func counts(_ change: RestoreSummary.Changes) -> [(key: String, count: Int)] {
    [
      ("added", change.added), ("updated", change.updated), ("removed", change.removed), ("kept", change.kept),
      ("unchanged", change.unchanged),
    ]
  }

  private func title(_ kind: String) -> String {
    format == .text ? BackupWords.title(kind).text(language) : kind
  }

  private func word(_ japanese: String, _ english: String) -> String { language == .japanese ? japanese : english }
}

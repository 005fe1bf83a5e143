internal import PFC
internal import PFCArguments
internal import PFCJSON
internal import PFCRender

/// Writes hits in every form.
struct HitWriter {
  private let format: OutputFormat
  private let language: Language
  private let style: TextStyle
  private let width: Int?
  /// The household measures to show, by identifier.
  var portions: [String: [Portion]] = [:]
  /// What the figures are for, by identifier, when they are asked for by portion; else they are per 100 g.
  var servings: [String: HitServing] = [:]
  /// The query as it is compared, for explanations.
  let normalizedQuery: String

  init(_ session: Session, query: String) {
    normalizedQuery = FoodCatalog.normalized(query)
    format = session.format
    language = session.language
    style = session.style
    width = session.context.terminalWidth
  }

  func text(_ hits: [Hit], explained: Bool) -> String {
    switch format {
    case .json: JSONValue.array(hits.map { json($0, explained: explained) }).document
    case .csv: SeparatedValues.csv(table(hits))
    case .tsv: SeparatedValues.tsv(table(hits))
    case .text: people(hits, explained: explained)
    }
  }

  /// The four figures that lists show.
  static let listed: [(key: String, nutrient: Nutrient)] = [
    ("energy_kcal", .energyKilocalories), ("protein_g", .protein), ("fat_g", .fat), ("carbohydrate_g", .carbohydrate),
  ]

  private func table(_ hits: [Hit]) -> Table {
    var columns = [Table.Column("id", key: "id"), .init("kind", key: "kind"), .init("name", key: "name")]
    columns += Self.listed.map { .init($0.key, key: $0.key, isNumber: true) }
    columns += [.init("mets", key: "mets", isNumber: true), .init("grade", key: "grade")]
    if !servings.isEmpty {
      columns += [.init("portion", key: "portion"), .init("grams", key: "grams", isNumber: true)]
    }
    let rows = hits.map { hit in
      let mets = if case .exercise(let exercise) = hit.item { exercise.mets.text ?? "" } else { "" }
      let head = [hit.item.id, hit.item.kind.name, hit.item.name]
      if !servings.isEmpty {
        let serving = servings[hit.item.id]
        let figures = Self.listed.map { serving?.value($0.nutrient).map { Decimal.text($0, 2) } ?? "" }
        let amount = [serving?.text ?? "", serving?.grams.map { Decimal.text($0, 2) } ?? ""]
        return head + figures + [mets, hit.grade.name] + amount
      }
      // The columns are per 100 g; a food without a weight has no such figures.
      let composition = hit.item.unit == nil ? hit.item.composition : nil
      let figures = Self.listed.map { composition?[$0.nutrient].text ?? "" }
      return head + figures + [mets, hit.grade.name]
    }
    return Table(columns: columns, rows: rows)
  }

  private func people(_ hits: [Hit], explained: Bool) -> String {
    guard let first = hits.first else { return "" }
    var text = ""
    let real = hits.filter { !$0.grade.isGuess }
    if !real.isEmpty { text += peopleTable(real) }
    if first.grade.isGuess || real.count < hits.count {
      text += style.warning(language == .japanese ? "もしかして" : "Did you mean") + "\n"
      text += peopleTable(hits.filter(\.grade.isGuess))
    }
    if hits.contains(where: \.isNearest) { text += style.warning(NearestNote.text(hits, language)) + "\n" }
    if explained { text += "\n\(normalizedQuery)\n" + hits.map(explanation).joined() }
    return text
  }

  private func peopleTable(_ hits: [Hit]) -> String {
    let isJapanese = language == .japanese
    var columns = [
      Table.Column(isJapanese ? "番号" : "id", key: "id"),
      .init(isJapanese ? "名前" : "name", key: "name", shrinks: true),
    ]
    if !servings.isEmpty { columns.append(.init(isJapanese ? "量" : "amount", key: "amount")) }
    let hasFood = hits.contains { $0.item.kind != .exercise }
    let hasExercise = hits.contains { $0.item.kind == .exercise }
    let titles = isJapanese ? ["kcal", "たんぱく質", "脂質", "炭水化物"] : ["kcal", "protein", "fat", "carb."]
    if hasFood {
      columns += zip(titles, ["kcal", "P", "F", "C"]).map { .init($0, short: $1, key: $0, isNumber: true) }
    }
    if hasExercise { columns.append(.init("METs", key: "mets", isNumber: true)) }
    let rows = hits.map { hit in
      var cells = [hit.item.id, (hit.isNearest ? NearestNote.mark + " " : "") + hit.item.name + perUnit(hit.item)]
      let serving = servings[hit.item.id]
      if !servings.isEmpty { cells.append(serving?.listed ?? "") }
      if hasFood {
        cells += Self.listed.map { serving?.people($0.nutrient) ?? FigureText.listed(hit.item, $0.nutrient) }
      }
      if hasExercise {
        if case .exercise(let exercise) = hit.item {
          cells.append(FigureText.people(exercise.mets))
        } else {
          cells.append("")
        }
      }
      return cells
    }
    return TextTable(width: width, style: style).text(Table(columns: columns, rows: rows))
  }

  /// Says of a food without a weight what its figures are for.
  private func perUnit(_ item: Item) -> String {
    guard let unit = item.unit else { return "" }
    return language == .japanese ? "（1\(unit)あたり）" : " (per \(unit))"
  }

  private func explanation(_ hit: Hit) -> String {
    let isJapanese = language == .japanese
    let names = hit.matchedNames.map { isJapanese ? "「\($0)」" : "\"\($0)\"" }.joined(separator: isJapanese ? "" : " ")
    let head = SafeText.oneLine("\(hit.item.id)  \(hit.item.name)  \(hit.grade.name) \(names)") + "\n"
    let parts = hit.contributions.map { part in
      "  \(FigureText.tenths(part.tenths, width: 7))  \(ExplainWords.text(part.reason).text(language))\n"
    }
    return head + parts.joined() + "  \(FigureText.tenths(hit.scoreInTenths, width: 7))  =\n"
  }
}

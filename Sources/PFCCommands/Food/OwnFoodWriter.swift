internal import PFC
internal import PFCArguments
internal import PFCJSON
internal import PFCRender

/// Writes own foods in every form.
struct OwnFoodWriter {
  private let format: OutputFormat
  private let language: Language
  private let style: TextStyle
  private let width: Int?

  init(_ session: Session) {
    format = session.format
    language = session.language
    style = session.style
    width = session.context.terminalWidth
  }

  /// A list. CSV and TSV can be imported again.
  func text(_ foods: [OwnFood]) -> String {
    switch format {
    case .json: JSONValue.array(foods.map(OwnFoodJSON.object)).document
    case .csv: SeparatedValues.csv(plainTable(foods))
    case .tsv: SeparatedValues.tsv(plainTable(foods))
    case .text: foods.isEmpty ? "" : TextTable(width: width, style: style).text(peopleTable(foods))
    }
  }

  /// One food, and what was done with it.
  func done(_ food: OwnFood, _ what: String) -> String {
    switch format {
    case .json: return OwnFoodJSON.object(food).document
    case .csv, .tsv: return text([food])
    case .text: break
    }
    let id = food.number > 0 ? "\(food.id)  " : ""
    let measures = food.draft.portions.map { PortionText.line($0, refuse: food.draft.composition[.refuse]) }
    let shown =
      measures.isEmpty ? "" : word("めやす量: ", "measures: ") + measures.joined(separator: word("、", ", ")) + "\n"
    return "\(what): \(id)\(TerminalText.safe(food.draft.name))\n" + figures(food) + shown
  }

  private func figures(_ food: OwnFood) -> String {
    let figures = zip(["kcal", "P", "F", "C"], HitWriter.listed).map { title, listed in
      "\(title) \(FigureText.rounded(food.draft.composition[listed.nutrient], listed.nutrient))"
    }
    return "\(basis(food)): \(figures.joined(separator: "  "))\n"
  }

  /// What the figures are for.
  private func basis(_ food: OwnFood) -> String {
    guard let unit = food.draft.unit else { return word("100 g あたり", "per 100 g") }
    return word("1\(unit)あたり", "per \(unit)")
  }

  private func peopleTable(_ foods: [OwnFood]) -> Table {
    let titles = language == .japanese ? ["kcal", "たんぱく質", "脂質", "炭水化物"] : ["kcal", "protein", "fat", "carb."]
    let columns =
      [
        Table.Column(word("番号", "id"), key: "id"), .init(word("名前", "name"), key: "name", shrinks: true),
        .init(word("基準", "per"), key: "per"),
      ] + zip(titles, ["kcal", "P", "F", "C"]).map { .init($0, short: $1, key: $0, isNumber: true) }
    let rows = foods.map { food in
      [food.id, food.draft.name, food.draft.unit.map { "1\($0)" } ?? "100 g"]
        + HitWriter.listed.map { FigureText.rounded(food.draft.composition[$0.nutrient], $0.nutrient) }
    }
    return Table(columns: columns, rows: rows)
  }

  private func plainTable(_ foods: [OwnFood]) -> Table {
    let columns =
      ["id", "name", "reading", "per", "portion"].map { Table.Column($0, key: $0) }
      + Nutrient.allCases.map { .init($0.tag, key: $0.tag, isNumber: true) } + [.init("note", key: "note")]
    let rows = foods.map { food in
      let draft = food.draft
      let measures = draft.portions.map { portion in
        "\(portion.size)1\(portion.unit)=\(Decimal.text(Double(portion.milligrams) / 1000, 3))g"
      }
      let figures = Nutrient.allCases.map { nutrient in
        draft.composition[nutrient].mark == .notMeasured ? "" : FigureText.people(draft.composition[nutrient])
      }
      return [food.id, draft.name, draft.reading ?? "", draft.unit.map { "1\($0)" } ?? "100g"]
        + [measures.joined(separator: " ")] + figures + [draft.note ?? ""]
    }
    return Table(columns: columns, rows: rows)
  }

  private func word(_ japanese: String, _ english: String) -> String { language == .japanese ? japanese : english }
}

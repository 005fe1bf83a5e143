internal import PFC
internal import PFCArguments
internal import PFCRender

/// Writes one item whole.
struct ItemWriter {
  let item: Item
  let names: [ItemName]
  let portions: [Portion]
  let language: Language

  /// The figures as a table: one row a component.
  var table: Table {
    switch item {
    case .food(let food): nutrientTable(food, forPeople: false)
    case .exercise(let exercise):
      Table(
        columns: [.init("tag", key: "tag"), .init("value", key: "value", isNumber: true), .init("unit", key: "unit")],
        rows: [["METS", exercise.mets.text ?? "", "METs"]])
    case .own(let own): nutrientTable(own.food, forPeople: false)
    }
  }

  func text(_ style: TextStyle, width: Int?) -> String {
    var lines = [style.bold("\(item.id)  \(item.name)")]
    switch item {
    case .food(let food):
      lines.append("\(food.officialName)（\(food.group)）")
      lines.append(label("廃棄率", "Refuse") + "\(food.composition[.refuse].text ?? "-") %")
    case .exercise(let exercise):
      lines.append("\(exercise.englishName)（\(exercise.category)）")
      lines.append(label("強度", "Intensity") + "\(exercise.mets.text ?? "-") METs")
    case .own(let own):
      lines.append(OwnFood.group + "（\(label("入力の基準", "entered per"))\(own.draft.per)）")
      if let note = own.draft.note { lines.append(label("メモ", "Note") + TerminalText.safe(note)) }
    }
    if !spokenNames.isEmpty { lines.append(label("名前", "Names") + spokenNames.joined(separator: "、")) }
    if let food = item.food, !portions.isEmpty {
      let measures = portions.map { PortionText.line($0, refuse: food.composition[.refuse]) }
      lines.append(label("めやす量", "Measures") + measures.joined(separator: "、"))
    }
    lines.append(label("出典", "Source") + source)
    var text = lines.joined(separator: "\n") + "\n"
    if let food = item.food {
      text += "\n" + basis + "\n"
      text += TextTable(width: width, style: style).text(nutrientTable(food, forPeople: true))
    }
    return text
  }

  var json: JSONValue {
    switch item {
    case .food(let food):
      .object([
        ("id", .string(food.id)), ("kind", .string("food")), ("name", .string(food.name)),
        ("official_name", .string(food.officialName)), ("group", .string(food.group)),
        ("refuse_percent", FigureText.number(food.composition[.refuse])),
        ("nutrients", .object(Nutrient.allCases.map { ($0.tag, figure(food.composition[$0], unit: $0.unit)) })),
        ("names", nameArray), ("portions", PortionText.array(portions, refuse: food.composition[.refuse])),
        ("source", .string(food.source)),
      ])
    case .exercise(let exercise):
      .object([
        ("id", .string(exercise.id)), ("kind", .string("exercise")), ("name", .string(exercise.name)),
        ("english_name", .string(exercise.englishName)), ("code", .string(exercise.code)),
        ("category", .string(exercise.category)), ("mets", FigureText.number(exercise.mets)), ("names", nameArray),
        ("source", .string(exercise.source)),
      ])
    case .own(let own):
      .object([
        ("id", .string(own.id)), ("kind", .string(item.kind.name)), ("name", .string(item.name)),
        ("group", .string(OwnFood.group)), ("per", .string(own.draft.per)), ("unit", .optional(own.draft.unit)),
        ("nutrients", .object(Nutrient.allCases.map { ($0.tag, figure(own.draft.composition[$0], unit: $0.unit)) })),
        ("names", nameArray), ("portions", PortionText.array(portions, refuse: own.draft.composition[.refuse])),
        ("note", .optional(own.draft.note)), ("source", .string(source)),
      ])
    }
  }

  private var source: String {
    switch item {
    case .food(let food): food.source
    case .exercise(let exercise): exercise.source
    case .own(let own): own.food.source
    }
  }

  /// What the figures of a food are for.
  private var basis: String {
    guard let unit = item.unit else {
      return language == .japanese ? "可食部 100 g あたり" : "Per 100 g of edible part"
    }
    return language == .japanese ? "1\(unit)あたり（重さは分かりません）" : "Per \(unit) (its weight is not known)"
  }

  /// The names that people say, without the parts of the official name.
  private var spokenNames: [String] {
    names.filter { $0.kind != .officialPart && $0.kind != .display }.map(\.name)
  }

  private var nameArray: JSONValue {
    .array(
      names.map {
        .object([("name", .string($0.name)), ("reading", .optional($0.reading)), ("kind", .string($0.kind.name))])
      })
  }

  private func figure(_ figure: Figure, unit: String) -> JSONValue {
    let mark = figure.mark.name.map { [("mark", JSONValue.string($0))] } ?? []
    return .object([("value", FigureText.number(figure)), ("unit", .string(unit))] + mark)
  }

  private func nutrientTable(_ food: Food, forPeople: Bool) -> Table {
    let isJapanese = language == .japanese
    var table = Table(columns: [
      .init(isJapanese ? "成分" : "component", key: "name", shrinks: true), .init("", key: "value", isNumber: true),
      .init("", key: "unit"), .init("", key: "tag"),
    ])
    if !forPeople {
      table = Table(columns: [
        .init("tag", key: "tag"), .init("value", key: "value", isNumber: true), .init("unit", key: "unit"),
        .init("mark", key: "mark"), .init("name", key: "name"),
      ])
    }
    for nutrient in Nutrient.allCases {
      let figure = food.composition[nutrient]
      let name = isJapanese ? nutrient.japaneseName : nutrient.englishName
      table.rows.append(
        forPeople
          ? [name, FigureText.people(figure), nutrient.unit, nutrient.tag]
          : [nutrient.tag, figure.text ?? "", nutrient.unit, figure.mark.name ?? "", name])
    }
    return table
  }

  private func label(_ japanese: String, _ english: String) -> String {
    (language == .japanese ? japanese : english) + ": "
  }
}

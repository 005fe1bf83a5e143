internal import PFC
internal import PFCArguments
internal import PFCRender

/// Writes one item whole.
struct ItemWriter {
  let details: ItemDetails
  let language: Language
  /// What was asked for, where the data lack it and the item is only near to it.
  let nearestTo: String?

  var item: Item { details.item }

  init(_ details: ItemDetails, _ language: Language, nearestTo: String? = nil) {
    self.details = details
    self.language = language
    self.nearestTo = nearestTo
  }

  /// The figures as a table: one row a component.
  var table: Table {
    if let composition = item.composition { return plainTable(composition) }
    let mets = if case .exercise(let exercise) = item { exercise.mets.text ?? "" } else { "" }
    return Table(
      columns: [.init("tag", key: "tag"), .init("value", key: "value", isNumber: true), .init("unit", key: "unit")],
      rows: [["METS", mets, "METs"]])
  }

  func text(_ style: TextStyle, width: Int?) -> String {
    let tables = TextTable(width: width, style: style)
    var lines = ["\(item.id)  \(item.name)"]
    switch item {
    case .food(let food):
      lines.append("\(food.officialName)（\(food.group)）")
      lines.append(label("廃棄率", "Refuse") + "\(food.composition[.refuse].text ?? "-") %")
    case .dish, .recipe: lines += dishText?.head ?? []
    case .exercise(let exercise):
      lines.append("\(exercise.englishName)（\(exercise.category)）")
      lines.append(label("強度", "Intensity") + "\(exercise.mets.text ?? "-") METs")
    case .own(let own):
      lines.append(OwnFood.group + "（\(label("入力の基準", "entered per"))\(own.draft.per)）")
      if let note = own.draft.note { lines.append(label("メモ", "Note") + note) }
    }
    if !spokenNames.isEmpty { lines += list(label("名前", "Names"), spokenNames, width) }
    if let composition = item.composition, !details.portions.isEmpty {
      let measures = details.portions.map { PortionText.line($0, refuse: composition[.refuse]) }
      lines += list(label("めやす量", "Measures"), measures, width)
    }
    if details.usage.count > 0 { lines.append(label("使う料理", "Used in") + usedIn) }
    lines.append(label("出典", "Source") + item.source)
    lines = lines.map(SafeText.oneLine).flatMap { tables.wrapped($0) }
    lines[0] = style.bold(lines[0])
    let text = lines.joined(separator: "\n") + "\n"
    switch item {
    case .food, .own:
      guard let composition = item.composition else { return text }
      return text + "\n\(basis)\n" + tables.text(nutrientTable(composition))
    case .dish, .recipe:
      guard let dishText else { return text }
      return text + "\n" + dishText.table(tables) + "\n" + dishText.figures(tables)
    case .exercise: return text
    }
  }

  private var dishText: DishText? { item.asDish.map { DishText($0, details.ingredients, language) } }

  /// What the figures of a food are for.
  private var basis: String {
    guard let unit = item.unit else {
      return language == .japanese ? "可食部 100 g あたり" : "Per 100 g of edible part"
    }
    return language == .japanese ? "1\(unit)あたり（重さは分かりません）" : "Per \(unit) (its weight is not known)"
  }

  /// A labelled list, in as many lines as the terminal needs.
  private func list(_ label: String, _ entries: [String], _ width: Int?) -> [String] {
    TextList(separator: language == .japanese ? "、" : ", ", width: width).lines(label, entries)
  }

  /// How many dishes use the food, and the first of them.
  private var usedIn: String {
    let usage = details.usage
    let names = usage.first.map(\.name).joined(separator: language == .japanese ? "、" : ", ")
    let more = usage.count > usage.first.count ? language == .japanese ? " ほか" : " …" : ""
    return language == .japanese ? "\(usage.count) 品（\(names)\(more)）" : "\(usage.count) (\(names)\(more))"
  }

  /// The names that people say of the very item: no parts of the official name, no classes, nothing that it is only near to.
  private var spokenNames: [String] {
    details.names.filter { [.head, .alias, .spelling, .english].contains($0.kind) }.map(\.name)
  }

  private func nutrientTable(_ composition: Composition) -> Table {
    Table(
      columns: [
        .init(language == .japanese ? "成分" : "component", key: "name", shrinks: true),
        .init("", key: "value", isNumber: true), .init("", key: "unit"), .init("", key: "tag"),
      ],
      rows: Nutrient.allCases.map { [$0.name(language), FigureText.people(composition[$0]), $0.unit, $0.tag] })
  }

  private func plainTable(_ composition: Composition) -> Table {
    Table(
      columns: [
        .init("tag", key: "tag"), .init("value", key: "value", isNumber: true), .init("unit", key: "unit"),
        .init("mark", key: "mark"), .init("name", key: "name"),
      ],
      rows: Nutrient.allCases.map { nutrient in
        let figure = composition[nutrient]
        return [nutrient.tag, figure.text ?? "", nutrient.unit, figure.mark.name ?? "", nutrient.name(language)]
      })
  }

  private func label(_ japanese: String, _ english: String) -> String {
    (language == .japanese ? japanese : english) + ": "
  }
}

extension Nutrient {
  /// The name in a language of the interface.
  func name(_ language: Language) -> String { language == .japanese ? japaneseName : englishName }
}

internal import PFCModel
internal import PFCSeed
internal import PFCText

/// The columns of foods.csv, and the record that a row makes.
enum FoodColumns {
  /// The mark columns: each lists the tags of the components that have the mark.
  static let marks: [(column: String, mark: Mark)] = [
    ("trace", .trace), ("estimated", .estimated), ("estimated_trace", .estimatedTrace), ("not_measured", .notMeasured),
  ]

  static let all =
    ["number", "group", "name", "official_name", "level", "source"] + Nutrient.allCases.map(\.tag) + marks.map(\.column)

  static func record(_ row: CSVRow, groups: [GroupRecord]) -> Result<FoodRecord, Faults> {
    var faults: [Fault] = []
    let number = row.text("number")
    if number.utf8.count != 5 || !number.utf8.allSatisfy({ (0x30...0x39).contains($0) }) {
      faults.append(row.fault(.badNumber, "number", detail: "five digits"))
    }
    let group = groups.firstIndex { $0.code == row.text("group") }
    if group == nil { faults.append(row.fault(.unknown, "group")) }
    let level = LevelColumn.value(row, &faults)
    for column in ["name", "official_name", "source"] where row.text(column).isEmpty {
      faults.append(row.fault(.missing, column))
    }
    let figures = figures(row, &faults)
    guard faults.isEmpty, let group, let level, let composition = Composition(figures) else {
      return .failure(Faults(all: faults))
    }
    return .success(
      FoodRecord(
        number: number, group: group + 1, name: row.text("name"), officialName: row.text("official_name"),
        level: level, source: "\(row.text("source")):\(number)", composition: composition))
  }

  private static func figures(_ row: CSVRow, _ faults: inout [Fault]) -> [Figure] {
    var marked: [Nutrient: Mark] = [:]
    for (column, mark) in marks {
      for tag in row.text(column).split(separator: " ") {
        guard let nutrient = Nutrient(tag: String(tag)) else {
          faults.append(row.fault(.unknown, column, detail: "component '\(tag)'"))
          continue
        }
        if marked.updateValue(mark, forKey: nutrient) != nil {
          faults.append(row.fault(.badMark, column, detail: "'\(tag)' is marked twice"))
        }
      }
    }
    let figures = Nutrient.allCases.map { nutrient in
      figure(row, nutrient, marked[nutrient] ?? .measured, &faults)
    }
    if faults.isEmpty { faults += FoodPlausibility.faults(of: figures, row) }
    return figures
  }

  private static func figure(_ row: CSVRow, _ nutrient: Nutrient, _ mark: Mark, _ faults: inout [Fault]) -> Figure {
    let text = row.text(nutrient.tag)
    switch mark {
    case .trace, .estimatedTrace, .notMeasured:
      if !text.isEmpty { faults.append(row.fault(.badMark, nutrient.tag)) }
      return mark == .trace ? .trace : mark == .estimatedTrace ? .estimatedTrace : .notMeasured
    // No column marks a figure as incomplete: a table measures, it does not sum.
    case .measured, .estimated, .incomplete:
      if text.isEmpty {
        faults.append(row.fault(.missing, nutrient.tag, detail: "neither figure nor mark"))
        return .notMeasured
      }
      guard let number = Decimal(text),
        let figure = Figure(digits: number.digits, decimals: number.decimals, mark: mark)
      else {
        faults.append(row.fault(.badNumber, nutrient.tag))
        return .notMeasured
      }
      if let value = figure.value, value > nutrient.ceiling {
        faults.append(row.fault(.outOfRange, nutrient.tag, detail: "at most \(nutrient.ceiling) \(nutrient.unit)"))
      }
      return figure
    }
  }
}

/// The commonness of an item, a column of foods and exercises.
enum LevelColumn {
  static func value(_ row: CSVRow, _ faults: inout [Fault]) -> UInt8? {
    guard let level = UInt8(row.text("level")), (1...5).contains(level) else {
      faults.append(row.fault(.outOfRange, "level", detail: "1 to 5"))
      return nil
    }
    return level
  }
}

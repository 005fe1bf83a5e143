internal import PFCModel
internal import PFCSeed
internal import PFCText

/// The columns of dishes.csv, and the record that a row makes.
enum DishColumns {
  static let all = [
    "dish", "name", "reading", "category", "country", "season", "level", "servings", "yield_grams", "note",
  ]

  static func record(_ row: CSVRow, categories: [GroupRecord]) -> Result<DishRecord, Faults> {
    var faults: [Fault] = []
    let id = row.text("dish")
    if !isIdentifier(id) { faults.append(row.fault(.badNumber, "dish", detail: "d and four digits")) }
    let category = categories.firstIndex { $0.name == row.text("category") }
    if category == nil { faults.append(row.fault(.unknown, "category", detail: "a name of dish_categories.csv")) }
    if !Cuisine.names.contains(row.text("country")) {
      faults.append(row.fault(.unknown, "country", detail: Cuisine.names.joined(separator: " ")))
    }
    if !Season.names.contains(row.text("season")) {
      faults.append(row.fault(.unknown, "season", detail: Season.names.joined(separator: " ")))
    }
    let level = LevelColumn.value(row, &faults)
    let servings = WeightColumn.thousandths(row, "servings", &faults)
    let yield = WeightColumn.thousandths(row, "yield_grams", &faults)
    guard faults.isEmpty, let category, let level, let servings, let yield else {
      return .failure(Faults(all: faults))
    }
    return .success(
      DishRecord(
        id: id, category: category + 1, name: row.text("name"), country: row.text("country"),
        season: row.text("season"), level: level, servings: Double(servings) / 1000, yieldMilligrams: yield,
        note: row.text("note")))
  }

  private static func isIdentifier(_ text: String) -> Bool {
    text.utf8.count == 5 && text.first == "d" && text.utf8.dropFirst().allSatisfy { (0x30...0x39).contains($0) }
  }
}

/// A column of weights or of other numbers greater than zero, with at most three decimals.
enum WeightColumn {
  /// The number in thousandths; nil with a fault when it is none.
  static func thousandths(_ row: CSVRow, _ column: String, _ faults: inout [Fault]) -> Int? {
    guard let number = Decimal(row.text(column)), number.decimals <= 3, number.digits > 0 else {
      faults.append(row.fault(.badNumber, column))
      return nil
    }
    return number.digits * [1000, 100, 10, 1][number.decimals]
  }
}

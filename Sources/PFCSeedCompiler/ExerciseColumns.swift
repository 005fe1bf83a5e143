internal import PFCModel
internal import PFCSeed
internal import PFCText

/// The columns of exercises.csv, and the record that a row makes.
enum ExerciseColumns {
  static let all = ["code", "mets", "category", "name", "reading", "english", "level", "source"]
  /// From sleep to running at 22.5 km/h.
  static let metsRange = 0.9...23.0

  static func record(_ row: CSVRow, categories: [GroupRecord]) -> Result<ExerciseRecord, Faults> {
    var faults: [Fault] = []
    let code = row.text("code")
    if code.utf8.count != 5 || !code.utf8.allSatisfy({ (0x30...0x39).contains($0) }) {
      faults.append(row.fault(.badNumber, "code", detail: "five digits"))
    }
    let category = categories.firstIndex { $0.code == row.text("category") }
    if category == nil { faults.append(row.fault(.unknown, "category")) }
    for column in ["reading", "english", "source"] where row.text(column).isEmpty {
      faults.append(row.fault(.missing, column))
    }
    let mets = mets(row, &faults)
    let level = LevelColumn.value(row, &faults)
    guard faults.isEmpty, let category, let level, let mets else { return .failure(Faults(all: faults)) }
    return .success(
      ExerciseRecord(
        code: code, category: category + 1, name: row.text("name"), reading: row.text("reading"),
        english: row.text("english"), level: level, source: "\(row.text("source")):\(code)", mets: mets))
  }

  /// The display and English names of a row.
  static func names(_ row: CSVRow) -> [ItemName] {
    [
      ItemName(name: row.text("name"), reading: row.text("reading"), kind: .display),
      ItemName(name: row.text("english"), reading: nil, kind: .english),
    ]
  }

  private static func mets(_ row: CSVRow, _ faults: inout [Fault]) -> Figure? {
    guard let number = Decimal(row.text("mets")),
      let figure = Figure(digits: number.digits, decimals: number.decimals), let value = figure.value
    else {
      faults.append(row.fault(.badNumber, "mets"))
      return nil
    }
    if !metsRange.contains(value) { faults.append(row.fault(.outOfRange, "mets", detail: "0.9 to 23")) }
    return figure
  }
}

internal import PFCModel

/// The household measures of portions.csv by the food they belong to.
struct PortionRows {
  static let columns = ["number", "unit", "grams", "basis", "size", "note", "source", "usual"]

  private static let sources = ["MEXT remark", "guide", "label", "estimate"]

  private var portions: [String: [(portion: Portion, row: CSVRow)]] = [:]

  /// Adds a row; gives its faults.
  mutating func add(_ row: CSVRow) -> [Fault] {
    var faults: [Fault] = []
    for column in ["number", "unit"] where row.text(column).isEmpty { faults.append(row.fault(.missing, column)) }
    if !Self.sources.contains(row.text("source")) { faults.append(row.fault(.unknown, "source")) }
    if !["", "usual"].contains(row.text("usual")) { faults.append(row.fault(.unknown, "usual")) }
    guard let basis = Portion.Basis(rawValue: row.text("basis")) else { return faults + [row.fault(.unknown, "basis")] }
    guard let milligrams = WeightColumn.thousandths(row, "grams", &faults) else { return faults }
    let portion = Portion(
      unit: MeasureUnit(row.text("unit")), size: row.text("size"), milligrams: milligrams, basis: basis,
      note: row.text("note"),
      source: row.text("source"), isUsual: row.text("usual") == "usual")
    let number = row.text("number")
    let others = portions[number] ?? []
    if others.contains(where: { $0.portion.unit == portion.unit && $0.portion.size == portion.size }) {
      faults.append(row.fault(.duplicate, "unit", detail: number))
    }
    if portion.isUsual, others.contains(where: \.portion.isUsual) { faults.append(row.fault(.duplicate, "usual")) }
    faults += PortionPlausibility.faults(of: portion, row)
    portions[number, default: []].append((portion, row))
    return faults
  }

  /// The measures of a food, which are then no strays; and the faults that only the food shows.
  mutating func take(_ number: String, refuse: Figure) -> (portions: [Portion], faults: [Fault]) {
    let own = portions.removeValue(forKey: number) ?? []
    let needless = own.filter { $0.portion.basis == .asBought && refuse.digits == 0 }
    let faults = needless.map { $0.row.fault(.badMark, "basis", detail: "the food has no refuse") }
    return (own.map(\.portion), faults + PortionPlausibility.faults(ofSpoons: own))
  }

  /// The faults of measures whose food is unknown.
  func strays() -> [Fault] {
    portions.values.compactMap { $0.first?.row.fault(.unknown, "number") }.sorted { $0.line < $1.line }
  }
}

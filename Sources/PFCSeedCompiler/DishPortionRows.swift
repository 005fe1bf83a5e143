internal import PFCModel
internal import PFCSeed

/// The household measures of dish_portions.csv by the dish they belong to. They weigh what is eaten.
struct DishPortionRows {
  static let columns = ["dish", "unit", "grams", "size", "note", "usual"]
  private static let source = "estimate"

  private var portions: [String: [Portion]] = [:]
  private var rows: [String: CSVRow] = [:]

  /// Adds a row; gives its faults.
  mutating func add(_ row: CSVRow) -> [Fault] {
    var faults: [Fault] = []
    let dish = row.text("dish")
    if rows[dish] == nil { rows[dish] = row }
    if row.text("unit").isEmpty { faults.append(row.fault(.missing, "unit")) }
    if !["", "usual"].contains(row.text("usual")) { faults.append(row.fault(.unknown, "usual")) }
    guard let milligrams = WeightColumn.thousandths(row, "grams", &faults) else { return faults }
    let portion = Portion(
      unit: MeasureUnit(row.text("unit")), size: row.text("size"), milligrams: milligrams, basis: .edible,
      note: row.text("note"),
      source: Self.source, isUsual: row.text("usual") == "usual")
    let others = portions[dish] ?? []
    let isServing = portion.unit == .serving && portion.size.isEmpty
    if isServing || others.contains(where: { $0.unit == portion.unit && $0.size == portion.size }) {
      faults.append(row.fault(.duplicate, "unit", detail: isServing ? "yield_grams and servings give it" : dish))
    }
    if portion.isUsual, others.contains(where: \.isUsual) { faults.append(row.fault(.duplicate, "usual")) }
    faults += PortionPlausibility.faults(of: portion, row)
    portions[dish, default: []].append(portion)
    return faults
  }

  /// The measures of a dish, which are then no strays: one serving, usual unless another is, and those of the file.
  mutating func take(_ dish: DishRecord) -> [Portion] {
    rows[dish.id] = nil
    let own = portions[dish.id] ?? []
    let serving = Portion(
      unit: .serving, size: "", milligrams: Int((Double(dish.yieldMilligrams) / dish.servings).rounded()),
      basis: .edible, note: "", source: Self.source, isUsual: !own.contains(where: \.isUsual))
    return [serving] + own
  }

  /// The faults of measures whose dish is unknown.
  func strays() -> [Fault] { rows.values.map { $0.fault(.unknown, "dish") }.sorted { $0.line < $1.line } }
}

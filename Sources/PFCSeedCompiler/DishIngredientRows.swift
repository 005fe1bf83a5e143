internal import PFCModel
internal import PFCSeed

/// The ingredients of dish_ingredients.csv by the dish they belong to.
struct DishIngredientRows {
  static let columns = ["dish", "food", "grams", "amount", "note"]

  private var ingredients: [String: [DishIngredientRecord]] = [:]
  private var rows: [String: CSVRow] = [:]

  /// Adds a row, whose food must be among `foods`; gives its faults. O(ingredients of the dish).
  mutating func add(_ row: CSVRow, foods: [String: Int]) -> [Fault] {
    var faults: [Fault] = []
    let dish = row.text("dish")
    if rows[dish] == nil { rows[dish] = row }
    let milligrams = WeightColumn.thousandths(row, "grams", &faults)
    guard let food = foods[row.text("food")] else {
      return faults + [row.fault(.unknown, "food", detail: "a number of foods.csv")]
    }
    if ingredients[dish, default: []].contains(where: { $0.food == food }) {
      faults.append(row.fault(.duplicate, "food", detail: dish))
    }
    guard let milligrams else { return faults }
    ingredients[dish, default: []].append(
      DishIngredientRecord(food: food, milligrams: milligrams, amount: row.text("amount"), note: row.text("note")))
    return faults
  }

  /// The ingredients of a dish, which are then no strays; and whether it has any rows, faulty ones too.
  mutating func take(_ dish: String) -> (ingredients: [DishIngredientRecord], hasRows: Bool) {
    let hasRows = rows.removeValue(forKey: dish) != nil
    return (ingredients[dish] ?? [], hasRows)
  }

  /// The faults of ingredients whose dish is unknown.
  func strays() -> [Fault] { rows.values.map { $0.fault(.unknown, "dish") }.sorted { $0.line < $1.line } }
}

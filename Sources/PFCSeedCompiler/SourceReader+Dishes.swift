internal import PFCModel
internal import PFCNutrition
internal import PFCSeed

extension SourceReader {
  /// The files of the dishes. A seed has all of them or none.
  private static let dishFiles = [
    "dish_categories.csv", "dishes.csv", "dish_names.csv", "dish_ingredients.csv", "dish_portions.csv",
  ]

  /// Reads the dishes, after the foods that they are made of.
  mutating func readDishes() {
    guard Self.dishFiles.contains(where: { load($0) != nil }) else { return }
    records.dishCategories = readGroups("dish_categories.csv")
    let dishes = table("dishes.csv", DishColumns.all)
    let names = names(of: table("dish_names.csv", ["dish"] + NameColumns.all), key: "dish")
    let foods = Dictionary(records.foods.enumerated().map { ($1.number, $0) }) { first, _ in first }
    var ingredients = DishIngredientRows()
    // Where the foods have faults, which of them are there cannot be told.
    let knowsFoods = faults.allSatisfy { $0.file != folder + "/foods.csv" }
    for row in table("dish_ingredients.csv", DishIngredientRows.columns) {
      faults += ingredients.add(row, foods: foods).filter { knowsFoods || $0.code != .unknown }
    }
    var portions = DishPortionRows()
    for row in table("dish_portions.csv", DishPortionRows.columns) { faults += portions.add(row) }
    // A word that by itself means one very dish cannot mean another too.
    faults += names.repeatedPrimaryWords
    guard knowsFoods else { return }
    readDishes(dishes, names, ingredients, portions)
  }

  private mutating func readDishes(
    _ rows: [CSVRow], _ names: NameRows, _ ingredients: DishIngredientRows, _ portions: DishPortionRows
  ) {
    var (names, ingredients, portions) = (names, ingredients, portions)
    var ids = Set<String>()
    var displays = Set<String>()
    for row in rows {
      let id = row.text("dish")
      if !ids.insert(id).inserted { faults.append(row.fault(.duplicate, "dish")) }
      if !displays.insert(row.text("name")).inserted { faults.append(row.fault(.duplicate, "name")) }
      faults += NameCheck.faults(of: row, name: "name", reading: "reading")
      let own = names.take(id)
      faults += NameCheck.faults(ofDisplay: row, own, in: "dish_names.csv")
      let parts = ingredients.take(id)
      // Plain water is made of no food.
      if !parts.hasRows, row.text("category") != "飲み物" {
        faults.append(row.fault(.missing, "dish", detail: "no ingredient of it in dish_ingredients.csv"))
      }
      switch DishColumns.record(row, categories: records.dishCategories) {
      case .success(var dish):
        dish.names = own
        dish.portions = portions.take(dish)
        dish.ingredients = parts.ingredients
        dish.composition = composition(of: dish)
        if parts.hasRows { faults += DishPlausibility.faults(of: dish, row) }
        records.dishes.append(dish)
      case .failure(let found): faults += found.all
      }
    }
    if isRead(rows, "dishes.csv") {
      faults += names.strays(key: "dish") + ingredients.strays() + portions.strays().filter { !ids.contains($0.text) }
    }
  }

  private func composition(of dish: DishRecord) -> Composition {
    var sum = CompositionSum()
    for ingredient in dish.ingredients {
      sum.add(records.foods[ingredient.food].composition, grams: Double(ingredient.milligrams) / 1000)
    }
    return sum.per100Grams(yield: Double(dish.yieldMilligrams) / 1000)
  }
}

internal import PFC
internal import PFCArguments
internal import PFCRender

/// The parts of a dish as people read them.
struct DishText {
  private let dish: Dish
  private let language: Language

  init(_ dish: Dish, _ language: Language) {
    self.dish = dish
    self.language = language
  }

  /// What it is, that its figures are calculated, and what a serving weighs.
  var head: [String] {
    let season = dish.season == Dish.anySeason ? "" : "・\(dish.season)"
    let kind = "\(dish.category)・\(dish.country)\(season)"
    var lines = [
      word(
        "標準的なレシピの料理（\(kind)）。数値は材料からの計算値です。",
        "A standard recipe (\(kind)); its figures are summed from its ingredients.")
    ]
    if let yield = dish.yieldGrams, let serving = dish.servingGrams {
      let each =
        dish.servings == 1 ? Bilingual("", "") : Bilingual("、1 人前 \(grams(serving)) g", " of \(grams(serving)) g")
      lines.append(
        word(
          "できあがり: \(grams(yield)) g（\(servings)\(each.japanese)）",
          "Yield: \(grams(yield)) g (\(servings)\(each.english))"))
    }
    if !dish.note.isEmpty { lines.append(word("備考: ", "Note: ") + dish.note) }
    return lines
  }

  /// The ingredients for all servings.
  func ingredients(_ ingredients: [CountedIngredient], _ writer: TextTable) -> String {
    let rows = ingredients.map { counted in
      let ingredient = counted.ingredient
      return [
        ingredient.name, ingredient.amount, ingredient.grams.map { Decimal.text($0, 1) } ?? "-",
        counted.energy.map { Decimal.text($0, 0) } ?? "-", ingredient.note,
      ]
    }
    let table = Table(
      columns: [
        .init(word("材料（\(servings)）", "ingredients (\(servings))"), key: "name", shrinks: true),
        .init(word("量", "amount"), key: "amount"), .init("g", key: "grams", isNumber: true),
        .init("kcal", key: "energy_kcal", isNumber: true), .init("", key: "note"),
      ], rows: rows)
    return writer.text(table)
  }

  /// The figures per serving and per 100 g.
  func figures(_ writer: TextTable) -> String {
    // A dish has no refuse.
    let rows = Nutrient.allCases.filter { $0 != .refuse }.map { nutrient in
      let figure = dish.composition[nutrient]
      let values = [dish.perServing(nutrient), figure.value]
      return [nutrient.name(language)]
        + values.map { FigureText.people($0, figure.mark, decimals: FigureText.decimals(for: $0 ?? 0)) }
        + [nutrient.unit, nutrient.tag]
    }
    let table = Table(
      columns: [
        .init(word("成分", "component"), key: "name", shrinks: true),
        .init(word("1 人前", "per serving"), key: "per_serving", isNumber: true),
        .init("100 g", key: "per_100g", isNumber: true), .init("", key: "unit"), .init("", key: "tag"),
      ], rows: rows)
    return writer.text(table)
  }

  /// How many servings the ingredients make.
  private var servings: String {
    let count = Decimal.text(dish.servings, 1)
    return word("\(count) 人前", dish.servings == 1 ? "1 serving" : "\(count) servings")
  }

  private func grams(_ grams: Double) -> String { Decimal.text(grams, 0) }

  private func word(_ japanese: String, _ english: String) -> String { language == .japanese ? japanese : english }
}

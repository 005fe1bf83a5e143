internal import PFC
internal import PFCArguments
internal import PFCRender

/// The parts of a dish as people read them.
struct DishText {
  private let dish: Dish
  private let ingredients: [CountedIngredient]
  private let language: Language

  init(_ dish: Dish, _ ingredients: [CountedIngredient], _ language: Language) {
    self.dish = dish
    self.ingredients = ingredients
    self.language = language
  }

  /// What it is, that its figures are calculated, what a serving weighs, and what is missing in the figures.
  var head: [String] {
    let season = dish.season == Dish.anySeason ? "" : dish.season
    let kinds = [dish.category, dish.country, season].filter { !$0.isEmpty }.joined(separator: "・")
    let kind = kinds.isEmpty ? Bilingual("", "") : Bilingual("（\(kinds)）", " (\(kinds))")
    let lines = [
      dish.isOwn
        ? word(
          "マイレシピ\(kind.japanese)。数値は材料からの計算値です。",
          "A recipe of your own\(kind.english); its figures are summed from its ingredients.")
        : word(
          "標準的なレシピの料理\(kind.japanese)。数値は材料からの計算値です。",
          "A standard recipe\(kind.english); its figures are summed from its ingredients.")
    ]
    return lines + notes
  }

  /// What a serving weighs, the remark, and what is missing in the figures.
  var notes: [String] {
    let remark = dish.note.isEmpty ? nil : word("備考: ", "Note: ") + TerminalText.safe(dish.note)
    return [yieldLine, remark, unknownLine].compactMap(\.self)
  }

  private var yieldLine: String? {
    guard let yield = dish.yieldGrams else {
      return servings.isEmpty ? nil : word("できあがり: ", "Yield: ") + servings
    }
    let each =
      dish.servings == 1
      ? Bilingual("", "")
      : dish.servingGrams.map { Bilingual("、1 人前 \(grams($0)) g", " of \(grams($0)) g") } ?? Bilingual("", "")
    let share =
      servings.isEmpty
      ? Bilingual("", "") : Bilingual("（\(servings)\(each.japanese)）", " (\(servings)\(each.english))")
    return word("できあがり: \(grams(yield)) g\(share.japanese)", "Yield: \(grams(yield)) g\(share.english)")
  }

  /// The ingredients that no figure counts.
  private var unknownLine: String? {
    let names = ingredients.lazy.filter(\.isUnknown).map { TerminalText.safe($0.ingredient.name) }
    guard !names.isEmpty else { return nil }
    return word(
      "量か成分の分からない材料: \(names.joined(separator: "、"))（数値はその分だけ少なく、≥ が付きます）",
      "Ingredients of unknown amount or kind: \(names.joined(separator: ", ")) (figures with ≥ lack them)")
  }

  /// The ingredients for all servings.
  func table(_ writer: TextTable) -> String {
    let rows = ingredients.map { counted in
      let ingredient = counted.ingredient
      return [
        ingredient.name, ingredient.amount, ingredient.grams.map { Decimal.text($0, 1) } ?? "-",
        counted.energy.map { Decimal.text($0, 0) } ?? "-", ingredient.note,
      ]
    }
    let table = Table(
      columns: [
        .init(title, key: "name", shrinks: true),
        .init(word("量", "amount"), key: "amount"), .init("g", key: "grams", isNumber: true),
        .init("kcal", key: "energy_kcal", isNumber: true), .init("", key: "note"),
      ], rows: rows)
    return writer.text(table)
  }

  /// The figures per serving and per 100 g.
  func figures(_ writer: TextTable) -> String {
    // A dish has no refuse.
    let first = dish.servingGrams ?? dish.yieldGrams
    let rows = Nutrient.allCases.filter { $0 != .refuse }.map { nutrient in
      let figure = dish.composition[nutrient]
      let values = [dish.value(nutrient, inGrams: first), figure.value]
      return [nutrient.name(language)]
        + values.map { FigureText.people($0, figure.mark, decimals: FigureText.decimals(for: $0 ?? 0)) }
        + [nutrient.unit, nutrient.tag]
    }
    let table = Table(
      columns: [
        .init(word("成分", "component"), key: "name", shrinks: true),
        .init(
          dish.servings == nil ? word("全量", "whole") : word("1 人前", "per serving"), key: "per_serving", isNumber: true),
        .init("100 g", key: "per_100g", isNumber: true), .init("", key: "unit"), .init("", key: "tag"),
      ], rows: rows)
    return writer.text(table)
  }

  /// How many servings the ingredients make; empty where nobody said it.
  private var servings: String {
    guard let servings = dish.servings else { return "" }
    let count = Decimal.text(servings, 1)
    return word("\(count) 人前", servings == 1 ? "1 serving" : "\(count) servings")
  }

  private var title: String {
    servings.isEmpty ? word("材料", "ingredients") : word("材料（\(servings)）", "ingredients (\(servings))")
  }

  private func grams(_ grams: Double) -> String { Decimal.text(grams, 0) }

  private func word(_ japanese: String, _ english: String) -> String { language == .japanese ? japanese : english }
}

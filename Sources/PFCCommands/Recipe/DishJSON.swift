internal import PFC
internal import PFCJSON

/// Dishes as JSON.
enum DishJSON {
  /// An element of the arrays of `pfc recipe`, as the contract has it.
  static func recipe(_ dish: Dish, _ ingredients: [DishIngredient]) -> JSONValue {
    .object(
      [("id", .string(dish.id)), ("kind", .string(dish.kind.name)), ("name", .string(dish.name))] + kind(of: dish)
        + [("ingredients", .array(ingredients.map { .object(members(of: $0)) }))] + servings(of: dish))
  }

  /// What kind of dish it is.
  static func kind(of dish: Dish) -> [(String, JSONValue)] {
    [
      ("category", .string(dish.category)), ("country", .string(dish.country)), ("season", .string(dish.season)),
    ]
  }

  /// An ingredient with the energy that it brings.
  static func ingredient(_ counted: CountedIngredient) -> JSONValue {
    .object(
      members(of: counted.ingredient) + [
        ("energy_kcal", counted.energy.map { Decimal.json($0, 1) } ?? .null),
        ("note", .string(counted.ingredient.note)),
      ])
  }

  /// The yield, the servings, what one serving holds, and which of these figures are greater in truth. Where nobody said
  /// how many servings there are, the whole is one, and the figures per 100 g come besides.
  static func servings(of dish: Dish) -> [(String, JSONValue)] {
    let servings = dish.servings ?? dish.yieldGrams.map { _ in 1 }
    let grams = dish.yieldGrams.flatMap { yield in servings.map { yield / $0 } }
    let incomplete = HitWriter.listed.filter { dish.composition[$0.nutrient].mark.isIncomplete }
    let perHundred = dish.servings == nil && grams != nil ? [("per_100g", figures(of: dish, grams: 100))] : []
    return [
      ("yield_grams", dish.yieldGrams.map { Decimal.json($0, 3) } ?? .null),
      ("servings", servings.map { Decimal.json($0, 3) } ?? .null), ("per_serving", figures(of: dish, grams: grams)),
    ] + perHundred + [("incomplete", .array(incomplete.map { .string($0.key) }))]
  }

  private static func figures(of dish: Dish, grams: Double?) -> JSONValue {
    .object(
      HitWriter.listed.enumerated().map { column, listed in
        let value = dish.value(listed.nutrient, inGrams: grams)
        return (listed.key, value.map { Decimal.json($0, column == 0 ? 0 : 1) } ?? .null)
      })
  }

  /// The amount as it was typed; what was typed in grams is those grams.
  private static func amount(of ingredient: DishIngredient) -> String? {
    if !ingredient.amount.isEmpty { return ingredient.amount }
    return ingredient.grams.map { Decimal.text($0, 3) + "g" }
  }

  /// The members of an ingredient, as the contract has them.
  static func members(of ingredient: DishIngredient) -> [(String, JSONValue)] {
    [
      ("name", .string(ingredient.name)), ("item", .optional(ingredient.item)),
      ("amount", .optional(amount(of: ingredient))), ("grams", ingredient.grams.map { Decimal.json($0, 3) } ?? .null),
    ]
  }
}

internal import PFC
internal import PFCRender

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

  /// The yield, the servings, what one serving holds, and which of these figures are greater in truth.
  static func servings(of dish: Dish) -> [(String, JSONValue)] {
    let figures = HitWriter.listed.enumerated().map { column, listed in
      (listed.key, dish.perServing(listed.nutrient).map { Decimal.json($0, column == 0 ? 0 : 1) } ?? .null)
    }
    let incomplete = HitWriter.listed.filter { dish.composition[$0.nutrient].mark.isIncomplete }
    return [
      ("yield_grams", dish.yieldGrams.map { Decimal.json($0, 3) } ?? .null),
      ("servings", dish.servings.map { Decimal.json($0, 3) } ?? .null), ("per_serving", .object(figures)),
      ("incomplete", .array(incomplete.map { .string($0.key) })),
    ]
  }

  /// The members of an ingredient, as the contract has them.
  static func members(of ingredient: DishIngredient) -> [(String, JSONValue)] {
    [
      ("name", .string(ingredient.name)), ("item", .optional(ingredient.item)),
      ("amount", .string(ingredient.amount)), ("grams", ingredient.grams.map { Decimal.json($0, 3) } ?? .null),
    ]
  }
}

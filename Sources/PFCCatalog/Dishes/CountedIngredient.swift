internal import PFCGrammar
public import PFCModel
internal import PFCNutrition

/// An ingredient of a dish with the energy that it brings.
public struct CountedIngredient: Sendable, Hashable {
  /// The ingredient.
  public let ingredient: DishIngredient
  /// The kilocalories of its grams; nil when they are not known.
  public let energy: Double?

  /// Whether it counts as unknown: nobody knows what it is or how much.
  public var isUnknown: Bool { energy == nil }

  /// The ingredients of a dish. O(ingredients × log n).
  public static func all(of dish: Dish, _ catalog: FoodCatalog) throws -> [CountedIngredient] {
    try all(try catalog.ingredients(of: dish), catalog)
  }

  /// The same of a list. O(ingredients × log n).
  public static func all(_ list: [DishIngredient], _ catalog: FoodCatalog) throws -> [CountedIngredient] {
    try list.map { ingredient in
      let item = if let id = ingredient.item { try catalog.item(id: id) } else { Item?.none }
      return CountedIngredient(ingredient: ingredient, energy: item.flatMap { energy(of: ingredient, as: $0) })
    }
  }

  private static func energy(of ingredient: DishIngredient, as item: Item) -> Double? {
    guard let composition = item.composition, let energy = composition[.energyKilocalories].value else { return nil }
    guard let unit = item.unit else { return ingredient.grams.map { energy * $0 / 100 } }
    guard let amount = try? AmountText.amount(ingredient.amount) else { return nil }
    return (try? FoodAmount.counted(amount, unit: unit, figures: composition)).map { energy * $0.value }
  }
}

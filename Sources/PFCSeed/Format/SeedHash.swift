internal import PFCModel
internal import PFCStorage

/// The hashes by which what a seed hands over is checked: a changed figure is refused, never shown as true.
enum SeedHash {
  /// The hash of what is handed over of a food.
  static func of(_ food: Food) -> Int64 {
    var hash = BlockHash()
    for text in [food.id, food.name, food.officialName, food.group, food.source] { hash.add(text) }
    hash.add(food.composition)
    return Int64(bitPattern: hash.value)
  }

  /// The hash of what is handed over of a dish, but for its ingredients.
  static func of(_ dish: Dish) -> Int64 {
    var hash = BlockHash()
    for text in [dish.id, dish.name, dish.category, dish.country, dish.season, dish.note, dish.source] {
      hash.add(text)
    }
    hash.add((dish.servings ?? 0).bitPattern)
    hash.add((dish.yieldGrams ?? 0).bitPattern)
    hash.add(dish.composition)
    return Int64(bitPattern: hash.value)
  }

  /// The hash of the ingredients of a dish, in their order.
  static func of(_ ingredients: [DishIngredient]) -> Int64 {
    of(ingredients.flatMap { [$0.name, $0.item ?? "", $0.grams.map { "\($0)" } ?? "", $0.amount, $0.note] })
  }

  /// The hash of what is handed over of an exercise.
  static func of(_ exercise: Exercise) -> Int64 {
    of([
      exercise.code, exercise.name, exercise.englishName, exercise.category, exercise.source,
      String(exercise.mets.packed),
    ])
  }

  /// The hash of the names of an item, in their order.
  static func of(_ names: [ItemName]) -> Int64 {
    of(names.flatMap { [$0.name, $0.reading ?? "", $0.kind.name, $0.isPrimary ? "primary" : ""] })
  }

  /// The hash of the household measures of an item, in their order.
  static func of(_ portions: [Portion]) -> Int64 {
    of(
      portions.flatMap {
        [$0.unit, $0.size, String($0.milligrams), $0.basis.rawValue, $0.note, $0.source, $0.isUsual ? "usual" : ""]
      })
  }

  /// The hash of what a seed says of itself.
  static func of(_ facts: [String: String]) -> Int64 {
    of(facts.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] })
  }

  /// The hash of texts, each by itself. O(n).
  private static func of(_ texts: [String]) -> Int64 {
    var hash = BlockHash()
    for text in texts { hash.add(text) }
    return Int64(bitPattern: hash.value)
  }
}

extension BlockHash {
  /// Adds the figures of a composition.
  fileprivate mutating func add(_ composition: Composition) {
    for nutrient in Nutrient.allCases { add(UInt64(composition[nutrient].packed)) }
  }
}

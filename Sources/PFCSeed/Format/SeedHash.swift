internal import PFCModel
internal import PFCStorage

/// The hashes by which what a seed hands over is checked: a changed figure is refused, never shown as true.
enum SeedHash {
  /// The hash of what is handed over of a food.
  static func hash(_ food: Food) -> Int64 {
    var hash = BlockHash()
    for text in [food.id, food.name, food.officialName, food.group, food.source] { hash.add(text) }
    hash.add(food.composition)
    return Int64(bitPattern: hash.value)
  }

  /// The hash of what is handed over of a dish, but for its ingredients.
  static func hash(_ dish: Dish) -> Int64 {
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
  static func hash(_ ingredients: [DishIngredient]) -> Int64 {
    hash(ingredients.flatMap { [$0.name, $0.item ?? "", $0.grams.map { "\($0)" } ?? "", $0.amount, $0.note] })
  }

  /// The hash of what is handed over of an exercise.
  static func hash(_ exercise: Exercise) -> Int64 {
    hash([
      exercise.code, exercise.name, exercise.englishName, exercise.category, exercise.source,
      String(exercise.mets.packed),
    ])
  }

  /// The hash of the names of an item, in their order.
  static func hash(_ names: [ItemName]) -> Int64 {
    var hash = BlockHash()
    for name in names {
      hash.add(name.name)
      hash.add(name.reading ?? "")
      hash.add(name.kind.name)
      hash.add(name.isPrimary ? "primary" : "")
    }
    return Int64(bitPattern: hash.value)
  }

  /// The hash of the household measures of an item, in their order.
  static func hash(_ portions: [Portion]) -> Int64 {
    var hash = BlockHash()
    for portion in portions {
      for text in [portion.unit.text, portion.size, String(portion.milligrams), portion.basis.rawValue] {
        hash.add(text)
      }
      for text in [portion.note, portion.source, portion.isUsual ? "usual" : ""] { hash.add(text) }
    }
    return Int64(bitPattern: hash.value)
  }

  /// The hash of what a seed says of itself.
  static func hash(_ facts: [String: String]) -> Int64 {
    hash(facts.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] })
  }

  /// The hash of texts, each by itself. O(n).
  private static func hash(_ texts: [String]) -> Int64 {
    var hash = BlockHash()
    for text in texts { hash.add(text) }
    return Int64(bitPattern: hash.value)
  }
}

extension SeedHash {
  /// The same of a food as its row says it: the five texts, the composition and the hash, from the first column on.
  /// Throws what is damaged where the row is not what was written.
  static func checkFood(_ row: borrowing Row) throws {
    var hash = BlockHash()
    for column in 0..<Int32(5) { row.add(text: column, to: &hash) }
    row.add(words: 5, to: &hash)
    guard Int64(bitPattern: hash.value) == row.integer(6) else {
      throw SeedReason(reason: .damaged("food \(row.text(0))"))
    }
  }

  /// The same of a dish: the seven texts, servings, milligrams, composition and hash.
  static func checkDish(_ row: borrowing Row) throws {
    var hash = BlockHash()
    for column in 0..<Int32(7) { row.add(text: column, to: &hash) }
    hash.add(row.real(7).bitPattern)
    hash.add((Double(row.integer(8)) / 1000).bitPattern)
    row.add(words: 9, to: &hash)
    guard Int64(bitPattern: hash.value) == row.integer(10) else {
      throw SeedReason(reason: .damaged("dish \(row.text(0))"))
    }
  }
}

extension BlockHash {
  /// Adds the figures of a composition.
  fileprivate mutating func add(_ composition: Composition) {
    for nutrient in Nutrient.allCases { add(UInt64(composition[nutrient].packed)) }
  }
}

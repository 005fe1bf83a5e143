internal import PFCModel
internal import PFCSearch
internal import PFCSeed

extension SeedIndex {
  /// The index over the names of records. O(n log n).
  init(of records: SeedRecords) throws {
    var builder = IndexBuilder(Self.items(of: records), qualifierWords: records.qualifierWords)
    self.init(bytes: try builder.build(), blockSize: IndexFormat.blockSize, textRules: SearchTextRules.stamp)
  }

  private static func items(of records: SeedRecords) -> [IndexedItem] {
    let foods = records.foods.enumerated().map { index, food in
      IndexedItem(
        kind: .food, row: UInt32(index + 1), level: food.level, group: UInt8(food.group), names: food.names)
    }
    let dishes = records.dishes.enumerated().map { index, dish in
      IndexedItem(
        kind: .dish, row: UInt32(index + 1), level: dish.level, group: UInt8(dish.category), names: dish.names)
    }
    let exercises = records.exercises.enumerated().map { index, exercise in
      IndexedItem(
        kind: .exercise, row: UInt32(index + 1), level: exercise.level, group: UInt8(exercise.category),
        names: exercise.names)
    }
    return foods + dishes + exercises
  }
}

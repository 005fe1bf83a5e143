package import PFCModel
package import PFCSearch

/// The checked records of a seed, in the order of their files.
package struct SeedRecords: Sendable {
  package var facts: [String: String] = [:]
  package var groups: [GroupRecord] = []
  package var categories: [GroupRecord] = []
  package var dishCategories: [GroupRecord] = []
  package var foods: [FoodRecord] = []
  package var dishes: [DishRecord] = []
  package var exercises: [ExerciseRecord] = []
  /// Other words for qualifiers, by the qualifier as display names write it.
  package var qualifierWords: [String: [QualifierWord]] = [:]

  package init() {}
}

/// A food group, dish category or exercise category.
package struct GroupRecord: Sendable, Equatable {
  package var code: String
  package var name: String
  package var reading: String
  package var english: String
}

/// A food with its names.
package struct FoodRecord: Sendable, Equatable {
  package var number: String
  package var group: Int
  package var name: String
  package var officialName: String
  package var level: UInt8
  package var source: String
  package var composition: Composition
  package var names: [ItemName] = []
  package var portions: [Portion] = []
}

/// A dish with its names, ingredients and measures.
package struct DishRecord: Sendable, Equatable {
  package var id: String
  package var category: Int
  package var name: String
  package var country: String
  package var season: String
  package var level: UInt8
  package var servings: Double
  package var yieldMilligrams: Int
  package var note: String
  package var composition = Composition.notMeasured
  package var ingredients: [DishIngredientRecord] = []
  package var names: [ItemName] = []
  package var portions: [Portion] = []
}

/// An ingredient of a dish: the place of its food among the foods, and its weight.
package struct DishIngredientRecord: Sendable, Equatable {
  package var food: Int
  package var milligrams: Int
  package var amount: String
  package var note: String
}

/// An exercise with its names.
package struct ExerciseRecord: Sendable, Equatable {
  package var code: String
  package var category: Int
  package var name: String
  package var reading: String
  package var english: String
  package var level: UInt8
  package var source: String
  package var mets: Figure
  package var names: [ItemName] = []
}

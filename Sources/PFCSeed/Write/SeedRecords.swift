package import PFCModel

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

  package init(
    code: String, name: String, reading: String, english: String
  ) {
    self.code = code
    self.name = name
    self.reading = reading
    self.english = english
  }
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

  package init(
    number: String, group: Int, name: String, officialName: String, level: UInt8, source: String,
    composition: Composition
  ) {
    self.number = number
    self.group = group
    self.name = name
    self.officialName = officialName
    self.level = level
    self.source = source
    self.composition = composition
  }
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

  package init(
    id: String, category: Int, name: String, country: String, season: String, level: UInt8, servings: Double,
    yieldMilligrams: Int, note: String
  ) {
    self.id = id
    self.category = category
    self.name = name
    self.country = country
    self.season = season
    self.level = level
    self.servings = servings
    self.yieldMilligrams = yieldMilligrams
    self.note = note
  }
}

/// An ingredient of a dish: the place of its food among the foods, and its weight.
package struct DishIngredientRecord: Sendable, Equatable {
  package var food: Int
  package var milligrams: Int
  package var amount: String
  package var note: String

  package init(
    food: Int, milligrams: Int, amount: String, note: String
  ) {
    self.food = food
    self.milligrams = milligrams
    self.amount = amount
    self.note = note
  }
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

  package init(
    code: String, category: Int, name: String, reading: String, english: String, level: UInt8, source: String,
    mets: Figure
  ) {
    self.code = code
    self.category = category
    self.name = name
    self.reading = reading
    self.english = english
    self.level = level
    self.source = source
    self.mets = mets
  }
}

package import PFCModel
package import PFCSearch

/// The checked records of a seed, in the order of their files.
package struct SeedRecords: Sendable {
  package var facts: [String: String] = [:]
  package var groups: [GroupRecord] = []
  package var categories: [GroupRecord] = []
  package var foods: [FoodRecord] = []
  package var exercises: [ExerciseRecord] = []
  /// Other words for qualifiers, by the qualifier as display names write it.
  package var qualifierWords: [String: [QualifierWord]] = [:]

  package init() {}
}

/// A food group or exercise category.
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

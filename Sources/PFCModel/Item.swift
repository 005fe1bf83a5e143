/// An item of a seed with everything a list shows of it.
public enum Item: Sendable, Hashable {
  /// A food.
  case food(Food)
  /// An exercise.
  case exercise(Exercise)

  /// The identifier, as `01088` or `x12030`.
  public var id: String {
    switch self {
    case .food(let food): food.id
    case .exercise(let exercise): exercise.id
    }
  }

  /// The readable name.
  public var name: String {
    switch self {
    case .food(let food): food.name
    case .exercise(let exercise): exercise.name
    }
  }

  /// What kind of item it is.
  public var kind: ItemKind {
    switch self {
    case .food: .food
    case .exercise: .exercise
    }
  }
}

extension Item {
  /// The same item with another identifier.
  package func withID(_ id: String) -> Item {
    switch self {
    case .food(let food):
      .food(
        Food(
          id: id, name: food.name, officialName: food.officialName, group: food.group, composition: food.composition,
          source: food.source))
    case .exercise(let exercise):
      .exercise(
        Exercise(
          id: id, code: exercise.code, name: exercise.name, englishName: exercise.englishName,
          category: exercise.category, mets: exercise.mets, source: exercise.source))
    }
  }
}

/// An item of a seed or of the user's own with everything a list shows of it.
public enum Item: Sendable, Hashable {
  /// A food.
  case food(Food)
  /// An exercise.
  case exercise(Exercise)
  /// A food that the user entered.
  case own(OwnFood)

  /// The identifier, as `01088`, `x12030` or `u1`.
  public var id: String {
    switch self {
    case .food(let food): food.id
    case .exercise(let exercise): exercise.id
    case .own(let own): own.id
    }
  }

  /// The readable name.
  public var name: String {
    switch self {
    case .food(let food): food.name
    case .exercise(let exercise): exercise.name
    case .own(let own): own.draft.name
    }
  }

  /// What kind of item it is.
  public var kind: ItemKind {
    switch self {
    case .food: .food
    case .exercise: .exercise
    case .own: .own
    }
  }

  /// The food that the item is; nil for an exercise.
  public var food: Food? {
    switch self {
    case .food(let food): food
    case .exercise: nil
    case .own(let own): own.food
    }
  }

  /// The counter that the figures are for one of; nil where they are per 100 g.
  public var unit: String? {
    guard case .own(let own) = self else { return nil }
    return own.draft.unit
  }
}

extension Item {
  /// The same item with another identifier. An own food keeps its own.
  package func withID(_ id: String) -> Item {
    switch self {
    case .own: self
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

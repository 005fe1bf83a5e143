/// What becomes of an own food that is saved by its name.
public enum OwnFoodOutcome: Sendable, Equatable {
  /// It is new.
  case added(OwnFood)
  /// It was there and is changed.
  case changed(OwnFood)
  /// It was there with just these figures.
  case unchanged(OwnFood)

  /// The food.
  public var food: OwnFood {
    switch self {
    case .added(let food), .changed(let food), .unchanged(let food): food
    }
  }
}

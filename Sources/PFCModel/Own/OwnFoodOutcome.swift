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

/// What became of an own food that was to be changed.
public enum OwnFoodChange: Sendable, Equatable {
  /// It is changed.
  case changed(OwnFood)
  /// Another food has the name; nothing is changed.
  case nameTaken(OwnFood)
  /// It is no longer there; nothing is changed.
  case gone
}

/// What a search can find.
public enum ItemKind: UInt8, CaseIterable, Sendable, Hashable {
  /// A food of a seed.
  case food = 0
  /// A standard dish of a seed.
  case dish
  /// An exercise of a seed.
  case exercise
  /// A food that the user entered.
  case own
  /// A recipe that the user entered.
  case recipe

  /// The name used on the command line and in JSON.
  public var name: String {
    switch self {
    case .food: "food"
    case .dish: "dish"
    case .exercise: "exercise"
    case .own: "own"
    case .recipe: "recipe"
    }
  }

  /// The kind with a name, or nil.
  public init?(name: String) {
    guard let kind = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = kind
  }
}

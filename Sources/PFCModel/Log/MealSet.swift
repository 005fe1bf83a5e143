/// A line of items saved under a name, to be logged as `@NAME`.
public struct MealSet: Sendable, Hashable {
  /// The name, without `@`.
  public let name: String
  /// The items as they were typed.
  public let line: String

  /// Makes a set.
  package init(name: String, line: String) {
    self.name = name
    self.line = line
  }
}

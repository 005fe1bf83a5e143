/// What a seed says of itself.
public struct SeedInfo: Sendable, Hashable {
  /// The name of the seed, as `standard`.
  public let name: String
  /// The edition of its data.
  public let edition: String
  /// How to cite its data.
  public let citation: String
  /// How many foods it holds.
  public let foods: Int
  /// How many standard dishes it holds.
  public let dishes: Int
  /// How many exercises it holds.
  public let exercises: Int

  /// Makes the facts of a seed.
  package init(name: String, edition: String, citation: String, foods: Int, dishes: Int, exercises: Int) {
    self.name = name
    self.edition = edition
    self.citation = citation
    self.foods = foods
    self.dishes = dishes
    self.exercises = exercises
  }
}

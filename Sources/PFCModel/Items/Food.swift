/// A food of a seed.
public struct Food: Sendable, Hashable {
  /// The number of the food in its table, as `01088`.
  public let id: String
  /// The readable name, as ごはん（精白米）.
  public let name: String
  /// The official name of the table, its parts separated by U+3000.
  public let officialName: String
  /// The name of the food group, as 穀類.
  public let group: String
  /// The figures per 100 g of edible part.
  public let composition: Composition
  /// Where the figures come from, as `MEXT-2023:01088`.
  public let source: String

  /// Makes a food from its parts.
  package init(
    id: String, name: String, officialName: String, group: String, composition: Composition, source: String
  ) {
    self.id = id
    self.name = name
    self.officialName = officialName
    self.group = group
    self.composition = composition
    self.source = source
  }
}

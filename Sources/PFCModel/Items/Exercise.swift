/// An exercise of a seed.
public struct Exercise: Sendable, Hashable {
  /// `x` and the code of the Compendium, as `x12030`.
  public let id: String
  /// The five-digit code of the Compendium.
  public let code: String
  /// The readable name, as ランニング　8.0 km/時.
  public let name: String
  /// The English name.
  public let englishName: String
  /// The name of the category, as ランニング.
  public let category: String
  /// The intensity in METs: multiples of the energy spent at rest.
  public let mets: Figure
  /// Where the figure comes from, as `COMPENDIUM-2011:12030`.
  public let source: String

  /// Makes an exercise from its parts.
  package init(
    id: String, code: String, name: String, englishName: String, category: String, mets: Figure, source: String
  ) {
    self.id = id
    self.code = code
    self.name = name
    self.englishName = englishName
    self.category = category
    self.mets = mets
    self.source = source
  }
}

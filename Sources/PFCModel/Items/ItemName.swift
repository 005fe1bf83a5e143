/// One of the names by which an item is found.
public struct ItemName: Sendable, Hashable {
  /// The name as people write it.
  public let name: String
  /// Its reading in katakana; nil for English names.
  public let reading: String?
  /// What the name is to the item.
  public let kind: NameKind
  /// Whether the bare word, said by itself, means this very item.
  public let isPrimary: Bool

  /// Makes a name from its parts.
  package init(name: String, reading: String?, kind: NameKind, isPrimary: Bool = false) {
    self.name = name
    self.reading = reading
    self.kind = kind
    self.isPrimary = isPrimary
  }
}

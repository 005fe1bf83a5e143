package import PFCModel

/// What a name of a recipe must not be, and what it stands before.
package enum RecipeName {
  /// Why a name is refused.
  package enum Fault: Sendable, Equatable {
    /// It looks like the identifier of an item.
    case identifier
    /// It has control characters.
    case controlCharacter
  }

  /// What is wrong with a name; nil for nothing. O(n).
  package static func fault(of name: String) -> Fault? {
    if hasControlCharacters(name) { return .controlCharacter }
    return ItemIdentifier.isOne(name) ? .identifier : nil
  }

  package static func hasControlCharacters(_ name: String) -> Bool {
    name.unicodeScalars.contains { $0.properties.generalCategory == .control }
  }

  /// The common food that a name means by itself, which a recipe of that name would stand before; nil for none.
  /// O(log n). Throws ``SeedError``.
  package static func food(named name: String, in catalog: FoodCatalog) throws -> Item? {
    guard let hit = try catalog.search(name, limit: 1, kinds: [.food]).first, hit.grade == .exact else { return nil }
    let isCommon = hit.contributions.contains { part in
      if case .level(let level) = part.reason { level >= 4 } else { part.reason == .primarySense }
    }
    return isCommon ? hit.item : nil
  }
}

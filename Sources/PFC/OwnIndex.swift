internal import PFCJournal
internal import PFCModel
internal import PFCSearch
internal import PFCText

/// The index over the user's own items.
enum OwnIndex {
  /// What the journal needs to keep the index.
  static let indexer = OwnIndexer(
    stamp: stamp, blockSize: IndexFormat.blockSize, key: { nameKey($0) }, build: { bytes(of: $0) })

  /// The key by which names are the same: that of a search, with or without spaces.
  static func nameKey(_ name: String) -> String { FoodCatalog.normalized(name).filter { $0 != " " } }

  /// What tells indexes apart: the rules of their text and their layout.
  static var stamp: String {
    let rules = SearchTextRules.stamp
    return "\(IndexFormat.version) \(rules.version) \(rules.unicode)"
  }

  /// The bytes of an index over foods. O(n log n).
  static func bytes(of foods: [OwnFood]) -> [UInt8] {
    var builder = IndexBuilder(foods.map(item))
    return builder.build()
  }

  /// What the user named is what they mean by that name, and common to them.
  private static func item(_ food: OwnFood) -> IndexedItem {
    IndexedItem(
      kind: .own, row: UInt32(clamping: food.number), level: 5, group: 0, names: [name(of: food)])
  }

  /// The name with its reading: as the user gave it, or the name itself where it can be read as it stands.
  static func name(of food: OwnFood) -> ItemName {
    let draft = food.draft
    let readsAsWritten =
      draft.name.unicodeScalars.contains { Script($0).isKana }
      && !draft.name.unicodeScalars.contains { Script($0) == .kanji }
    return ItemName(
      name: draft.name, reading: draft.reading ?? (readsAsWritten ? draft.name : nil), kind: .display, isPrimary: true)
  }
}

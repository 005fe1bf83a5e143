package import PFCJournal
internal import PFCModel
internal import PFCSearch
internal import PFCText

/// The index over the user's own items.
package enum OwnIndex {
  /// What the journal needs to keep the index.
  package static let indexer = OwnIndexer(
    stamp: stamp, blockSize: IndexFormat.blockSize, key: { nameKey($0) }, build: { try bytes(of: $0) })

  /// The key by which names are the same: that of a search, with or without spaces.
  package static func nameKey(_ name: String) -> String {
    String(String.UnicodeScalarView(SearchTextRules.scalars(of: name).filter { $0 != " " }))
  }

  /// What tells indexes apart: the rules of their text and their layout.
  /// The version of Unicode is one of them: users write letters of any age, and a journal stays where it is.
  static var stamp: String {
    "\(IndexFormat.version) \(SearchTextRules.version) \(SearchTextRules.unicodeVersion)"
  }

  /// The bytes of an index over items. O(n log n).
  static func bytes(of items: [OwnItemName]) throws(IndexError) -> [UInt8] {
    var builder = IndexBuilder(items.map(indexed))
    return try builder.build()
  }

  /// What the user named is what they mean by that name, and common to them.
  private static func indexed(_ item: OwnItemName) -> IndexedItem {
    IndexedItem(
      kind: item.kind, row: UInt32(clamping: item.number), level: 5, group: 0,
      names: [name(item.name, reading: item.reading)])
  }

  /// The name with its reading: as the user gave it, or the name itself where it can be read as it stands.
  static func name(_ name: String, reading: String?) -> ItemName {
    let readsAsWritten =
      name.unicodeScalars.contains { Script($0).isKana } && !name.unicodeScalars.contains { Script($0) == .kanji }
    return ItemName(name: name, reading: reading ?? (readsAsWritten ? name : nil), kind: .display, isPrimary: true)
  }
}

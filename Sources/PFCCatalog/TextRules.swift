internal import PFCModel
internal import PFCSearch
internal import PFCSeed

/// Compares the text rules of the program with those that made a seed.
enum TextRules {
  static var current: TextRulesStamp { SearchTextRules.stamp }

  /// Throws when searches in the seed would silently miss. Costs nothing while the versions agree; with another version
  /// of Unicode the rules are tried on a fixed text.
  static func check(_ store: SeedStore) throws {
    guard store.textRules != current else { return }
    guard store.textRules.version == current.version, store.goldenHash == SearchTextRules.goldenHash else {
      let stamp = store.textRules
      throw SeedError(seed: store.label, reason: .otherTextRules("\(stamp.version), Unicode \(stamp.unicode)"))
    }
  }
}

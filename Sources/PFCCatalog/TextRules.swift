internal import PFCModel
internal import PFCSearch
internal import PFCSeed

/// Compares the text rules of the program with those that made a seed.
enum TextRules {
  /// Throws when searches in the seed would silently miss. With a seed from a file the rules are tried on a fixed text;
  /// with the program's own a test has done so, and ICU's tables need not be read.
  static func check(_ store: SeedStore, isBundled: Bool) throws {
    let made = store.textRules
    if made.version == SearchTextRules.version, isBundled || made.golden == SearchTextRules.goldenHash { return }
    throw SeedError(seed: store.label, reason: .otherTextRules("\(made.version), \(made.golden)"))
  }
}

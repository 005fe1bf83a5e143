package import PFCModel
internal import PFCText

/// The text rules by which an index is made and searched.
package enum SearchTextRules {
  /// The version of the rules.
  package static var version: String { String(TextPipeline.version) }

  /// What tells the rules and the normaliser below them from others. O(1), some tens of microseconds.
  package static var stamp: TextRulesStamp { TextRulesStamp(version: version, golden: goldenHash) }

  /// The version of Unicode that the normaliser knows.
  package static var unicodeVersion: String { ICU.unicodeVersion }

  /// The version of ICU in use.
  package static var icuVersion: String { ICU.version }

  /// The hash of what the rules make of a fixed text, as hexadecimal digits. O(1), some tens of microseconds.
  package static var goldenHash: String { String(TextPipeline.goldenHash(), radix: 16) }

  /// The key of a text, for comparing texts as a search would.
  package static func key(of text: String) -> String { String(String.UnicodeScalarView(scalars(of: text))) }

  /// The scalars of the key of a text. O(n).
  package static func scalars(of text: String) -> [Unicode.Scalar] { TextPipeline.key(of: text) }
}

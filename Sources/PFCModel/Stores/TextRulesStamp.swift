/// Tells text rules apart: a seed carries the stamp of those that made its index.
package struct TextRulesStamp: Sendable, Hashable {
  /// The version of the rules.
  package let version: String
  /// The hash of what they make of a fixed text, as hexadecimal digits. It says whether the normaliser below them agrees,
  /// so that no version of a library need be known.
  package let golden: String

  package init(version: String, golden: String) {
    self.version = version
    self.golden = golden
  }
}

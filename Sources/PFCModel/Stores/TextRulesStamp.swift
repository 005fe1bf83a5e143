/// Tells text rules apart: a seed carries the stamp of those that made its index.
package struct TextRulesStamp: Sendable, Hashable {
  /// The version of the rules.
  package let version: String
  /// The version of Unicode that they stand on.
  package let unicode: String

  package init(version: String, unicode: String) {
    self.version = version
    self.unicode = unicode
  }
}

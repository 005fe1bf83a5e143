/// The versions of what a catalogue stands on.
package struct LibraryVersions: Sendable, Hashable {
  /// The version of the text rules.
  package let textRules: String
  /// The version of Unicode, as `15.0`.
  package let unicode: String
  /// The version of SQLite, as `3.40.1`.
  package let sqlite: String
  /// The version of ICU, as `72.1`.
  package let icu: String

  /// Makes the set of versions.
  package init(textRules: String, unicode: String, sqlite: String, icu: String) {
    self.textRules = textRules
    self.unicode = unicode
    self.sqlite = sqlite
    self.icu = icu
  }
}

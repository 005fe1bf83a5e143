/// The versions of what a catalogue stands on.
public struct LibraryVersions: Sendable, Hashable {
  /// The version of the text rules.
  public let textRules: String
  /// The version of Unicode, as `15.0`.
  public let unicode: String
  /// The version of SQLite, as `3.40.1`.
  public let sqlite: String
  /// The version of ICU, as `72.1`.
  public let icu: String

  /// Makes the set of versions.
  package init(textRules: String, unicode: String, sqlite: String, icu: String) {
    self.textRules = textRules
    self.unicode = unicode
    self.sqlite = sqlite
    self.icu = icu
  }
}

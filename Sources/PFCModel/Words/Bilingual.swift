/// A language in which pfc speaks.
public enum Language: String, CaseIterable, Sendable, Hashable {
  /// Japanese.
  case japanese = "ja"
  /// English.
  case english = "en"
}

/// A text in both languages.
public struct Bilingual: Sendable, Hashable {
  /// The Japanese text.
  public let japanese: String
  /// The English text.
  public let english: String

  /// Makes a text.
  public init(_ japanese: String, _ english: String) {
    self.japanese = japanese
    self.english = english
  }

  /// The text in a language.
  public func text(_ language: Language) -> String { language == .japanese ? japanese : english }
}

extension Bilingual {
  /// Texts one behind the other.
  package static func + (left: Bilingual, right: Bilingual) -> Bilingual {
    Bilingual(left.japanese + right.japanese, left.english + right.english)
  }
}

extension [Bilingual] {
  /// The texts, a line each.
  package var lines: Bilingual {
    Bilingual(map(\.japanese).joined(separator: "\n"), map(\.english).joined(separator: "\n"))
  }
}

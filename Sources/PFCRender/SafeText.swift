internal import PFCText

/// Text that may hold what a user or a file said, made harmless for where it is shown.
package enum SafeText {
  /// The text with what steers a terminal or turns the direction of what follows shown as `\u{FFFD}`; line ends and tabs
  /// stay. O(n).
  package static func shown(_ text: String) -> String {
    replaced(text) { $0 != "\n" && $0 != "\t" && (OneLine.breaks($0) || OneLine.turns($0)) }
  }

  /// The same for a cell of a table or a name in a sentence, where line ends and tabs are out of place too. O(n).
  package static func oneLine(_ text: String) -> String {
    replaced(text) { OneLine.breaks($0) || OneLine.turns($0) }
  }

  private static func replaced(_ text: String, where isHarmful: (Unicode.Scalar) -> Bool) -> String {
    guard text.unicodeScalars.contains(where: isHarmful) else { return text }
    var safe = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { safe.append(isHarmful(scalar) ? "\u{FFFD}" : scalar) }
    return String(safe)
  }
}

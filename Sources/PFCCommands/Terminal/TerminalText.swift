internal import PFCRender

/// Text for terminals that may hold what a user or a file said.
enum TerminalText {
  /// The text with control characters but line ends and tabs, and those that turn its direction, shown as `\u{FFFD}`: they
  /// could steer the terminal. O(n).
  static func safe(_ text: String) -> String { SafeText.shown(text) }
}

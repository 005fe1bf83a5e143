/// Text for terminals that may hold what a user or a file said.
enum TerminalText {
  /// The text with control characters but line ends and tabs shown as `\u{FFFD}`: they could steer the terminal. O(n).
  static func safe(_ text: String) -> String {
    var safe = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let isHarmless = scalar == "\n" || scalar == "\t" || scalar.properties.generalCategory != .control
      safe.append(isHarmless ? scalar : "\u{FFFD}")
    }
    return String(safe)
  }
}

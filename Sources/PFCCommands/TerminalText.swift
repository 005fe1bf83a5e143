/// Text for terminals that may hold what a user or a file said.
enum TerminalText {
  /// The text with control characters but line ends and tabs shown as `\u{FFFD}`: they could steer the terminal. O(n).
  static func safe(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isHarmful) else { return text }
    var safe = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { safe.append(isHarmful(scalar) ? "\u{FFFD}" : scalar) }
    return String(safe)
  }

  /// Whether a scalar is a control character other than line ends and tabs.
  private static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A: false
    case 0...0x1F, 0x7F...0x9F: true
    default: false
    }
  }
}

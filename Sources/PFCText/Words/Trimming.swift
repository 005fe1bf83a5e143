extension StringProtocol {
  /// The text without the blanks and line ends at its ends. A mark that stands on a blank stays, and so does its blank at
  /// the end. O(n).
  package var trimmed: String {
    let isInk: (Unicode.Scalar) -> Bool = { !$0.properties.isWhitespace }
    guard let first = unicodeScalars.firstIndex(where: isInk), let last = unicodeScalars.lastIndex(where: isInk) else {
      return ""
    }
    return String(String.UnicodeScalarView(unicodeScalars[first...last]))
  }
}

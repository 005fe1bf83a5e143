internal import PFCText

/// Brings the ways to write an amount to one: ASCII digits, lower case, fractions with a slash.
enum FoldedAmount {
  private static let fractions: [Unicode.Scalar: String] = [
    "½": "1/2", "⅓": "1/3", "⅔": "2/3", "¼": "1/4", "¾": "3/4", "⅕": "1/5", "⅖": "2/5", "⅗": "3/5", "⅘": "4/5",
    "⅙": "1/6",
    "⅚": "5/6", "⅛": "1/8", "⅜": "3/8", "⅝": "5/8", "⅞": "7/8",
  ]

  /// The folded text. Fractions come first: normalising would make 21/2 of 2½. O(n).
  static func fold(_ text: String) -> String {
    var spelled = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      guard let fraction = fractions[scalar] else {
        spelled.append(scalar)
        continue
      }
      if let last = spelled.last, last.properties.numericType == .decimal { spelled.append("と") }
      spelled.append(contentsOf: fraction.unicodeScalars)
    }
    var scalars = Array(spelled)
    CompatibilityFold.apply(to: &scalars)
    for index in scalars.indices where scalars[index] == "\u{2044}" || scalars[index] == "\u{2215}" {
      scalars[index] = "/"
    }
    scalars.removeAll { $0 == " " }
    return String(String.UnicodeScalarView(scalars))
  }
}

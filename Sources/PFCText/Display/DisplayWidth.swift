/// How wide text stands in a terminal of fixed columns.
package enum DisplayWidth {
  /// The columns of a text: full-width scalars take two, combining ones none. O(n).
  package static func of(_ text: String) -> Int {
    text.unicodeScalars.reduce(0) { $0 + columns($1) }
  }

  /// The text cut to a width, with `…` (one column) where something was cut off. O(n).
  package static func truncated(_ text: String, to width: Int) -> String {
    guard of(text) > width else { return text }
    var taken = 0
    var result = ""
    for character in text {
      let columns = of(String(character))
      if taken + columns > width - 1 { break }
      taken += columns
      result.append(character)
    }
    return result + "…"
  }

  private static func columns(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x20...0x7E: 1
    case 0x3000...0x3098, 0x309B...0x30FF, 0x4E00...0x9FFF, 0xFF01...0xFF60: 2
    default: ICU.columns(of: scalar)
    }
  }
}

/// How wide text stands in a terminal of fixed columns.
package enum DisplayWidth {
  /// The columns of a text: full-width scalars take two, combining ones none. O(n).
  package static func columns(_ text: String) -> Int {
    text.unicodeScalars.reduce(0) { $0 + columns($1) }
  }

  /// The text cut to a width, with `…` (one column) where something was cut off. O(n).
  package static func truncated(_ text: String, to width: Int) -> String {
    guard columns(text) > width else { return text }
    var taken = 0
    var result = ""
    for character in text {
      let advance = columns(String(character))
      if taken + advance > width - 1 { break }
      taken += advance
      result.append(character)
    }
    return result + "…"
  }

  /// The text in lines of a width, the later ones indented. A line ends at a blank where one is near its end, else between
  /// any two characters; each has at least one. O(n).
  package static func wrapped(_ text: String, to width: Int, indented indent: Int) -> [String] {
    guard columns(text) > width else { return [text] }
    let indent = indent < width / 2 ? indent : 0
    var lines: [String] = []
    var line: [Character] = []
    // A line does not end within its own indent.
    var (taken, start) = (0, text.prefix { $0 == " " }.count)
    for character in text {
      let advance = columns(String(character))
      if taken + advance > width, line.count > start {
        let blank = line[start...].lastIndex(of: " ").flatMap { ($0 - start) * 2 > line.count - start ? $0 : nil }
        let rest = blank.map { Array(line[($0 + 1)...]) } ?? []
        lines.append(trimmed(line[..<(blank ?? line.count)]))
        line = Array(repeating: " ", count: indent) + rest
        (taken, start) = (columns(String(line)), indent)
      }
      line.append(character)
      taken += advance
    }
    return lines + [trimmed(line[...])]
  }

  private static func trimmed(_ line: ArraySlice<Character>) -> String {
    String(line.reversed().drop { $0 == " " }.reversed())
  }

  private static func columns(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x20...0x7E: 1
    case 0x3000...0x3098, 0x309B...0x30FF, 0x4E00...0x9FFF, 0xFF01...0xFF60: 2
    default: ICU.columns(of: scalar)
    }
  }
}

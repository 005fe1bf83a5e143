internal import PFCText

/// Lays out a labelled list for people in lines of a given width; no entry is cut.
package struct TextList {
  private let separator: String
  /// The columns of the terminal; nil for one line.
  private let width: Int?

  package init(separator: String, width: Int?) {
    self.separator = separator
    self.width = width
  }

  /// The lines, without line ends: the label before the first, two columns before the others. O(length).
  package func lines(_ label: String, _ entries: [String]) -> [String] {
    var lines = [label]
    var used = DisplayWidth.columns(label)
    for (index, entry) in entries.enumerated() {
      let text = index < entries.count - 1 ? entry + separator : entry
      if let width {
        let columns = DisplayWidth.columns(text)
        if index > 0, used + columns > width {
          lines[lines.count - 1] = Self.trimmed(lines[lines.count - 1])
          lines.append("  ")
          used = 2
        }
        used += columns
      }
      lines[lines.count - 1] += text
    }
    return lines
  }

  private static func trimmed(_ line: String) -> String {
    var line = line
    while line.last == " " { line.removeLast() }
    return line
  }
}

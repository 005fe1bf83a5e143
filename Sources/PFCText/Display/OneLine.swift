/// Text that stays on its line, whatever a user pasted: names, memos and sets.
package enum OneLine {
  /// The text with each run of line ends and control characters as one blank, and without what turns the direction of the
  /// text around it. Texts that have none of these stay as they are. O(n).
  package static func joined(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { breaks($0) || turns($0) }) else { return text }
    var line = String.UnicodeScalarView()
    for scalar in text.unicodeScalars where !turns(scalar) {
      if !breaks(scalar) {
        line.append(scalar)
      } else if let last = line.last, last != " " {
        line.append(" ")
      }
    }
    while line.last == " " { line.removeLast() }
    return String(line)
  }

  /// Whether a character ends a line or steers a terminal.
  package static func breaks(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Whether a character turns the direction of the text behind it: what stands there is then not what is read.
  package static func turns(_ scalar: Unicode.Scalar) -> Bool {
    (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
  }
}

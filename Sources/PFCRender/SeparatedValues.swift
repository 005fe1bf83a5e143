/// Writes a table for programs, with a header row.
package enum SeparatedValues {
  /// RFC 4180 with LF at line ends: fields with a comma, quote or line end are quoted. O(cells).
  package static func csv(_ table: Table) -> String {
    lines(of: table, separator: ",") { cell in
      // By scalars: a comma with an accent is one character, but a comma to whoever reads the file.
      let scalars = cell.unicodeScalars
      guard scalars.contains(where: { ",\"\n\r".unicodeScalars.contains($0) }) else { return cell }
      var quoted = String.UnicodeScalarView("\"".unicodeScalars)
      for scalar in scalars {
        if scalar == "\"" { quoted.append(scalar) }
        quoted.append(scalar)
      }
      return String(quoted) + "\""
    }
  }

  /// Tabs between fields; tabs and line ends within one become spaces, and what steers a terminal is made harmless.
  /// O(cells).
  package static func tsv(_ table: Table) -> String {
    lines(of: table, separator: "\t") { cell in
      SafeText.oneLine(String(cell.map { $0 == "\t" || $0.isNewline ? " " : $0 }))
    }
  }

  private static func lines(of table: Table, separator: String, _ field: (String) -> String) -> String {
    ([table.columns.map(\.key)] + table.rows).map { $0.map(field).joined(separator: separator) + "\n" }.joined()
  }
}

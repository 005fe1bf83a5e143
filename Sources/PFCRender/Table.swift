/// A table as a value. Writers give it a form.
package struct Table: Sendable, Equatable {
  package struct Column: Sendable, Equatable {
    /// The heading for people.
    package let title: String
    /// A shorter heading for narrow terminals.
    package let shortTitle: String
    /// The name for programs, as `energy_kcal`.
    package let key: String
    package let isNumber: Bool
    /// Whether the column gives way when the table is wider than the terminal.
    package let shrinks: Bool

    package init(
      _ title: String, short: String? = nil, key: String, isNumber: Bool = false, shrinks: Bool = false
    ) {
      self.title = title
      shortTitle = short ?? title
      self.key = key
      self.isNumber = isNumber
      self.shrinks = shrinks
    }
  }

  package let columns: [Column]
  package var rows: [[String]]
  /// Lines for people under rows, by the row's index: what has no column of its own.
  package var notes: [Int: [String]] = [:]

  /// A table whose rows have a cell for each column.
  package init(columns: [Column], rows: [[String]] = []) {
    self.columns = columns
    self.rows = rows
  }
}

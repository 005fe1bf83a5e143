internal import PFCModel

extension BackupKind {
  /// Statements that give the records that come in for a day their numbers there: one that the journal has keeps the number
  /// that it has; one whose number something else of the journal has, or of the tables in `takenBy`, gets one that neither
  /// side has given.
  static func numbersOfDays(_ table: String, takenBy others: [String]) -> [String] {
    let incoming = "incoming_" + table
    let taken = (dayTables.filter { $0 != table } + others).map {
      " OR (day, number) IN (SELECT day, number FROM \($0))"
    }
    return [
      """
      UPDATE \(incoming) SET number = \(table).number FROM \(table)
      WHERE \(table).id = \(incoming).id AND \(table).day = \(incoming).day
      """,
      """
      CREATE TEMP TABLE renumbered_\(table) AS
      SELECT new.id AS id,
        row_number() OVER (PARTITION BY new.day ORDER BY new.number, new.id) + \(lastNumber(of: "new.day")) AS number
      FROM \(incoming) AS new
      WHERE (day, number) IN (SELECT day, number FROM \(table) WHERE \(table).id <> new.id)\(taken.joined())
      """,
      """
      UPDATE \(incoming) SET number = renumbered_\(table).number FROM renumbered_\(table)
      WHERE renumbered_\(table).id = \(incoming).id
      """,
    ]
  }

  /// Numbers that records of days have are given, whatever the counters of a backup say.
  static func countersOfDays(_ table: String) -> String {
    """
    INSERT INTO day_counter SELECT day, max(number) FROM \(table) WHERE true GROUP BY day
    ON CONFLICT (day) DO UPDATE SET last_number = excluded.last_number WHERE excluded.last_number > last_number
    """
  }

  /// The tables whose records have numbers within a day.
  private static let dayTables = [LogEntry.table, Workout.table]

  /// The last number of a day that the journal or the backup has given.
  private static func lastNumber(of day: String) -> String {
    let tables = dayTables.flatMap { [$0, "incoming_" + $0] }.map { ("number", $0) }
    let counters = ["day_counter", "incoming_day_counter"].map { ("last_number", $0) }
    let numbers = (counters + tables).map { "coalesce((SELECT max(\($0)) FROM \($1) WHERE day = \(day)), 0)" }
    return "max(\(numbers.joined(separator: ", ")))"
  }
}

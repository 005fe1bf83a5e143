extension BackupKind {
  /// The last number that was given on each day, so that none is given again.
  static let dayCounters = BackupKind(
    name: "day_counters", table: "day_counter",
    fields: [.day("day"), .integer("last_number", 1...Int64(Int32.max))], counter: "last_number")
}

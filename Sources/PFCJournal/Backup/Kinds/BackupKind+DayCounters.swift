internal import PFCModel

extension BackupKind {
  /// The last number that was given on each day, so that none is given again.
  static let dayCounters = BackupKind(
    name: "day_counters", table: "day_counter",
    fields: [.day("day"), .integer("last_number", Storable.numbers)], counter: "last_number")
}

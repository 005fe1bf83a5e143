internal import PFCModel
internal import PFCStorage

/// A record of a day as its table has it.
protocol DayRow: DayRecord {
  static var table: String { get }
  /// The columns without the checksum, in the order of the values.
  static var columns: String { get }
  /// The order of the records of a day.
  static var order: String { get }
  /// The values of the columns.
  var values: [Value] { get }
  /// What of its own is out of the ranges of ``Storable``; nil when all fits.
  var ownMisfit: String? { get }
  /// The record of a row; nil where a column has no such value. Its ranges are checked by whoever reads it.
  static func record(_ row: borrowing Row) -> Self?
}

extension DayRow {
  /// The records that a condition chooses, in its order. Throws for one that is damaged.
  static func read(_ connection: Connection, _ condition: String, _ bindings: [Value]) throws -> [Self] {
    let count = Int32(columns.split(separator: ",").count)
    var records: [Self] = []
    try connection.query("SELECT \(columns), checksum FROM \(table) \(condition)", bindings) { row in
      let isWhole = row.hash(Int(count)) == UInt64(bitPattern: row.integer(count))
      guard isWhole, let record = record(row), record.misfit == nil else {
        throw JournalReason(reason: .damaged("\(table) \(row.text(0))"))
      }
      records.append(record)
      return true
    }
    return records
  }

  /// The records of a day, in its order.
  static func read(on day: CivilDate, _ connection: Connection) throws -> [Self] {
    try read(connection, "WHERE day = ? ORDER BY \(order)", [.integer(Int64(day.daysSince1970))])
  }

  /// The records of a range of days, by day and then in the order of each.
  static func read(in days: ClosedRange<CivilDate>, _ connection: Connection) throws -> [Self] {
    try read(
      connection, "WHERE day BETWEEN ? AND ? ORDER BY day, \(order)",
      [days.lowerBound, days.upperBound].map { .integer(Int64($0.daysSince1970)) })
  }

  /// The records of a day with some numbers, and the numbers that it does not have.
  static func read(
    _ numbers: [Int], on day: CivilDate, _ connection: Connection
  ) throws -> (known: [Self], unknown: [Int]) {
    let all = try read(on: day, connection)
    let (asked, there) = (Set(numbers), Set(all.map(\.number)))
    return (all.filter { asked.contains($0.number) }, numbers.filter { !there.contains($0) })
  }

  /// Writes a record as a new row, or over the row that it has. Throws for one that no backup would give back.
  func write(isNew: Bool, to connection: Connection) throws {
    if let misfit { throw JournalReason(reason: .outOfRange(misfit)) }
    let values = values
    let marks = Array(repeating: "?", count: values.count + 1).joined(separator: ", ")
    let bindings = values + [.integer(Int64(bitPattern: values.hash))]
    if isNew {
      try connection.query("INSERT INTO \(Self.table) (\(Self.columns), checksum) VALUES (\(marks))", bindings)
    } else {
      try connection.query(
        "UPDATE \(Self.table) SET (\(Self.columns), checksum) = (\(marks)) WHERE id = ?", bindings + [.text(id)])
    }
  }

  func remove(from connection: Connection) throws {
    try connection.query("DELETE FROM \(Self.table) WHERE id = ?", [.text(id)])
  }

  /// What of a record is out of the ranges of ``Storable``; nil when all fits. Whoever writes one and whoever reads one
  /// goes by it.
  var misfit: String? {
    let checks: [(what: String, fits: Bool)] = [
      ("number", Storable.numbers.contains(Int64(number))),
      ("day", Storable.days.contains(Int64(draft.day.daysSince1970))),
      ("at", Storable.isMoment(draft.at.milliseconds, ofDay: Int64(draft.day.daysSince1970))),
      ("name", !draft.name.isEmpty && !draft.name.utf8.contains(0)),
      ("memo", draft.memo.map { !$0.utf8.contains(0) } ?? true),
      ("created", Storable.moments.contains(created.milliseconds)),
      ("updated", Storable.moments.contains(updated.milliseconds)),
    ]
    return checks.first { !$0.fits }?.what ?? ownMisfit
  }
}

extension JournalStore {
  /// Writes drafts as new records of their days.
  static func insert<Record: DayRow>(
    _ drafts: [Record.Draft], _ now: Instant, _ makeID: () -> String, _ connection: Connection
  ) throws -> [Record] {
    try drafts.map { draft in
      let number = try takeNumber(on: draft.day, connection)
      let record = Record(id: makeID(), number: number, draft: draft, created: now, updated: now)
      try record.write(isNew: true, to: connection)
      return record
    }
  }

  /// Changes records of a day by their numbers in one step; gives them as they are then. One whose day changes gets the
  /// next number of that day. An unknown number changes nothing and is given back; a dry run changes nothing. Records are
  /// read and written in one transaction: what another process changed before is kept.
  func editRecords<Record: DayRow>(
    _ numbers: [Int], on day: CivilDate, what: String, isDryRun: Bool, now: Instant,
    _ body: (Record, inout Record.Draft) throws -> Void
  ) throws -> (records: [Record], unknown: [Int]) {
    func changed(_ connection: Connection) throws -> (records: [Record], unknown: [Int]) {
      let (known, unknown) = try Record.read(numbers, on: day, connection)
      guard unknown.isEmpty else { return ([], unknown) }
      let records = try known.map { record in
        var draft = record.draft
        try body(record, &draft)
        return Record(id: record.id, number: record.number, draft: draft, created: record.created, updated: now)
      }
      return (records, [])
    }
    guard !isDryRun else { return try attempt(changed) }
    return try step(what, at: now) { connection in
      let (records, unknown) = try changed(connection)
      let moved = try records.map { record in
        let moved =
          record.draft.day == day ? record : record.numbered(try Self.takeNumber(on: record.draft.day, connection))
        try moved.write(isNew: false, to: connection)
        return moved
      }
      return (moved, unknown)
    }
  }

  /// Takes the next number of a day, which no record had.
  private static func takeNumber(on day: CivilDate, _ connection: Connection) throws -> Int {
    let day = Value.integer(Int64(day.daysSince1970))
    try connection.query(
      """
      INSERT INTO day_counter (day, last_number) VALUES (?, 1) ON CONFLICT (day) DO UPDATE SET last_number = last_number + 1
      """, [day])
    let number = try connection.integer("SELECT last_number FROM day_counter WHERE day = ?", [day]) ?? 1
    guard Storable.numbers.contains(number) else { throw JournalReason(reason: .outOfRange("number")) }
    return Int(number)
  }
}

internal import PFCJSON
internal import PFCStorage

/// A kind of record in a backup: one table of the journal. A new kind is a file with its fields, and a name in ``all``.
struct BackupKind: Sendable {
  /// The member of the document that has the records, as `entries`.
  let name: String
  /// The table.
  let table: String
  /// The fields, the key first.
  let fields: [BackupField]
  /// The first version of the format that has the kind: an older backup has no such records.
  var since = 1
  /// The sets of columns, besides the key, of which no two records may have the same.
  var unique: [String] = []
  /// The column that says when a record was last changed; without one the journal's stays when records are merged.
  var changed: String?
  /// The column of a counter, which is never set back; such records are never removed.
  var counter: String?
  /// Whether a record may miss its fields together: the names of those that are there all or none.
  var together: [String] = []
  /// The field of a record, all of whose fields are right by themselves, that does not fit the others; nil where all fit.
  var misfit: (@Sendable ([Value]) -> String?)?
  /// The column that keeps the hash of the others; nil for none.
  var checksum: String?
  /// Statements that prepare the records in the table `incoming_TABLE` before they are merged.
  var beforeMerge: [String] = []
  /// Statements that run after records changed.
  var afterChange: [String] = []

  /// Every kind, in the order of the document.
  static let all: [BackupKind] = [
    .settings, .mealSets, .goals, .ownFoods, .ownPortions, .recipes, .recipeIngredients, .dayCounters, .entries,
    .workouts, .weights, .profiles, .weekdayGoals,
  ]

  /// The temporary table that takes the records of a backup.
  var incoming: String { "incoming_" + table }
  var key: String { fields[0].column }
  /// The columns that are written, and what stands for them where records wait.
  var written: (columns: String, values: String) {
    guard let checksum else { return (columns, columns) }
    return ("\(columns), \(checksum)", "\(columns), pfc_hash(\(columns))")
  }
  var columns: String { fields.map(\.column).joined(separator: ", ") }

  /// Writes the record of a row that has the columns in order; gives the name of a field that cannot be written.
  func write(_ row: borrowing Row, to line: inout JSONWriter) -> String? {
    line.begin()
    for (index, field) in fields.enumerated() where field.absent.map({ row.value(Int32(index)) != $0 }) ?? true {
      line.name(field.name)
      if row.isNull(Int32(index)) {
        line.raw("null")
      } else if !field.write(row, Int32(index), &line) {
        return field.name
      }
    }
    line.end()
    return nil
  }

  /// The values of a record for the columns in order, or the name of the first field that is wrong.
  func values(_ members: [(name: String, value: JSONField)]) -> (values: [Value], wrong: String?) {
    var values: [Value] = []
    values.reserveCapacity(fields.count)
    for field in fields {
      guard let member = members.last(where: { $0.name == field.name }) else {
        guard let absent = field.absent else { return ([], field.name) }
        values.append(absent)
        continue
      }
      if member.value == .null, field.isOptional {
        values.append(.null)
      } else if let value = field.read(member.value) {
        values.append(value)
      } else {
        return ([], field.name)
      }
    }
    let parts = zip(fields, values).filter { together.contains($0.0.column) }
    let missing = parts.first { $0.1 == .null }
    guard missing == nil || parts.allSatisfy({ $0.1 == .null }) else { return ([], missing?.0.name) }
    let misfit = misfit?(values)
    return misfit == nil ? (values, nil) : ([], misfit)
  }
}

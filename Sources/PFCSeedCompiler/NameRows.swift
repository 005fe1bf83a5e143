internal import PFCModel

/// The columns of a names file after its key.
enum NameColumns {
  static let all = ["name", "reading", "kind", "sense"]
  /// What the sense column says of a name that by itself means this very item.
  static let primary = "primary"
}

/// The names of a names file by the item they belong to.
struct NameRows {
  private var names: [String: [ItemName]] = [:]
  private var rows: [String: CSVRow] = [:]
  private var seen = Set<String>()
  private var primary: [String: String] = [:]
  /// The faults of words that by themselves mean one very item and are given to another too.
  private(set) var repeatedPrimaryWords: [Fault] = []

  /// Adds a row; gives its faults.
  mutating func add(_ row: CSVRow, key: String) -> [Fault] {
    var faults = NameCheck.faults(of: row, name: "name", reading: "reading")
    let number = row.text(key)
    guard let kind = NameKind(name: row.text("kind")) else { return faults + [row.fault(.unknown, "kind")] }
    let sense = row.text("sense")
    if !["", NameColumns.primary].contains(sense) { faults.append(row.fault(.unknown, "sense")) }
    if !seen.insert("\(number)\u{0}\(row.text("name"))\u{0}\(kind.name)").inserted {
      faults.append(row.fault(.duplicate, "name", detail: number))
    }
    if rows[number] == nil { rows[number] = row }
    if sense == NameColumns.primary, primary.updateValue(number, forKey: row.text("name")) ?? number != number {
      repeatedPrimaryWords.append(row.fault(.duplicate, "name", detail: "'primary' of another \(key) too"))
    }
    let reading = row.text("reading")
    names[number, default: []].append(
      ItemName(
        name: row.text("name"), reading: reading.isEmpty ? nil : reading, kind: kind,
        isPrimary: sense == NameColumns.primary))
    return faults
  }

  /// The names of an item, which are then no strays.
  mutating func take(_ key: String) -> [ItemName] {
    rows[key] = nil
    return names[key] ?? []
  }

  /// The faults of names whose item is unknown.
  func strays(key: String) -> [Fault] {
    rows.values.map { $0.fault(.unknown, key) }.sorted { ($0.line, $0.column) < ($1.line, $1.column) }
  }
}

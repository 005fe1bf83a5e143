internal import PFCJSON
internal import PFCModel
internal import PFCStorage

/// Writes the records of a journal as a backup. It needs the memory of one record and of what it gathers for one write.
struct BackupWriter {
  private let connection: Connection
  private let sink: ([UInt8]) throws -> Void
  private var gathered: [UInt8] = []

  init(_ connection: Connection, _ sink: @escaping ([UInt8]) throws -> Void) {
    self.connection = connection
    self.sink = sink
  }

  /// Writes the document; gives how many records it has. O(records).
  mutating func write(program: String, created: String) throws -> BackupSummary {
    try put(header(program: program, created: created))
    var records: [BackupSummary.Records] = []
    for kind in BackupKind.all {
      try put(",\n\"\(kind.name)\":[".utf8)
      records.append(.init(kind: kind.name, count: try write(kind)))
      try put("\n]".utf8)
    }
    try put("\n}\n".utf8)
    try sink(gathered)
    gathered = []
    return BackupSummary(records: records)
  }

  private func header(program: String, created: String) -> ArraySlice<UInt8> {
    var line = JSONWriter()
    line.begin()
    line.name("format")
    line.string(BackupFormat.name)
    line.name("version")
    line.raw(String(BackupFormat.version))
    line.name("program")
    line.string(program)
    line.name("created")
    line.string(created)
    return line.bytes[...]
  }

  private mutating func write(_ kind: BackupKind) throws -> Int {
    var (count, line) = (0, JSONWriter())
    let order = ([kind.key] + kind.unique).reversed().joined(separator: ", ")
    let isWhole = kind.checksum.map { "pfc_hash(\(kind.columns)) = \($0)" } ?? "true"
    try connection.query("SELECT \(kind.columns), \(isWhole) FROM \(kind.table) ORDER BY \(order)") { row in
      if row.integer(Int32(kind.fields.count)) == 0 {
        throw JournalReason(reason: .damaged("\(kind.table) \(row.text(0))"))
      }
      if let field = kind.write(row, to: &line) {
        throw JournalReason(reason: .damaged("\(kind.table) \(row.text(0)) \(field)"))
      }
      try put((count == 0 ? "\n" : ",\n").utf8)
      try put(line.bytes)
      count += 1
      return true
    }
    return count
  }

  private mutating func put(_ bytes: some Sequence<UInt8>) throws {
    gathered.append(contentsOf: bytes)
    guard gathered.count >= Self.writeSize else { return }
    try sink(gathered)
    gathered.removeAll(keepingCapacity: true)
  }

  private static let writeSize = 1 << 18
}

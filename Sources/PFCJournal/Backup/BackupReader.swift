internal import PFCJSON
internal import PFCModel
internal import PFCStorage

/// Reads the records of a backup and checks each. A backup as pfc writes it is read line by line; one that another program
/// wrote anew is read as a whole, which takes several times its size in memory.
final class BackupReader {
  /// Takes a record: its kind, its place from 1, its values for the kind's columns, and what identifies it.
  typealias Take = (_ kind: BackupKind, _ position: Int, _ values: [Value], _ id: String?) throws -> Void

  private let path: String
  private let bytes: [UInt8]
  private let check: BackupCheck
  private var seen: [String] = []
  /// The version of the format in which the backup is written.
  private var version = BackupFormat.version

  init(path: String, bytes: [UInt8], check: @escaping BackupCheck) {
    (self.path, self.bytes, self.check) = (path, bytes, check)
  }

  /// Gives every record. `restart` is called before records are given again from the first. Throws ``BackupError``.
  func read(restart: () throws -> Void, _ take: Take) throws {
    do {
      try readLines(take)
    } catch let stop as BackupLines.OtherLayout {
      guard let text = JSONText.string(bytes[...]), JSONReader.value(of: text) != nil else { throw notJSON(stop) }
      let members = JSONReader.members(of: text) ?? []
      try restart()
      try readWhole(members, take)
    }
    if let missing = BackupKind.all.first(where: { $0.since <= version && !seen.contains($0.name) }) {
      throw BackupError.notABackup(path: path, what: missing.name)
    }
  }

  private func readLines(_ take: Take) throws {
    var lines = BackupLines(bytes)
    var (current, position): (BackupKind?, Int) = (nil, 0)
    seen = []
    while let line = try lines.nextLine() {
      switch line {
      case .header(let text):
        // A header that runs over more than one line is none of pfc's, but may be that of a backup.
        guard let members = JSONReader.members(of: text),
          BackupFormat.header.allSatisfy({ name in members.contains { $0.name == name } })
        else { throw lines.otherLayout }
        try check(header: members)
      case .kind(let name): (current, position) = (try kind(name), 0)
      case .record(let text):
        guard let current, let members = JSONReader.members(of: text) else { throw lines.otherLayout }
        position += 1
        try give(current, position, members, take)
      case .kindEnd, .end: break
      }
    }
  }

  private func readWhole(_ members: [(name: String, value: JSONField)], _ take: Take) throws {
    seen = []
    try check(header: members)
    for (name, value) in members where !BackupFormat.header.contains(name) {
      let kind = try kind(name)
      guard case .array(let array) = value else { throw BackupError.notABackup(path: path, what: name) }
      var position = 0
      // The array was read through with the document, so each element is one.
      _ = try JSONReader.forEachElement(of: array) { element in
        position += 1
        guard case .object(let text) = element, let members = JSONReader.members(of: text) else {
          throw fault(kind, position, nil, kind.fields[0].name, element)
        }
        try give(kind, position, members, take)
      }
    }
  }

  private func check(header: [(name: String, value: JSONField)]) throws(BackupError) {
    func text(_ name: String) -> String? {
      guard let field = header.last(where: { $0.name == name })?.value else { return nil }
      return field.shown
    }
    guard text("format") == BackupFormat.name else { throw .notABackup(path: path, what: "format") }
    guard let version = text("version"), let number = Int(version), number > 0 else {
      throw .notABackup(path: path, what: "version")
    }
    if number > BackupFormat.version { throw .newer(path: path, version: version, program: text("program") ?? "?") }
    self.version = number
  }

  private func kind(_ name: String) throws(BackupError) -> BackupKind {
    guard let kind = BackupKind.all.first(where: { $0.name == name }), !seen.contains(name) else {
      throw .notABackup(path: path, what: name)
    }
    seen.append(name)
    return kind
  }

  private func give(
    _ kind: BackupKind, _ position: Int, _ members: [(name: String, value: JSONField)], _ take: Take
  ) throws {
    let id = members.last { $0.name == kind.fields[0].name }?.value
    let (values, wrong) = kind.values(members)
    if let wrong = wrong ?? check(kind.name, values.map(\.text)).map({ kind.fields[$0].name }) {
      throw fault(kind, position, id, wrong, members.last { $0.name == wrong }?.value)
    }
    try take(kind, position, values, id?.shown)
  }

  private func fault(
    _ kind: BackupKind, _ position: Int, _ id: JSONField?, _ field: String, _ found: JSONField?
  ) -> BackupError {
    .record(
      path: path,
      .init(kind: kind.name, position: position, id: id?.shown, field: field, found: found?.shown))
  }

  private func notJSON(_ stop: BackupLines.OtherLayout) -> BackupError {
    let isCutShort = stop.mayBeCutShort && JSONText.isCutShort(bytes)
    let byte = isCutShort ? bytes.count + 1 : stop.byte
    return .notJSON(
      path: path, line: JSONText.line(ofByte: byte, in: bytes), byte: byte, isCutShort: isCutShort)
  }
}

extension Value {
  fileprivate var text: String {
    if case .text(let text) = self { text } else { "" }
  }
}

extension JSONField {
  /// The value as an error shows it, cut to a line.
  fileprivate var shown: String {
    let text =
      switch self {
      case .null: "null"
      case .bool(let value): "\(value)"
      case .number(let text), .string(let text), .array(let text), .object(let text): text
      }
    return text.count <= Self.shownLength ? text : text.prefix(Self.shownLength) + "…"
  }

  private static let shownLength = 60
}

/// Checks what the journal itself cannot: takes a kind and the texts of a record's columns, gives the index of the one that
/// is wrong.
package typealias BackupCheck = (_ kind: String, _ texts: [String]) -> Int?

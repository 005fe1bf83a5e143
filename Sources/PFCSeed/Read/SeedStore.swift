internal import CPFCSeedImage
package import PFCModel
package import PFCStorage
internal import Synchronization

/// A read-only store of foods and exercises. Any number of threads may read one store at once.
package final class SeedStore: Sendable {
  /// What the store says of itself.
  package let info: SeedInfo
  /// The text rules that made its index.
  package let textRules: TextRulesStamp
  /// The seed: the path of its file, or `bundled`.
  package let label: String

  /// The version of SQLite in use.
  package static var sqliteVersion: String { SQLite.version }

  /// How many pages the seed has.
  let pageCount: Int

  private let connection: Mutex<Connection>
  private let itemsDecoded = Atomic(0)

  /// Opens the seed that is part of the program: in the program's file, or in memory where that is not to be had. O(1).
  package static func bundled() throws(SeedError) -> SeedStore {
    let (offset, size) = (Int(pfc_seed_image_file_offset()), Int(pfc_seed_image_length()))
    // The file of the program may be another one, as that of a loader which was told to run pfc.
    if offset >= 0, let part = FilePart(ofProgramAt: offset, size: size) {
      let header = SeedHeader(part: part)
      if header.fault == nil { return try SeedStore(label: bundle, header: header, from: .part(part)) }
    }
    let bytes = UnsafeRawBufferPointer(start: pfc_seed_image_bytes(), count: size)
    return try image(DatabaseImage(immortal: bytes), label: bundle)
  }

  private static let bundle = "bundled"

  /// Opens a seed that is in memory. O(1).
  package static func image(_ image: DatabaseImage, label: String) throws(SeedError) -> SeedStore {
    try SeedStore(label: label, header: SeedHeader(image: image.bytes), from: .image(image))
  }

  /// Opens a seed file, which is never written, locked or looked at as a whole. O(1).
  package static func file(_ path: String) throws(SeedError) -> SeedStore {
    try SeedStore(label: path, header: SeedHeader(path: path), from: .file(path))
  }

  private enum Origin {
    case image(DatabaseImage)
    case part(FilePart)
    case file(String)

    func open() throws(SQLiteError) -> sending Connection {
      switch self {
      case .image(let image): try .image(image)
      case .part(let part): try .part(part)
      case .file(let path): try .immutable(path: path)
      }
    }
  }

  private init(label: String, header: SeedHeader, from origin: Origin) throws(SeedError) {
    if let fault = header.fault { throw SeedError(seed: label, reason: fault) }
    do {
      let connection = try origin.open()
      let facts = try SeedFactsReader.facts(of: connection)
      info = facts.info
      textRules = facts.textRules
      self.label = label
      pageCount = header.size / SeedFormat.pageSize
      self.connection = Mutex(connection)
    } catch {
      throw SeedError(label, error)
    }
  }

  /// What was read since the store was opened, its opening included. O(1).
  package var reads: SeedReads {
    SeedReads(
      statements: connection.withLock { $0.statementsRun }, items: itemsDecoded.load(ordering: .relaxed))
  }

  /// Counts an item that was decoded.
  func countItem() { itemsDecoded.add(1, ordering: .relaxed) }

  /// Runs a query on the connection.
  func read<Result>(_ body: (Connection) throws -> sending Result) throws(SeedError) -> sending Result {
    do {
      return try connection.withLock { try body($0) }
    } catch {
      throw SeedError(label, error)
    }
  }
}

extension SeedError {
  /// The error of a seed for whatever went wrong while it was read.
  init(_ label: String, _ error: any Error) {
    switch error {
    case let error as SeedError: self = error
    case let reason as SeedReason: self.init(seed: label, reason: reason.reason)
    case let error as SQLiteError: self.init(seed: label, reason: Self.reason(error))
    default: self.init(seed: label, reason: .damaged("\(error)"))
    }
  }
  private static func reason(_ error: SQLiteError) -> Reason {
    switch error.kind {
    case .notADatabase, .corrupt: error.operation == "open" ? .notASeed : .damaged(error.message)
    case .cannotOpen: .unreadable
    case .full, .busy, .readOnly, .constraint, .other: .damaged(error.message)
    }
  }
}

package import PFCModel
internal import PFCStorage

/// The user's journal: the one thing that pfc writes. One thread uses a store at a time; several processes may use one
/// file.
package final class JournalStore {
  /// The path of the file.
  package let path: String
  private let connection: Connection
  /// Whether this store has changed the journal, for good.
  package private(set) var isChanged = false
  /// Keeps the index of the user's own items after each change; nil keeps none.
  package var ownIndexer: OwnIndexer?
  /// Copies what a large step has committed into the file while others wait for nothing.
  private var copying: BackgroundWork<Bool>?
  /// The index that the running step will need, where that is known beforehand.
  var foreseenIndex: ForeseenIndex?
  /// What the figures of recipes are made from.
  package var recipeFigures = RecipeFigures.none

  /// Opens a journal that is there already; nil when there is none. Creates nothing. One that may not be written can
  /// still be read when it has the newest schema; then each change throws. Without `makesFolders` a missing folder is an
  /// error.
  package static func existing(_ path: String, makesFolders: Bool = false) throws(JournalError) -> JournalStore? {
    guard try JournalFile.isThere(path, makesFolders: makesFolders) else { return nil }
    do { return try JournalStore(path) } catch {
      guard error.reason == .readOnly || error.reason == .cannotOpen, let store = try? JournalStore(viewing: path)
      else {
        throw error
      }
      return store
    }
  }

  /// Opens the journal, and makes it when there is none, with `makesFolders` its folders too.
  package static func creating(_ path: String, makesFolders: Bool = false) throws(JournalError) -> JournalStore {
    if try !JournalFile.isThere(path, makesFolders: makesFolders) { try JournalFile.create(path) }
    return try JournalStore(path)
  }

  /// An empty journal of its own, which is gone with the store: to try out what would be written.
  package static func scratch() throws(JournalError) -> JournalStore { try JournalStore("", isScratch: true) }

  private init(_ path: String, isScratch: Bool = false) throws(JournalError) {
    self.path = path
    do {
      connection = try isScratch ? Connection.scratch() : Connection.writable(path: path)
      try JournalMigrator.bringUpToDate(connection)
    } catch {
      throw JournalError(path, error)
    }
  }

  /// Opens a journal in a folder that may not be written, where nobody else changes it either.
  private init(viewing path: String) throws {
    self.path = path
    // What a write-ahead log still holds would not be seen.
    guard JournalFile.isEmpty(path + "-wal") else { throw JournalError(path: path, reason: .readOnly) }
    connection = try Connection.immutable(path: path)
    guard try JournalMigrator.version(of: connection) == JournalSchema.version else {
      throw JournalError(path: path, reason: .readOnly)
    }
  }

  /// Throws when the folder of a journal is not there, or cannot be looked into.
  package static func checkFolder(of path: String) throws(JournalError) {
    _ = try JournalFile.isThere(path, makesFolders: false)
  }

  /// The files that a journal may have: itself, its write-ahead log and the index of that.
  package static func files(of path: String) -> [String] { [path, path + "-wal", path + "-shm"] }

  /// Runs statements and gives what they give, with errors named.
  func run<Result>(_ body: (Connection) throws -> Result) throws(JournalError) -> Result {
    do { return try body(connection) } catch { throw JournalError(path, error) }
  }

  /// Runs changes as one step: all of them or nothing, and `undo` takes them back together. `before` makes changes that
  /// belong to no step.
  func change<Result>(
    _ what: String, at instant: Instant, before: (Connection) throws -> Void = { _ in },
    _ body: (Connection) throws -> Result
  ) throws(JournalError) -> Result {
    try run { _ in try recordStep(what, at: instant, before: before, body) }
  }

  /// Runs statements and gives what they give, with the errors of the journal named; any other that the body throws stays.
  func attempt<Result>(_ body: (Connection) throws -> Result) throws -> Result {
    do { return try body(connection) } catch let error where error is SQLiteError || error is JournalReason {
      throw JournalError(path, error)
    }
  }

  /// Runs changes as one step of undo in one transaction. A step that changes nothing leaves nothing to undo.
  func recordStep<Result>(
    _ what: String, at instant: Instant, before: (Connection) throws -> Void = { _ in },
    _ body: (Connection) throws -> Result
  ) throws -> Result {
    var result: Result?
    try connection.transaction {
      try before(connection)
      let undo = UndoLog(connection)
      try undo.begin(what, at: instant)
      result = try body(connection)
      try undo.end(depth: Self.undoDepth)
      try ownIndexer?.keep(on: connection, foreseenIndex)
    }
    isChanged = true
    guard let result else { throw JournalError(path: path, reason: .failed("no result")) }
    return result
  }

  /// Runs a step that writes much: what it commits is copied from the log into the file on another thread.
  func largeStep<Result>(_ body: () throws -> Result) throws -> Result {
    copying = nil
    try? connection.leaveLog()
    defer { try? connection.keepLogShort() }
    let result = try body()
    let path = path
    copying = BackgroundWork { (try? Connection.copyLog(path: path)) != nil }
    return result
  }

  /// Notes that the journal was changed other than by a step.
  func noteChange() { isChanged = true }

  /// How many steps can be undone.
  package static let undoDepth: Int64 = 200
}

extension JournalError {
  /// The error of a journal for whatever went wrong while it was used.
  init(_ path: String, _ error: any Error) {
    switch error {
    case let error as JournalError: self = error
    case let reason as JournalReason: self.init(path: path, reason: reason.reason)
    case let error as SQLiteError: self.init(path: path, reason: Self.reason(error))
    default: self.init(path: path, reason: .failed("\(error)"))
    }
  }

  private static func reason(_ error: SQLiteError) -> Reason {
    switch error.kind {
    case .full: .full
    case .busy: .locked
    case .readOnly: .readOnly
    case .cannotOpen: .cannotOpen
    case .notADatabase: .foreign
    case .corrupt: .damaged(error.message)
    case .constraint, .other: .failed(error.message)
    }
  }
}

/// A reason that still lacks the path.
struct JournalReason: Error {
  let reason: JournalError.Reason
}

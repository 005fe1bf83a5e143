internal import PFC
internal import PFCCommands
internal import Synchronization

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// What a handle stands for: an open catalogue, and what its commands know of the world.
final class Door: Sendable {
  let catalog: FoodCatalog
  let environment: [String: String]

  /// Opens the catalogue that an environment names, as the program does.
  init(_ environment: [String: String]) throws {
    let context = CommandContext(arguments: [], environment: environment)
    catalog = try FoodCatalog(seedFiles: context.seedFiles, journal: context.journal(nil)?.path)
    self.environment = environment
  }

  /// The context of one call.
  func context(_ arguments: [String]) -> CommandContext {
    var context = CommandContext(arguments: arguments, environment: environment, now: .now)
    context.openCatalog = catalog
    return context
  }
}

/// The handles that are open. A number is never used twice, so that a closed one is known.
enum DoorTable {
  private static let doors = Mutex<(last: UInt64, open: [UInt64: Door])>((0, [:]))
  /// The process that opened the first handle.
  private static let process = getpid()

  static func add(_ make: () throws -> Door) throws -> UInt64 {
    try checkProcess()
    let door = try make()
    return doors.withLock { doors in
      doors.last += 1
      doors.open[doors.last] = door
      return doors.last
    }
  }

  static func door(_ handle: UInt64) throws -> Door {
    try checkProcess()
    guard let door = doors.withLock({ $0.open[handle] }) else { throw BorderError.closed }
    return door
  }

  static func remove(_ handle: UInt64) throws {
    try checkProcess()
    guard doors.withLock({ $0.open.removeValue(forKey: handle) }) != nil else { throw BorderError.closed }
  }

  /// A child inherits locks as threads that it lacks held them, so nothing may be tried there.
  private static func checkProcess() throws(BorderError) {
    if process != getpid() { throw .forked }
  }
}

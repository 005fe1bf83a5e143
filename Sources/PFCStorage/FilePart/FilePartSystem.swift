internal import CSQLite
internal import Synchronization

/// Lets SQLite read a database that is a part of a file: a file system ("VFS" in SQLite's words) of such parts.
///
/// SQLite could read the part where the loader mapped it. But a page that is touched brings up to fifteen neighbours with
/// it, and a search touches pages all over the seed: read one by one they take less memory (`scripts/bench`) and no more time.
///
/// Source of the rules: "The SQLite OS Interface or VFS", sqlite.org.
enum FilePartSystem {
  private struct Waiting {
    var parts: [String: FilePart] = [:]
    var count = 0
  }
  /// The parts that SQLite is about to open, by the names that it was given for them.
  private static let waiting = Mutex(Waiting())
  private static let name = "pfc-file-part"

  /// Has a part opened as a database that nobody changes: `open` gets the name of its file and that of the file system.
  static func open<Result>(
    _ part: FilePart, by open: (_ file: String, _ system: String) throws(SQLiteError) -> sending Result
  ) throws(SQLiteError) -> sending Result {
    try ResultCode.check(registration, "register", nil)
    let file = waiting.withLock { waiting in
      waiting.count += 1
      let file = "part-\(waiting.count)"
      waiting.parts[file] = part
      return file
    }
    defer { waiting.withLock { $0.parts[file] = nil } }
    return try open(file, name)
  }

  /// What SQLite said when the file system was made known to it, once in a process. It stays until the process ends.
  private static let registration: Int32 = {
    guard let usual = sqlite3_vfs_find(nil) else { return SQLITE_ERROR }
    let system = UnsafeMutablePointer<sqlite3_vfs>.allocate(capacity: 1)
    system.initialize(to: usual.pointee)
    system.pointee.pNext = nil
    system.pointee.zName = UnsafePointer(copy(name))
    system.pointee.szOsFile = max(usual.pointee.szOsFile, OpenPart.size)
    system.pointee.xFullPathname = { _, file, capacity, result in
      guard let file, let result else { return SQLITE_CANTOPEN }
      // The name is the whole path already.
      let name = String(cString: file).utf8CString
      guard name.count <= capacity else { return SQLITE_CANTOPEN }
      _ = UnsafeMutableBufferPointer(start: result, count: Int(capacity)).update(from: name)
      return SQLITE_OK
    }
    system.pointee.xOpen = { _, file, opened, flags, outFlags in
      guard flags & SQLITE_OPEN_MAIN_DB != 0 else {
        // A file for sorting and the like is as everywhere else.
        let usual = sqlite3_vfs_find(nil)
        return usual?.pointee.xOpen(usual, file, opened, flags, outFlags) ?? SQLITE_CANTOPEN
      }
      guard let file, let opened, let part = waiting.withLock({ $0.parts[String(cString: file)] }) else {
        return SQLITE_CANTOPEN
      }
      OpenPart.open(part, at: opened)
      outFlags?.pointee = SQLITE_OPEN_READONLY
      return SQLITE_OK
    }
    return sqlite3_vfs_register(system, 0)
  }()

  private static func copy(_ text: String) -> UnsafeMutablePointer<CChar> {
    let bytes = text.utf8CString
    let copy = UnsafeMutableBufferPointer<CChar>.allocate(capacity: bytes.count)
    _ = copy.initialize(from: bytes)
    return copy.baseAddress!
  }
}

internal import PFCModel

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Makes the file of the journal, for its user's eyes only.
enum JournalFile {
  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// Whether the journal is there. That it is not is known only where its folder is there and has no such name, or, with
  /// `makesFolders`, where the folder is missing too. A folder that may not be searched, a link that leads nowhere, a loop
  /// of links or a name that is too long says nothing of the journal, and is an error: a journal that cannot be reached is
  /// not an empty one.
  static func isThere(_ path: String, makesFolders: Bool) throws(JournalError) -> Bool {
    var status = stat()
    if stat(path, &status) == 0 { return true }
    let number = errno
    guard number == ENOENT else { throw JournalError(path: path, reason: .unreachable(errorNumber: number)) }
    if lstat(path, &status) == 0 { throw JournalError(path: path, reason: .unreachable(errorNumber: ENOENT)) }
    if makesFolders { return false }
    let folder = folder(of: path)
    guard stat(folder, &status) == 0 else { throw JournalError(path: path, reason: .noFolder(folder)) }
    return false
  }

  /// The folder in which a path is.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Whether a file has no bytes or is not there.
  static func isEmpty(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) != 0 || status.st_size == 0
  }

  /// Makes an empty file of mode 0600, and the folders above it with mode 0700, where they are not there yet.
  static func create(_ path: String) throws(JournalError) {
    try createFolder(folder(of: path), for: path)
    let descriptor = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw error(path) }
    close(descriptor)
  }

  /// The paths of the files that begin with a path. O(files of the folder).
  static func paths(beginningWith path: String) -> [String] {
    let slash = path.lastIndex(of: "/")
    let folder = slash.map { String(path[...$0]) } ?? ""
    let start = slash.map { path[path.index(after: $0)...] } ?? path[...]
    guard let listing = opendir(folder.isEmpty ? "." : folder) else { return [] }
    defer { closedir(listing) }
    var paths: [String] = []
    while let entry = readdir(listing) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name.hasPrefix(start) { paths.append(folder + name) }
    }
    return paths
  }

  /// Takes a file away.
  static func remove(_ path: String) { unlink(path) }

  /// Gives a finished file its name, for good: content and name are on the disk when it returns.
  static func finish(_ partial: String, as path: String) throws(JournalError) {
    guard DurableFile.sync(partial), rename(partial, path) == 0, DurableFile.syncFolder(of: path) else {
      let failure = error(path)
      remove(partial)
      throw failure
    }
  }

  private static func createFolder(_ folder: String, for path: String) throws(JournalError) {
    if mkdir(folder, 0o700) == 0 || errno == EEXIST { return }
    guard errno == ENOENT, let slash = folder.lastIndex(of: "/"), slash > folder.startIndex else { throw error(path) }
    try createFolder(String(folder[..<slash]), for: path)
    guard mkdir(folder, 0o700) == 0 || errno == EEXIST else { throw error(path) }
  }

  private static func error(_ path: String) -> JournalError {
    switch errno {
    case EACCES, EROFS, EPERM: JournalError(path: path, reason: .readOnly)
    case ENOSPC, EDQUOT: JournalError(path: path, reason: .full)
    case let number: JournalError(path: path, reason: .unreachable(errorNumber: number))
    }
  }
}

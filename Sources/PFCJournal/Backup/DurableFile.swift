package import PFCModel

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// The system's calls, by names that nothing here shadows.
private let (systemRead, systemWrite) = (read, write)

/// Files that are there whole or not at all, for their user's eyes only.
package enum DurableFile {
  /// Reads a whole file.
  package static func read(_ path: String) throws(BackupError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .cannotRead(path: path, errorNumber: errno) }
    defer { close(descriptor) }
    var status = stat()
    var bytes: [UInt8] = []
    if fstat(descriptor, &status) == 0 { bytes.reserveCapacity(Int(status.st_size) + 1) }
    var piece = [UInt8](repeating: 0, count: 1 << 18)
    while true {
      let count = piece.withUnsafeMutableBytes { systemRead(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw .cannotRead(path: path, errorNumber: errno) }
      guard count > 0 else { return bytes }
      bytes += piece[..<count]
    }
  }

  /// Writes a file of mode 0600: beside it first, then on the disk, and only then under its name. A file that is there
  /// already is replaced only if that is said; what is no file, never.
  ///
  /// Throws ``BackupError``, or what the body throws; the path is then as it was.
  package static func write(
    _ path: String, replaces: Bool, _ body: (@escaping ([UInt8]) throws -> Void) throws -> Void
  ) throws {
    var status = stat()
    if lstat(path, &status) == 0 {
      guard status.st_mode & S_IFMT == S_IFREG else { throw BackupError.notAFile(path: path) }
      guard replaces else { throw BackupError.exists(path: path) }
    }
    let partial = "\(path).\(getpid()).partial"
    let descriptor = open(partial, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw BackupError.cannotWrite(path: path, errorNumber: errno) }
    do {
      defer { close(descriptor) }
      try body { try put($0, descriptor, path) }
      guard fsync(descriptor) == 0 else { throw BackupError.cannotWrite(path: path, errorNumber: errno) }
    } catch {
      unlink(partial)
      throw error
    }
    try name(partial, path, replaces: replaces)
  }

  /// Whether there is anything at a path, be it a link that leads nowhere.
  package static func isThere(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  /// Whether a file begins as SQLite's databases or their write-ahead logs do.
  package static func isDatabase(_ path: String) -> Bool {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var start = [UInt8](repeating: 0, count: 16)
    let count = start.withUnsafeMutableBytes { systemRead(descriptor, $0.baseAddress, $0.count) }
    guard count >= 4 else { return false }
    let isLog = start[..<3] == [0x37, 0x7F, 0x06] && (start[3] == 0x82 || start[3] == 0x83)
    return isLog || count == 16 && start == Array("SQLite format 3\0".utf8)
  }

  /// Whether two paths lead to one file, or would when it is made.
  package static func isOne(_ path: String, _ other: String) -> Bool {
    var (one, two) = (stat(), stat())
    let (hasOne, hasTwo) = (stat(path, &one) == 0, stat(other, &two) == 0)
    if hasOne || hasTwo { return hasOne && hasTwo && (one.st_dev, one.st_ino) == (two.st_dev, two.st_ino) }
    guard stat(JournalFile.folder(of: path), &one) == 0, stat(JournalFile.folder(of: other), &two) == 0 else {
      return false
    }
    return (one.st_dev, one.st_ino) == (two.st_dev, two.st_ino)
      && path.split(separator: "/").last.map { $0 == other.split(separator: "/").last } ?? false
  }

  static func sync(_ path: String) -> Bool {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    return fsync(descriptor) == 0
  }

  static func syncFolder(of path: String) -> Bool {
    sync(JournalFile.folder(of: path))
  }

  /// A link refuses a name that was taken meanwhile; where links are unknown the name is looked at once more.
  private static func name(_ partial: String, _ path: String, replaces: Bool) throws(BackupError) {
    defer { unlink(partial) }
    if !replaces {
      if link(partial, path) == 0 {
        _ = syncFolder(of: path)
        return
      }
      if errno == EEXIST || JournalFile.exists(path) { throw .exists(path: path) }
    }
    guard rename(partial, path) == 0, syncFolder(of: path) else {
      throw .cannotWrite(path: path, errorNumber: errno)
    }
  }

  private static func put(_ bytes: [UInt8], _ descriptor: Int32, _ path: String) throws(BackupError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw .cannotWrite(path: path, errorNumber: errno) }
      rest = rest.dropFirst(count)
    }
  }

}

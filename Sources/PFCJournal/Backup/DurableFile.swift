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

  static func sync(_ path: String) -> Bool {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    return fsync(descriptor) == 0
  }

  static func syncFolder(of path: String) -> Bool {
    guard let slash = path.lastIndex(of: "/") else { return sync(".") }
    return sync(slash == path.startIndex ? "/" : String(path[..<slash]))
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

internal import PFCModel

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Looks at a file before it is opened, so that its errors are named.
enum FileSize {
  /// The size of a file in bytes. O(1).
  static func of(_ path: String) throws(SeedError) -> Int {
    var status = stat()
    guard stat(path, &status) == 0 else {
      throw SeedError(seed: path, reason: errno == ENOENT || errno == ENOTDIR ? .notFound : .unreadable)
    }
    guard status.st_mode & S_IFMT == S_IFREG else { throw SeedError(seed: path, reason: .notASeed) }
    guard access(path, R_OK) == 0 else { throw SeedError(seed: path, reason: .unreadable) }
    return Int(status.st_size)
  }
}

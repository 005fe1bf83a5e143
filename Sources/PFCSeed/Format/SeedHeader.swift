internal import PFCModel
internal import PFCStorage

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// The first bytes of a seed, looked at before SQLite is: so that what is wrong with a file gets its own name.
///
/// Source: the SQLite file format, section 1.3, "The Database Header".
package struct SeedHeader {
  /// The bytes of the header, before the first page has its own.
  static let length = 100
  private static let magic = Array("SQLite format 3\0".utf8)

  private let bytes: [UInt8]
  /// The size of the whole seed in bytes.
  let size: Int

  /// The header of a seed in memory. O(1).
  init(image: UnsafeRawBufferPointer) {
    bytes = Array(image.prefix(Self.length))
    size = image.count
  }

  /// The header of a seed that is part of a file. O(1).
  init(part: FilePart) {
    bytes = part.prefix(Self.length)
    size = part.size
  }

  /// The header of a file. O(1).
  init(path: String) throws(SeedError) {
    var status = stat()
    guard stat(path, &status) == 0 else {
      throw SeedError(seed: path, reason: errno == ENOENT || errno == ENOTDIR ? .notFound : .unreadable)
    }
    guard status.st_mode & S_IFMT == S_IFREG else { throw SeedError(seed: path, reason: .notASeed) }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw SeedError(seed: path, reason: .unreadable) }
    defer { close(descriptor) }
    bytes = [UInt8](unsafeUninitializedCapacity: Self.length) { buffer, count in
      count = max(0, read(descriptor, buffer.baseAddress, Self.length))
    }
    size = Int(status.st_size)
  }

  /// What is wrong with the seed as far as the header tells; nil when nothing is.
  var fault: SeedError.Reason? {
    guard bytes.count == Self.length, bytes.starts(with: Self.magic), word(68) == SeedFormat.applicationID else {
      return .notASeed
    }
    let version = word(60)
    if version > SeedFormat.version { return .newer(Int(version)) }
    if version < SeedFormat.version { return .older(Int(version)) }
    let expected = Int(word(28)) * SeedFormat.pageSize
    if size < expected { return .truncated(size, of: expected) }
    return size > expected ? .damaged("\(size - expected) bytes too many") : nil
  }

  /// The four bytes at an offset, most significant first.
  private func word(_ offset: Int) -> Int64 { bytes[offset..<(offset + 4)].reduce(0) { $0 << 8 | Int64($1) } }
}

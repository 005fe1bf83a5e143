#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// An open file of which a part is a whole database. It closes when the last one who uses it goes.
package final class FilePart: Sendable {
  /// Where the part starts in the file, in bytes.
  let start: Int
  /// How many bytes the part has.
  package let size: Int
  private let descriptor: Int32

  /// Opens a part of the file of the running program; nil where the system does not lead to that file. O(1).
  package init?(ofProgramAt start: Int, size: Int) {
    // The link leads to the file that runs, also when another took its place since. Only Linux has it.
    let opened = open("/proc/self/exe", O_RDONLY | O_CLOEXEC)
    guard opened >= 0 else { return nil }
    // Where standard input is closed, the file must not become it.
    descriptor = opened > STDERR_FILENO ? opened : fcntl(opened, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
    if descriptor != opened { close(opened) }
    guard descriptor >= 0 else { return nil }
    (self.start, self.size) = (start, size)
  }

  deinit { close(descriptor) }

  /// The first bytes of the part; fewer when the file cannot be read. O(count).
  package func prefix(_ count: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: count) { buffer, length in
      length = max(0, read(into: UnsafeMutableRawBufferPointer(buffer), at: 0))
    }
  }

  /// Reads bytes of the part from an offset in it; gives how many there were, or -1 when the file cannot be read. O(bytes).
  func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int) -> Int {
    let wanted = max(0, min(buffer.count, size - offset))
    var done = 0
    while done < wanted {
      let count = pread(descriptor, buffer.baseAddress! + done, wanted - done, off_t(start + offset + done))
      if count < 0 && errno == EINTR { continue }
      if count < 0 { return -1 }
      if count == 0 { break }
      done += count
    }
    return done
  }
}

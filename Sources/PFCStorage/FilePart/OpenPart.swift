internal import CSQLite

/// A part of a file as SQLite holds it open: the start of SQLite's own record of a file, and the part.
struct OpenPart {
  private var file: sqlite3_file
  private let part: Unmanaged<FilePart>

  /// The room that the record takes, in bytes.
  static var size: Int32 { Int32(MemoryLayout<OpenPart>.size) }

  /// Fills the record that SQLite gave room for. SQLite closes it.
  static func open(_ part: FilePart, at file: UnsafeMutablePointer<sqlite3_file>) {
    UnsafeMutableRawPointer(file).initializeMemory(
      as: OpenPart.self, to: OpenPart(file: sqlite3_file(pMethods: methods), part: .passRetained(part)))
  }

  private static func part(of file: UnsafeMutablePointer<sqlite3_file>) -> Unmanaged<FilePart> {
    UnsafeRawPointer(file).load(as: OpenPart.self).part
  }

  /// What SQLite can do with a part: read it. There is nobody to lock it against, and what is written is refused.
  private nonisolated(unsafe) static let methods: UnsafePointer<sqlite3_io_methods> = {
    // Safety: nothing changes the methods once they are here, or frees them.
    var methods = sqlite3_io_methods()
    methods.iVersion = 1
    methods.xClose = { file in
      if let file { part(of: file).release() }
      return SQLITE_OK
    }
    methods.xRead = { file, bytes, count, offset in
      guard let file, let bytes else { return SQLITE_MISUSE }
      let buffer = UnsafeMutableRawBufferPointer(start: bytes, count: Int(count))
      let read = part(of: file).takeUnretainedValue().read(into: buffer, at: Int(offset))
      guard read >= 0 else { return SQLITE_IOERR | (1 << 8) }
      guard read < buffer.count else { return SQLITE_OK }
      // SQLite wants zeros for what is missing.
      UnsafeMutableRawBufferPointer(rebasing: buffer[read...]).initializeMemory(as: UInt8.self, repeating: 0)
      return SQLITE_IOERR | (2 << 8)
    }
    methods.xWrite = { _, _, _, _ in SQLITE_READONLY }
    methods.xTruncate = { _, _ in SQLITE_READONLY }
    methods.xSync = { _, _ in SQLITE_OK }
    methods.xFileSize = { file, size in
      guard let file, let size else { return SQLITE_MISUSE }
      size.pointee = Int64(part(of: file).takeUnretainedValue().size)
      return SQLITE_OK
    }
    methods.xLock = { _, _ in SQLITE_OK }
    methods.xUnlock = { _, _ in SQLITE_OK }
    methods.xCheckReservedLock = { _, isReserved in
      isReserved?.pointee = 0
      return SQLITE_OK
    }
    methods.xFileControl = { _, _, _ in SQLITE_NOTFOUND }
    methods.xSectorSize = { _ in 0 }
    methods.xDeviceCharacteristics = { _ in SQLITE_IOCAP_IMMUTABLE }
    let kept = UnsafeMutablePointer<sqlite3_io_methods>.allocate(capacity: 1)
    kept.initialize(to: methods)
    return UnsafePointer(kept)
  }()
}

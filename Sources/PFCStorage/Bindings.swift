internal import CSQLite

/// Binds the parameters of a statement one after the other, for one run of it. Texts and blobs are kept in one block while the
/// statement runs, where SQLite reads them; it would else make a copy of each.
package struct Bindings: ~Copyable {
  private let statement: OpaquePointer
  private var next: Int32 = 1
  private var code = SQLITE_OK
  private var block = UnsafeMutableRawBufferPointer(start: nil, count: 0)
  private var used = 0
  /// Blocks that became too small, which hold what is bound already.
  private var full: [UnsafeMutableRawBufferPointer] = []

  private static let smallest = 512

  init(_ statement: OpaquePointer) { self.statement = statement }

  deinit {
    block.deallocate()
    for block in full { block.deallocate() }
  }

  /// Binds NULL.
  package mutating func null() { done(sqlite3_bind_null(statement, next)) }

  /// Binds an integer.
  package mutating func integer(_ value: Int64) { done(sqlite3_bind_int64(statement, next, value)) }

  /// Binds a number, or NULL for none.
  package mutating func real(_ value: Double?) {
    guard let value else { return null() }
    done(sqlite3_bind_double(statement, next, value))
  }

  /// Binds a text, or NULL for none.
  package mutating func text(_ value: String?) {
    guard var value else { return null() }
    let kept = value.withUTF8 { keep(UnsafeRawBufferPointer($0)) }
    done(
      sqlite3_bind_text64(
        statement, next, kept.baseAddress?.assumingMemoryBound(to: CChar.self), UInt64(kept.count), nil,
        UInt8(SQLITE_UTF8)))
  }

  /// Binds a blob.
  package mutating func blob(_ value: [UInt8]) {
    let kept = value.withUnsafeBytes { keep($0) }
    done(sqlite3_bind_blob64(statement, next, kept.baseAddress, UInt64(kept.count), nil))
  }

  /// Binds a value of any kind.
  mutating func value(_ value: Value) {
    switch value {
    case .null: null()
    case .integer(let integer): self.integer(integer)
    case .real(let real): self.real(real)
    case .text(let text): self.text(text)
    case .blob(let bytes): blob(bytes)
    }
  }

  /// What SQLite said first, other than that all is well.
  var result: Int32 { code }

  /// Has SQLite forget what is bound, once the statement no longer runs. Up to here the bindings must live.
  borrowing func forget() { sqlite3_clear_bindings(statement) }

  private mutating func done(_ result: Int32) {
    if code == SQLITE_OK { code = result }
    next += 1
  }

  private mutating func keep(_ bytes: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer {
    // There is an address for no bytes too: SQLite takes none for NULL.
    if block.baseAddress == nil || bytes.count > block.count - used {
      full.append(block)
      block = .allocate(byteCount: max(Self.smallest, 2 * block.count, bytes.count), alignment: 1)
      used = 0
    }
    let place = UnsafeMutableRawBufferPointer(rebasing: block[used..<(used + bytes.count)])
    place.copyMemory(from: bytes)
    used += bytes.count
    return UnsafeRawBufferPointer(place)
  }
}

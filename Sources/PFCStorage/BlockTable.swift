/// A table of the blocks of an index: `id` from 0, `hash` and `bytes`.
package struct BlockTable: Sendable {
  /// The name of the table.
  package let name: String

  package init(_ name: String) { self.name = name }

  /// How many blocks there are, if their numbers are right. O(log n).
  package func count(on connection: Connection) throws -> Int64 {
    try connection.integer("SELECT max(id) + 1 FROM \(name)") ?? 0
  }

  /// Lends a block after checking its hash; gives whether it is there and whole. O(log n + size of the block).
  package func withBlock(
    _ number: Int, on connection: Connection, _ body: (UnsafeRawBufferPointer) -> Void
  ) throws -> Bool {
    var isWhole = false
    try connection.query("SELECT hash, bytes FROM \(name) WHERE id = ?", [.integer(Int64(number))]) { row in
      let hash = UInt64(bitPattern: row.integer(0))
      isWhole = row.withBlob(1) { bytes in
        guard BlockHash.hash(bytes) == hash else { return false }
        body(bytes)
        return true
      }
      return false
    }
    return isWhole
  }

  /// Cuts bytes into blocks and writes them in place of those that are there; the last may be shorter. O(n).
  package func write(_ bytes: [UInt8], blockSize: Int, to connection: Connection) throws {
    try connection.query("DELETE FROM \(name)")
    for start in stride(from: 0, to: bytes.count, by: blockSize) {
      let block = Array(bytes[start..<min(start + blockSize, bytes.count)])
      try connection.query(
        "INSERT INTO \(name) VALUES (?, ?, ?)",
        [.integer(Int64(start / blockSize)), .integer(Int64(bitPattern: BlockHash.hash(block))), .blob(block)])
    }
  }
}

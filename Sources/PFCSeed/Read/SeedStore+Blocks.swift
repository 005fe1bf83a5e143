package import PFCModel
internal import PFCStorage

extension SeedStore {
  /// How many blocks the search index has. O(log n).
  package func searchBlockCount() throws(SeedError) -> Int {
    try read { connection in
      // A block fills a page, so there are fewer blocks than pages; a number beyond that is damage, whatever it says.
      guard let last = try connection.integer("SELECT max(id) FROM search_block"), (0..<Int64(pageCount)).contains(last)
      else { throw SeedReason(reason: .damaged("search_block")) }
      return Int(last) + 1
    }
  }

  /// Lends a block of the search index, after checking its hash. O(log n + size of the block).
  package func withSearchBlock(_ number: Int, _ body: (UnsafeRawBufferPointer) -> Void) throws(SeedError) {
    try read { connection in
      var isThere = false
      try connection.query("SELECT hash, bytes FROM search_block WHERE id = ?", [.integer(Int64(number))]) { row in
        let hash = UInt64(bitPattern: row.integer(0))
        isThere = row.withBlob(1) { bytes in
          guard BlockHash.of(bytes) == hash else { return false }
          body(bytes)
          return true
        }
        return false
      }
      if !isThere { throw SeedReason(reason: .damaged("search_block \(number)")) }
    }
  }
}

package import PFCModel
internal import PFCStorage

extension SeedStore {
  /// How many blocks the search index has. O(log n).
  package func searchBlockCount() throws(SeedError) -> Int {
    try read { connection in
      // A block fills a page, so there are fewer blocks than pages; a number beyond that is damage, whatever it says.
      let count = try SeedSchema.blocks.count(on: connection)
      guard (1...Int64(pageCount)).contains(count) else {
        throw SeedReason(reason: .damaged(SeedSchema.blocks.name))
      }
      return Int(count)
    }
  }

  /// Lends a block of the search index, after checking its hash. O(log n + size of the block).
  package func withSearchBlock(_ number: Int, _ body: (UnsafeRawBufferPointer) -> Void) throws(SeedError) {
    try read { connection in
      guard try SeedSchema.blocks.withBlock(number, on: connection, body) else {
        throw SeedReason(reason: .damaged("\(SeedSchema.blocks.name) \(number)"))
      }
    }
  }
}

import PFCModel
import Testing

@testable import PFCSearch

/// A name that is longer than an index takes is found by its start, and harms no other.
@Suite struct LongNameTests {
  @Test("names of any length build an index that can be read", arguments: ["あ", "肉", "a", "ﷺ", "㍍", "キョ", "か\u{3099}"])
  func lengths(part: String) throws {
    for count in [300, 1345, 25_000, 70_000] {
      let name = String(repeating: part, count: count)
      let items = [(name, name), ("納豆", "ナットウ")].enumerated().map { number, item in
        IndexedItem(
          kind: .food, row: UInt32(number + 1), level: 5, group: 0,
          names: [ItemName(name: item.0, reading: item.1, kind: .display, isPrimary: true)])
      }
      var builder = IndexBuilder(items)
      let index = try SearchIndex(MemoryBlocks(try builder.build()))
      #expect(try index.search(SearchQuery("納豆")).map(\.row) == [2])
      let start = try index.search(SearchQuery(String(repeating: part, count: 20)))
      #expect(start.first?.row == 1, "\(part)×\(count)")
    }
  }
}

import PFCModel
import PFCTestSupport
import Synchronization
import Testing

@testable import PFCSearch

@Suite struct DamageTests {
  /// Blocks that fail from some number of reads on.
  final class FailingBlocks: BlockSource {
    let good: MemoryBlocks
    let left: Mutex<Int>

    init(_ bytes: [UInt8], after reads: Int) {
      good = MemoryBlocks(bytes)
      left = Mutex(reads)
    }

    var blockCount: Int { good.blockCount }

    func withBlock(_ number: Int, _ body: (UnsafeRawBufferPointer) -> Void) throws(IndexError) {
      let mayRead = left.withLock { left in
        left -= 1
        return left >= 0
      }
      guard mayRead else { throw .unreadable(block: number) }
      try good.withBlock(number, body)
    }
  }

  @Test("a block that cannot be read is an error, and a later search that can read it works")
  func failing() throws {
    var builder = IndexBuilder(TestIndex.items((1...2000).map { ("食品\($0)", "ショクヒン\($0)") }))
    let bytes = try builder.build()
    for reads in 1..<12 {
      let source = FailingBlocks(bytes, after: reads)
      let index = try SearchIndex(source)
      if (try? index.search(SearchQuery("食品1234"))) == nil {
        source.left.withLock { $0 = .max }
        #expect(try index.search(SearchQuery("食品1234")).first?.row == 1234)
      }
    }
  }

  @Test("a header that is none, or of another version, is refused by name")
  func headers() throws {
    var builder = IndexBuilder(TestIndex.items([("肉", "ニク")]))
    let bytes = try builder.build()
    var foreign = bytes
    foreign[0] ^= 1
    #expect(throws: IndexError.damaged(block: 0)) { try SearchIndex(MemoryBlocks(foreign)) }
    var newer = bytes
    newer[8] = 99
    #expect(throws: IndexError.otherVersion(99)) { try SearchIndex(MemoryBlocks(newer)) }
    #expect(throws: IndexError.self) { try SearchIndex(MemoryBlocks(Array(bytes.prefix(4000)))) }
  }

  @Test("wrong numbers inside an index end in an error or an answer, never in a crash")
  func scrambled() throws {
    var builder = IndexBuilder(TestIndex.items((1...50).map { ("食品\($0)", "ショクヒン\($0)") }))
    let bytes = try builder.build()
    var random = SplitMix(seed: 99)
    for _ in 0..<300 {
      var damaged = bytes
      for _ in 0..<20 { damaged[200 + random.number(below: damaged.count - 200)] = UInt8(random.number(below: 256)) }
      guard let index = try? SearchIndex(MemoryBlocks(damaged)) else { continue }
      for query in ["食品", "しょくひん1", "ショクヒソ1"] { _ = try? index.search(SearchQuery(query)) }
    }
  }

  @Test("many threads search one index at once")
  func threads() async throws {
    let index = try TestIndex.make((1...3000).map { ("食品\($0)", "ショクヒン\($0)") })
    let expected = try index.search(SearchQuery("食品12"))
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<8 {
        group.addTask { (0..<50).allSatisfy { _ in (try? index.search(SearchQuery("食品12"))) == expected } }
      }
      for await isRight in group { #expect(isRight) }
    }
  }
}

import CPFCSeedImage
import Foundation
import PFCModel
import PFCStorage
import Testing

@testable import PFCSeed

/// The same sources give the same bytes, whatever the versions of SQLite and ICU are.
@Suite struct ReproducibleSeedTests {
  @Test("the seed says of the program that made it only what its text rules do")
  func facts() throws {
    let store = try SeedStore.bundled()
    let keys = try store.read { connection in
      var keys: Set<String> = []
      try connection.query("SELECT key FROM meta") { row in
        keys.insert(row.text(0))
        return true
      }
      return keys
    }
    let counts: Set = [SeedFormat.foods, SeedFormat.dishes, SeedFormat.exercises]
    let rules: Set = [SeedFormat.normaliser, SeedFormat.golden, SeedFormat.hash]
    #expect(keys == counts.union(rules).union(SeedFormat.required))
  }

  @Test("the header has no version of SQLite and no count of changes")
  func header() throws {
    let image = try BundledSeedTests.image
    #expect(Array(image[24..<28]) == [0, 0, 0, 1])
    #expect(Array(image[92..<100]) == [0, 0, 0, 1, 0, 0, 0, 0])
  }

  @Test("nothing is left in a page between its cell pointers and its cells")
  func gaps() throws {
    let image = try BundledSeedTests.image
    var cleared = 0
    for page in stride(from: SeedFormat.pageSize, to: image.count, by: SeedFormat.pageSize) {
      func number(at offset: Int) -> Int { Int(image[page + offset]) << 8 | Int(image[page + offset + 1]) }
      let kind = image[page]
      guard [2, 5, 10, 13].contains(kind) else { continue }
      let gap = (page + (kind < 10 ? 12 : 8) + 2 * number(at: 3))..<(page + number(at: 5))
      #expect(image[gap].allSatisfy { $0 == 0 }, "page \(page / SeedFormat.pageSize + 1)")
      cleared += gap.count
    }
    #expect(cleared > 10_000)
  }

  // What Unicode says of a character never changes once it is assigned, and no library in use is older than this.
  @Test("no source has a character that is younger than Unicode 13")
  func ages() throws {
    let files = try FileManager.default.contentsOfDirectory(
      at: BundledSeedTests.resources, includingPropertiesForKeys: nil
    ).filter { $0.pathExtension == "csv" }
    #expect(files.count > 10)
    for file in files {
      let scalars = Set(try String(contentsOf: file, encoding: .utf8).unicodeScalars)
      for scalar in scalars where scalar.properties.age.map({ $0.major > 13 }) ?? true {
        Issue.record("\(file.lastPathComponent) has \(scalar), U+\(String(scalar.value, radix: 16))")
      }
    }
  }
}

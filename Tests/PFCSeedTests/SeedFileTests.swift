import Foundation
import PFCModel
import PFCStorage
import Testing

@testable import PFCSeed

@Suite struct SeedFileTests {
  @Test("a whole seed file opens, and opening leaves no other file")
  func opens() throws {
    try withSeed { path, folder in
      let store = try SeedStore.file(path)
      let files = try FileManager.default.contentsOfDirectory(atPath: folder)
      #expect(store.info.foods == 2538)
      #expect(files == ["seed.pfcseed"])
    }
  }

  @Test("a seed that is missing, a folder, empty, text or another database is refused by name")
  func foreign() throws {
    try withSeed { path, folder in
      #expect(throws: SeedError(seed: folder + "/none", reason: .notFound)) { try SeedStore.file(folder + "/none") }
      #expect(throws: SeedError(seed: folder, reason: .notASeed)) { try SeedStore.file(folder) }
      for bytes in [Data(), Data("number,name\n".utf8), Data(repeating: 0, count: 8192)] {
        try bytes.write(to: URL(filePath: path))
        #expect(throws: SeedError(seed: path, reason: .notASeed)) { try SeedStore.file(path) }
      }
      let other = folder + "/other.sqlite"
      try Connection.creating(path: other).execute("CREATE TABLE food (a)")
      #expect(throws: SeedError(seed: other, reason: .notASeed)) { try SeedStore.file(other) }
    }
  }

  @Test("a seed of a newer or older format is refused with its version")
  func versions() throws {
    try withSeed { path, _ in
      try patch(path, at: 60, [0, 0, 0, 9])
      #expect(throws: SeedError(seed: path, reason: .newer(9))) { try SeedStore.file(path) }
      try patch(path, at: 60, [0, 0, 0, 0])
      #expect(throws: SeedError(seed: path, reason: .older(0))) { try SeedStore.file(path) }
    }
  }

  @Test(
    "a seed that is cut short is refused, wherever it is cut", arguments: [100, 4096, 50_000, 500_000, 1_000_000, -1])
  func truncated(length: Int) throws {
    try withSeed { path, _ in
      let whole = try Data(contentsOf: URL(filePath: path))
      try whole.prefix(length < 0 ? whole.count - 1 : length).write(to: URL(filePath: path))
      let error = #expect(throws: SeedError.self) { try SeedStore.file(path) }
      #expect(error?.code == "seed_truncated")
    }
  }

  @Test("a seed with bytes behind its end is refused")
  func tooLong() throws {
    try withSeed { path, _ in
      let whole = try Data(contentsOf: URL(filePath: path))
      try (whole + Data([1])).write(to: URL(filePath: path))
      let error = #expect(throws: SeedError.self) { try SeedStore.file(path) }
      #expect(error?.code == "seed_damaged")
    }
  }

  @Test("a changed byte in the index is found when its block is read")
  func damagedBlock() throws {
    try withSeed { path, _ in
      var bytes = try Data(contentsOf: URL(filePath: path))
      let store = try SeedStore.file(path)
      var block: [UInt8] = []
      try store.withSearchBlock(40) { block = Array($0) }
      let place = try #require(bytes.range(of: Data(block.prefix(200))))
      bytes[place.lowerBound + 100] ^= 1
      try bytes.write(to: URL(filePath: path))
      let error = #expect(throws: SeedError.self) { try SeedStore.file(path).withSearchBlock(40) { _ in } }
      #expect(error?.code == "seed_damaged")
    }
  }

  @Test(
    "block numbers that cannot be are damage, not a crash",
    arguments: ["9223372036854775807", "1000000000000000", "-id-5", "100000"])
  func blockNumbers(id: String) throws {
    try withSeed { path, _ in
      do {
        try Connection.writable(path: path).execute(
          "UPDATE search_block SET id = \(id) WHERE id = (SELECT max(id) FROM search_block)")
      }
      let error = #expect(throws: SeedError.self) {
        let store = try SeedStore.file(path)
        for number in 0..<(try store.searchBlockCount() + 1) { try store.withSearchBlock(number) { _ in } }
      }
      #expect(error?.code == "seed_damaged")
    }
  }

  @Test(
    "a changed figure, name, measure or fact is refused, never shown",
    arguments: [
      "UPDATE food SET composition = zeroblob(216) WHERE number = '01088'",
      "UPDATE food SET name = 'x' WHERE number = '01088'",
      "UPDATE item_name SET name = 'x' WHERE kind = 0 AND item_id = (SELECT id FROM food WHERE number = '01088') AND position = 3",
      "DELETE FROM portion WHERE kind = 0 AND item_id = (SELECT id FROM food WHERE number = '01088')",
      "UPDATE portion SET milligrams = 1 WHERE kind = 0 AND item_id = (SELECT id FROM food WHERE number = '01088')",
      "UPDATE meta SET value = 'x' WHERE key = 'edition'",
      "UPDATE dish SET composition = zeroblob(216) WHERE id = 1",
      "UPDATE dish SET servings = 7 WHERE id = 1", "UPDATE dish_category SET name = 'x'",
      "UPDATE dish_ingredient SET milligrams = 1 WHERE dish_id = 1 AND position = 0",
      "DELETE FROM dish_ingredient WHERE dish_id = 1", "DELETE FROM portion WHERE kind = 1 AND item_id = 1",
      "DELETE FROM item_name WHERE kind = 1 AND item_id = 1 AND position = 0", "UPDATE food_group SET name = 'x'",
    ])
  func damagedRow(sql: String) throws {
    try withSeed { path, _ in
      do { try Connection.writable(path: path).execute(sql) }
      let error = #expect(throws: SeedError.self) {
        let store = try SeedStore.file(path)
        let food = try #require(try store.item(id: "01088"))
        _ = try store.names(of: food)
        _ = try store.portions(of: food)
        let dish = try #require(try store.item(.dish, row: 1))
        _ = try store.names(of: dish)
        _ = try store.portions(of: dish)
        _ = try store.ingredients(ofDish: dish.id)
      }
      #expect(error?.code == "seed_damaged")
    }
  }

  @Test(
    "what is read without its figures is checked as well",
    arguments: [
      "UPDATE food SET official_name = 'x' WHERE number = '01083'",
      "UPDATE food SET composition = zeroblob(216) WHERE number = '01083'",
      "UPDATE dish SET name = 'x' WHERE id = (SELECT min(dish_id) FROM dish_ingredient WHERE food_id = 1)",
      "UPDATE dish SET composition = zeroblob(216)", "UPDATE dish SET servings = servings + 1",
    ])
  func damagedTitle(sql: String) throws {
    try withSeed { path, _ in
      do {
        let connection = try Connection.writable(path: path)
        try connection.execute("UPDATE dish_ingredient SET food_id = 1 WHERE dish_id = 1")
        try connection.execute(sql)
      }
      let error = #expect(throws: SeedError.self) {
        let store = try SeedStore.file(path)
        let group = try #require(try store.groups(of: .food).first)
        _ = try store.foodNumbers(in: group, rows: 1...300) { _ in true }
        _ = try store.dishUsage(ofFoods: ["01001"], limit: 10)
      }
      #expect(error?.code == "seed_damaged")
    }
  }

  @Test("a store counts what it reads, and has nothing of an item that it does not hold")
  func reads() throws {
    let store = try SeedStore.bundled()
    let opened = store.reads
    #expect(opened.statements > 0 && opened.items == 0)
    let food = try #require(try store.item(id: "01088"))
    #expect(store.reads - opened == SeedReads(statements: 1, items: 1))
    let foreign = food.withID("99999")
    #expect(try store.names(of: foreign) == nil)
    #expect(try store.portions(of: foreign) == nil)
    #expect(try store.ingredients(ofDish: "d9999") == nil)
    #expect(store.reads - opened == SeedReads(statements: 4, items: 1))
  }

  private func withSeed(_ body: (_ path: String, _ folder: String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "pfc-seed-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "seed.pfcseed").path
    try BundledSeedTests.image.write(to: URL(filePath: path))
    try body(path, folder.path)
  }

  private func patch(_ path: String, at offset: Int, _ bytes: [UInt8]) throws {
    var data = try Data(contentsOf: URL(filePath: path))
    data.replaceSubrange(offset..<(offset + bytes.count), with: bytes)
    try data.write(to: URL(filePath: path))
  }
}

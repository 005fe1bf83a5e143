import Foundation
import PFCCatalog
import PFCModel
import Testing

@Suite struct FoodCatalogTests {
  static let seedPath = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Sources/CPFCSeedImage/seed.pfcseed").path

  @Test("the parts of every score sum to it, and lists fall")
  func sums() throws {
    let catalog = try FoodCatalog()
    for query in ["肉", "鶏むね 皮なし", "とーふ", "ブロコリー", "tofu", "ランニング", "01088"] {
      let hits = try catalog.search(query, limit: 100)
      for hit in hits { #expect(hit.contributions.reduce(0) { $0 + $1.tenths } == hit.scoreInTenths) }
      for (better, worse) in zip(hits, hits.dropFirst()) {
        #expect(better.grade <= worse.grade)
        #expect(better.scoreInTenths >= worse.scoreInTenths)
      }
    }
  }

  @Test("a word that is said twice means no more than once", arguments: ["肉", "牛乳", "鶏むね 皮なし", "tofu"])
  func repeated(query: String) throws {
    let catalog = try FoodCatalog()
    let once = try catalog.search(query)
    let last = query.split(separator: " ").last.map(String.init) ?? query
    let twice = try catalog.search(query + "　" + last)
    #expect(!once.isEmpty && twice.map(\.item.id) == once.map(\.item.id) && twice.map(\.grade) == once.map(\.grade))
  }

  @Test("a name that has a word twice is found with a space in it", arguments: ["バンバン ジー", "バン バン ジー", "バンバンジー"])
  func twice(query: String) throws {
    #expect(try FoodCatalog().search(query).first?.item.name == FoodCatalog().search("バンバンジー").first?.item.name)
    #expect(try FoodCatalog().search(query).first?.grade == .exact)
  }

  @Test("every food is found by its display name, among the first three")
  func everyFood() throws {
    let catalog = try FoodCatalog()
    var (foods, missed) = (0, [String]())
    for number in 1001...18100 {
      let text = String(number)
      let id = String(repeating: "0", count: 5 - text.count) + text
      guard case .food(let food)? = try catalog.item(id: id) else { continue }
      foods += 1
      if try !catalog.search(food.name, limit: 3).contains(where: { $0.item.id == id }) { missed.append(food.name) }
    }
    #expect(missed.isEmpty)
    #expect(foods > 2000 && foods == catalog.seeds.first?.foods)
  }

  @Test("a group restricts the list, by name and by number")
  func groups() throws {
    let catalog = try FoodCatalog()
    let fish = try catalog.search("生", limit: 20, group: "魚介類")
    #expect(fish.count == 20)
    #expect(
      fish.allSatisfy { hit in
        if case .food(let food) = hit.item { food.group == "魚介類" } else { false }
      })
    #expect(try catalog.search("生", limit: 20, group: "10") == fish)
    #expect(try catalog.search("生", group: "no such").isEmpty)
    #expect(try catalog.hasGroup("ランニング"))
    #expect(try !catalog.hasGroup("no such"))
    #expect(try catalog.groupNames().count == 71)
  }

  @Test("an extra seed's items carry its name and stand beside the bundled ones")
  func extraSeed() throws {
    let catalog = try FoodCatalog(seedFiles: [Self.seedPath])
    #expect(catalog.seeds.map(\.name) == ["standard", "standard"])
    let ids = try catalog.search("鶏むね", limit: 4).map(\.item.id)
    #expect(ids == ["11219", "standard:11219", "11220", "standard:11220"])
    #expect(try catalog.item(id: "standard:01088")?.name == "ごはん（精白米）")
    #expect(try catalog.search("standard:01088").map(\.item.id) == ["standard:01088"])
    #expect(throws: SeedError(seed: Self.seedPath, reason: .sameName("standard"))) {
      _ = try FoodCatalog(seedFiles: [Self.seedPath, Self.seedPath])
    }
    let item = try #require(try catalog.item(id: "standard:x12030"))
    #expect(try !catalog.names(of: item).isEmpty)
  }

  @Test("limits of zero and less give nothing, and a group holds for identifiers too")
  func limits() throws {
    for catalog in [try FoodCatalog(), try FoodCatalog(seedFiles: [Self.seedPath])] {
      for limit in [0, -1, Int.min] {
        #expect(try catalog.search("卵", limit: limit).isEmpty)
        #expect(try catalog.search("01088", limit: limit).isEmpty)
      }
      #expect(try catalog.search("01088", group: "肉類").isEmpty)
    }
  }

  @Test("a damaged seed file is an error by its name")
  func damaged() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "x.pfcseed").path
    var bytes = try Data(contentsOf: URL(filePath: Self.seedPath))
    for offset in stride(from: 4096 * 3, to: bytes.count, by: 97) { bytes[offset] ^= 0x55 }
    try bytes.write(to: URL(filePath: path))
    let error = #expect(throws: SeedError.self) { _ = try FoodCatalog(seedFiles: [path]).search("鶏むね") }
    #expect(error?.seed == path)
  }

  @Test("many threads use one catalogue at once")
  func threads() async throws {
    let catalog = try FoodCatalog()
    let queries = ["鶏むね", "豆腐", "ほうれん草 ゆで", "とーふ", "ランニング", "tofu"]
    let expected = try queries.map { try catalog.search($0) }
    await withTaskGroup(of: Bool.self) { group in
      for thread in 0..<8 {
        group.addTask {
          (0..<30).allSatisfy { turn in
            let index = (thread + turn) % queries.count
            return (try? catalog.search(queries[index])) == expected[index]
          }
        }
      }
      for await isRight in group { #expect(isRight) }
    }
  }
}

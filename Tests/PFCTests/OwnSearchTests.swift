import Foundation
import PFC
import PFCStorage
import Testing

/// The user's own foods among those of the seed.
@Suite final class OwnSearchTests {
  private let folder: String
  private var path: String { folder + "/j.sqlite" }
  private static let now = Instant(milliseconds: 1_796_009_696_000)

  init() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "pfc-own-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    folder = url.path
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  @Test("without a journal a search makes none, and with one it leaves no file beside it")
  func quiet() throws {
    #expect(try FoodCatalog(journal: path).search("卵") == FoodCatalog().search("卵"))
    #expect(try files().isEmpty)
    try add("卵サンド")
    do { #expect(try FoodCatalog(journal: path).search("卵サンド").first?.item.id == "u1") }
    #expect(try files() == ["j.sqlite"])
  }

  @Test("an own food stands above a food of the seed with its name, and says why")
  func rank() throws {
    try add("肉まん")
    let hits = try FoodCatalog(journal: path).search("肉まん")
    #expect(hits.prefix(2).map(\.item.id) == ["u1", "15035"])
    #expect(hits[0].contributions.contains { $0.reason == .itemKind(.own) && $0.tenths > 0 })
    for hit in hits { #expect(hit.contributions.reduce(0) { $0 + $1.tenths } == hit.scoreInTenths) }
    for (better, worse) in zip(hits, hits.dropFirst()) { #expect(better.grade <= worse.grade) }
  }

  @Test("own foods are found in every way that foods of the seed are: width, kana, romaji, reading, words, slips")
  func ways() throws {
    try add("プロテインバー", reading: nil)
    try add("自家製 味噌玉（ねぎ）", reading: "ジカセイ ミソダマ（ネギ）")
    let catalog = try FoodCatalog(journal: path)
    for query in ["ﾌﾟﾛﾃｲﾝﾊﾞｰ", "ぷろていんばー", "purotein", "プロテイン バー", "プロテインバ", "プロテンバー"] {
      #expect(try catalog.search(query, limit: 5, kinds: [.own]).map(\.item.id) == ["u1"], "\(query)")
    }
    for query in ["みそだま", "自家製", "jikaseimisodama", "味噌玉 ねぎ", "味噌"] {
      #expect(try catalog.search(query, limit: 5, kinds: [.own]).map(\.item.id) == ["u2"], "\(query)")
    }
    #expect(try catalog.search("みそだま").first?.item.id == "u2")
  }

  @Test("guesses among own foods do not stand beside real matches of the seed, nor the other way round")
  func guesses() throws {
    try add("ビール酵母")
    let catalog = try FoodCatalog(journal: path)
    #expect(try catalog.search("牛乳").allSatisfy { !$0.grade.isGuess })
    try add("トマトー")
    #expect(try catalog.search("トマトー").map(\.item.id) == ["u2"])
  }

  @Test("kinds and groups choose own foods alone, or leave them out")
  func restriction() throws {
    try add("卵サンド")
    let catalog = try FoodCatalog(journal: path)
    #expect(try catalog.search("卵", kinds: [.own]).map(\.item.id) == ["u1"])
    #expect(try catalog.search("卵", group: "マイ食品").map(\.item.id) == ["u1"])
    #expect(try catalog.search("卵サンド", kinds: [.food]).allSatisfy { $0.item.kind == .food })
    #expect(try catalog.search("卵", group: "卵類").allSatisfy { $0.item.kind == .food })
    #expect(try catalog.hasGroup("マイ食品"))
    #expect(try catalog.item(id: "u1")?.source == "OWN:u1")
    #expect(try catalog.item(id: "u01") == nil)
    #expect(try catalog.item(id: "u2") == nil)
  }

  @Test("a catalogue that is open sees what is added, changed, removed and undone")
  func changes() throws {
    let catalog = try FoodCatalog(journal: path)
    func found(_ text: String) throws -> [String] { try catalog.search(text, kinds: [.own]).map(\.item.id) }
    #expect(try found("餅").isEmpty)
    try add("餅")
    #expect(try found("餅") == ["u1"])
    let diary = try Diary(path: path, catalog: FoodCatalog(), clock: { Self.now })
    let food = try diary.ownFoods.food("u1")
    try diary.ownFoods.edit(food) { known in
      var draft = known
      draft.name = "団子"
      return draft
    }
    #expect(try found("餅").isEmpty)
    #expect(try found("団子") == ["u1"])
    try diary.ownFoods.remove([food])
    #expect(try found("団子").isEmpty)
    _ = try diary.undo()
    #expect(try found("団子") == ["u1"])
  }

  @Test("with many foods there is a stored index, and a search knows what changed since; without it, nothing is missed")
  func manyFoods() throws {
    let csv = "name,kcal\n" + (1...450).map { "品\($0)号,\($0)\n" }.joined()
    let diary = try Diary(path: path, catalog: FoodCatalog(), clock: { Self.now })
    let outcomes = try diary.ownFoods.save(OwnFoodFile(bytes: Array(csv.utf8), name: "foods.csv"), what: "import")
    #expect(outcomes.count == 450)
    func found(_ text: String) throws -> [String] {
      try FoodCatalog(journal: path).search(text, limit: 3, kinds: [.own]).map(\.item.name)
    }
    #expect(try found("品77号") == ["品77号"])
    let food = try diary.ownFoods.food("品77号")
    try diary.ownFoods.edit(food) { known in
      var draft = known
      draft.name = "特別号"
      return draft
    }
    #expect(try found("特別号") == ["特別号"])
    #expect(try found("品77号").first != "品77号")
    #expect(try found("品78号") == ["品78号"])
    try diary.ownFoods.remove([try diary.ownFoods.food("品78号")])
    #expect(try found("品78号").first != "品78号")
    #expect(try FoodCatalog(journal: path).search("品", limit: 1000, kinds: [.own]).count == 448)
  }

  @Test("a damaged index is made again in memory; a damaged food is an error by the journal's name")
  func damage() throws {
    let csv = "name,kcal\n" + (1...201).map { "品\($0)号,\($0)\n" }.joined()
    _ = try Diary(path: path, catalog: FoodCatalog()).ownFoods.save(
      OwnFoodFile(bytes: Array(csv.utf8), name: "foods.csv"), what: "import")
    try sql("UPDATE own_block SET bytes = zeroblob(4032)")
    #expect(try FoodCatalog(journal: path).search("品9号", kinds: [.own]).first?.item.name == "品9号")
    try sql("UPDATE own_food SET composition = x'00' WHERE number = 9")
    let error = #expect(throws: JournalError.self) {
      _ = try FoodCatalog(journal: self.path).search("品9号", kinds: [.own])
    }
    #expect(error?.code == "journal_damaged")
    #expect(error?.path == path)
    #expect(try FoodCatalog(journal: path).search("卵", kinds: [.food]).isEmpty == false)
  }

  @Test("many threads search own foods while they change")
  func threads() async throws {
    try add("餅0")
    let catalog = try FoodCatalog(journal: path)
    let path = self.path
    await withTaskGroup(of: Bool.self) { group in
      for thread in 0..<4 {
        group.addTask {
          (0..<15).allSatisfy { turn in
            if thread == 0 { return (try? Self.add("餅\(turn + 1)", to: path)) != nil }
            return ((try? catalog.search("餅", kinds: [.own]))?.count ?? 0) > 0
          }
        }
      }
      for await isRight in group { #expect(isRight) }
    }
    #expect(try catalog.search("餅", limit: 50, kinds: [.own]).count == 16)
  }

  private func files() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: folder) }

  private func add(_ name: String, reading: String? = nil) throws { try Self.add(name, reading: reading, to: path) }

  private static func add(_ name: String, reading: String? = nil, to path: String) throws {
    var form = OwnFoodForm()
    form.name = name
    form.reading = reading
    form.figures = [(.energyKilocalories, "100")]
    try Diary(path: path, catalog: FoodCatalog(), clock: { now }).ownFoods.add(try form.draft())
  }

  private func sql(_ statement: String) throws { try Connection.writable(path: path).execute(statement) }
}

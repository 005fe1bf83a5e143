import PFCModel
import Testing

@testable import PFCSearch

@Suite struct SearchIndexTests {
  @Test(
    "the grades follow the contract",
    arguments: [
      ("木綿豆腐", Grade.exact), ("もめんどうふ", .exact), ("木綿", .prefix), ("豆腐", .word), ("とうふ", .word),
      ("綿豆", .part), ("momendofu", .exact), ("momen", .prefix), ("tofu", .word),
    ])
  func grades(query: String, grade: Grade) throws {
    let index = try TestIndex.make([("木綿豆腐", "モメンドウフ"), ("豆腐", "トウフ")], levels: [5, 1])
    let match = try index.search(SearchQuery(query)).first { $0.row == 1 }
    #expect(match?.grade == grade)
  }

  @Test(
    "loose and fuzzy come only where nothing better is",
    arguments: [
      ("トマトー", Grade.loose), ("ビル", .loose), ("ブロツコリ", .loose), ("とーふ", .loose), ("ブロコッリー", .fuzzy),
      ("ブロコリー", .fuzzy), ("ブロッコリイー", .loose), ("プロッコリー", .fuzzy),
    ])
  func guesses(query: String, grade: Grade) throws {
    let index = try TestIndex.make([
      ("トマト", "トマト"), ("ビール", "ビール"), ("ブロッコリー", "ブロッコリー"), ("豆腐", "トウフ"),
    ])
    let matches = try index.search(SearchQuery(query))
    #expect(matches.first?.grade == grade)
  }

  @Test("short words never become others", arguments: ["さば", "さけ", "けさ"])
  func shortWords(query: String) throws {
    let index = try TestIndex.make([("さめ", "サメ"), ("あけ", "アケ")])
    #expect(try index.search(SearchQuery(query)).isEmpty)
  }

  @Test("every word of a query must hold, in any order")
  func everyWord() throws {
    let index = try TestIndex.make([
      ("鶏むね肉（皮なし・生）", "トリムネニク（カワナシ・ナマ）"), ("鶏むね肉（皮つき・生）", "トリムネニク（カワツキ・ナマ）"), ("豚肉（皮なし）", "ブタニク（カワナシ）"),
    ])
    for query in ["鶏むね 皮なし", "皮なし 鶏むね", "とりむね　かわなし", "鶏むね皮なし", "皮なし鶏むね肉"] {
      #expect(try index.search(SearchQuery(query)).map(\.row) == [1], "\(query)")
    }
    #expect(try index.search(SearchQuery("鶏むね 牛")).isEmpty)
  }

  @Test("a word inside a kana word is no match: ツナ in こまつな")
  func falseFriends() throws {
    let index = try TestIndex.make([("こまつな", "コマツナ"), ("小松菜", "コマツナ"), ("ツナ缶", "ツナカン")])
    #expect(try index.search(SearchQuery("ツナ")).map(\.row) == [3])
  }

  @Test("kinds and groups restrict what is found")
  func filters() throws {
    let index = try TestIndex.make([("ランニング", "ランニング"), ("ランチ", "ランチ")], kinds: [.exercise, .food], groups: [3, 4])
    #expect(try index.search(SearchQuery("ラン", kinds: [.food])).map(\.row) == [2])
    #expect(try index.search(SearchQuery("ラン", kinds: [.exercise])).map(\.row) == [1])
    #expect(try index.search(SearchQuery("ラン", groups: [4])).map(\.row) == [2])
    #expect(try index.search(SearchQuery("ラン", kinds: [])).isEmpty)
  }

  @Test("limits are kept and nothing is asked of nothing")
  func limits() throws {
    let index = try TestIndex.make((1...50).map { ("肉\($0)", "ニク\($0)") })
    #expect(try index.search(SearchQuery("肉", limit: 7)).count == 7)
    #expect(try index.search(SearchQuery("肉", limit: .max)).count == 50)
    #expect(try index.search(SearchQuery("肉", limit: 0)).isEmpty)
    #expect(try index.search(SearchQuery("　")).isEmpty)
  }

  @Test("the rows of one name leave places for names that go on, in the order of the grades")
  func rowsOfOneName() throws {
    let rows = (1...12).map { _ in ("もやし", "モヤシ") }
    let longer = [("もやし炒め", "モヤシイタメ"), ("もやしスープ", "モヤシスープ")]
    let index = try TestIndex.make(rows + longer)
    let found = try index.search(SearchQuery("もやし"))
    #expect(found.map(\.grade) == Array(repeating: .exact, count: 8) + [.prefix, .prefix])
    #expect(Set(found.map(\.row)).isSuperset(of: [13, 14]))
    #expect(try index.search(SearchQuery("もやし", limit: 1)).map(\.grade) == [.exact])
    #expect(try index.search(SearchQuery("もやし", limit: 100)).map(\.row).count == 14)
    #expect(try TestIndex.make(rows).search(SearchQuery("もやし")).count == 10, "nothing goes on: rows fill the list")
  }

  @Test("a longer list begins as a shorter one does, however long it is")
  func longerLists() throws {
    let rows = (1...300).map { _ in ("もやし", "モヤシ") }
    let index = try TestIndex.make(rows + (1...300).map { ("もやし\($0)号", "モヤシ\($0)ゴウ") })
    for limit in 1..<10 {
      let (short, long) = (
        try index.search(SearchQuery("もやし", limit: limit)), try index.search(SearchQuery("もやし", limit: limit + 1))
      )
      #expect(short.prefix(4) == long.prefix(min(4, limit)))
      #expect(Set(long.map(\.row)).isSuperset(of: short.map(\.row)))
    }
    #expect(try index.search(SearchQuery("もやし", limit: 600)).map(\.row).count == 600)
    #expect(
      try index.search(SearchQuery("もやし", limit: .max)).map(\.grade) == Array(repeating: .exact, count: 300)
        + Array(repeating: .prefix, count: 300))
    let many = try TestIndex.make((0..<20_000).map { ("料理\($0)", "リョウリ\($0)") })
    #expect(try many.search(SearchQuery("料理", limit: .max)).count == 20_000)
  }

  @Test("who typed a food's name is not on the way to an exercise")
  func otherKind() throws {
    let index = try TestIndex.make(
      (1...12).map { _ in ("ご飯", "ゴハン") } + [("ご飯作り", "ゴハンヅクリ")],
      kinds: Array(repeating: .food, count: 12) + [.exercise])
    #expect(try index.search(SearchQuery("ご飯")).allSatisfy { $0.kind == .food })
    #expect(try index.search(SearchQuery("ご飯作")).map(\.kind) == [.exercise])
  }

  @Test("an empty index finds nothing")
  func emptyIndex() throws {
    let index = try TestIndex.make([])
    for query in ["肉", "a", "トマトー", "鶏むね 皮なし"] { #expect(try index.search(SearchQuery(query)).isEmpty) }
  }

  @Test("the same items give the same bytes")
  func deterministic() throws {
    let items = TestIndex.items([("木綿豆腐", "モメンドウフ"), ("豆腐", "トウフ"), ("tofu", "トーフ")])
    var (one, two) = (IndexBuilder(items), IndexBuilder(items))
    #expect(try one.build() == two.build())
  }
}

/// Makes small indexes.
enum TestIndex {
  static func items(
    _ names: [(String, String)], levels: [UInt8] = [], kinds: [ItemKind] = [], groups: [UInt8] = []
  ) -> [IndexedItem] {
    names.enumerated().map { index, name in
      IndexedItem(
        kind: index < kinds.count ? kinds[index] : .food, row: UInt32(index + 1),
        level: index < levels.count ? levels[index] : 3, group: index < groups.count ? groups[index] : 1,
        names: [ItemName(name: name.0, reading: name.1, kind: .display)])
    }
  }

  static func make(
    _ names: [(String, String)], levels: [UInt8] = [], kinds: [ItemKind] = [], groups: [UInt8] = []
  ) throws -> SearchIndex {
    var builder = IndexBuilder(items(names, levels: levels, kinds: kinds, groups: groups))
    return try SearchIndex(MemoryBlocks(try builder.build()))
  }
}

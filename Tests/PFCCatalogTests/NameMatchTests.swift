import Foundation
import PFCModel
import PFCSearch
import Testing

@testable import PFCCatalog

@Suite struct NameMatchTests {
  private let catalog: FoodCatalog

  init() throws { catalog = try FoodCatalog() }

  /// Whole names, starts, words, several words, classes, guesses, amounts, identifiers and nonsense.
  private static let queries = [
    "卵", "たまご", "ごはん", "鶏むね", "鶏むね 皮なし", "豚バラ 焼き", "納豆", "パン", "パ", "にん", "牛肉", "魚", "肉", "さけ", "tofu", "eggs",
    "カレー", "とーふ", "トマトー", "ブロコリー", "卵2個", "豆腐半", "6Pチーズ", "01088", "x12030", "お味噌汁", "シチュー ビーフ", "xyzzy", "ー", "",
    "おろししょうが", "合いびき肉", "ランニング", "豚ロース 炒め", "鶏むね皮なし",
  ]

  @Test("the best grade alone begins as the whole list does, with habits and without", arguments: queries)
  func bestGrade(query: String) throws {
    let habits = ["12004": 3, "12005": 2, "01088": 9, "11220": 4, "d0001": 5, "10134": 3]
    for habits in [[:], habits] {
      let list = try catalog.eaten(query, habits: habits)
      let best = try catalog.eatenNames(query, habits: habits)
      #expect(best.isEmpty == list.isEmpty)
      guard let first = best.first else { continue }
      #expect(try catalog.hit(of: first) == list[0])
      #expect(best.allSatisfy { $0.grade == first.grade })
    }
  }

  @Test("matches are the hits of a search, in their order, and tell of them what they know", arguments: queries)
  func matches(query: String) throws {
    let hits = try catalog.search(query, limit: 40)
    let matches = try catalog.nameMatches(query, limit: 40)
    #expect(try matches.map { try catalog.hit(of: $0) } == hits)
    #expect(try catalog.ids(of: matches) == hits.map(\.item.id))
    #expect(matches.map(\.scoreInTenths) == hits.map(\.scoreInTenths))
    #expect(matches.map(\.isNearest) == hits.map(\.isNearest))
    #expect(matches.map(\.isClassMember) == hits.map(\.isClassMember))
    for (match, hit) in zip(matches, hits) {
      #expect(try catalog.item(of: match) == hit.item)
      #expect(try catalog.matchedNames(of: match) == hit.matchedNames)
      #expect(match.kind == hit.item.kind)
    }
  }

  @Test("whole names are those of the list that match as a whole", arguments: ["卵", "6Pチーズ", "にん", "玉ねぎ", "xyzzy"])
  func wholeNames(query: String) throws {
    let whole = try catalog.eatenNames(query, depth: .wholeNames)
    let first = try catalog.eaten(query).first { $0.grade == .exact }
    #expect(whole.allSatisfy { $0.grade == .exact })
    #expect(try whole.first.map { try catalog.hit(of: $0) } == first)
  }

  @Test("an amount is left out of a search, but never of a whole name", arguments: ["卵1個", "卵2個", "豆腐半"])
  func amounts(query: String) throws {
    #expect(try catalog.nameMatches(query, depth: .wholeNames).isEmpty)
    #expect(try catalog.nameMatches(query, depth: .bestGrade).first?.grade == .exact)
  }

  @Test("names are matched without decoding an item, and the item of one match is one")
  func reads() throws {
    let before = catalog.seedReads
    let matches = try catalog.eatenNames("卵", habits: ["12004": 3])
    #expect((catalog.seedReads - before).items == 0)
    #expect((catalog.seedReads - before).statements > 0)
    _ = try catalog.hit(of: try #require(matches.first))
    #expect((catalog.seedReads - before).items == 1)
  }

  @Test("an item of several seeds is named as its seed is")
  func seeds() throws {
    let two = try FoodCatalog(seedFiles: [FoodCatalogTests.seedPath])
    let matches = try two.nameMatches("鶏むね", limit: 6, habits: ["standard:11220": 3])
    let hits = try two.search("鶏むね", limit: 6, habits: ["standard:11220": 3])
    #expect(try two.ids(of: matches) == hits.map(\.item.id))
    #expect(hits.first?.item.id == "standard:11220")
  }

  @Test("the words of classes are written as they are compared")
  func classWords() {
    for known in FoodClass.all { #expect(known.words == known.words.map(FoodCatalog.normalized)) }
  }

  @Test(
    "how many dishes use a food, and the first of them, are those that the whole list has",
    arguments: [
      ("01088", ""), ("06212", ""), ("10134", ""), ("11274", "牛肉"), ("17007", ""), ("01001", ""), ("d0001", ""),
    ])
  func usage(_ id: String, _ word: String) throws {
    let item = try #require(try catalog.item(id: id))
    let dishes = try catalog.dishes(usingFoodsLike: item, askedAs: word)
    let before = catalog.seedReads
    for limit in [0, 3, 10, 10_000] {
      let usage = try catalog.usage(ofFoodsLike: item, askedAs: word, limit: limit)
      #expect(usage.count == dishes.count)
      #expect(usage.first == dishes.prefix(limit).map { DishTitle(id: $0.id, name: $0.name) })
    }
    #expect((catalog.seedReads - before).items <= 4, "no dish is decoded")
  }
}

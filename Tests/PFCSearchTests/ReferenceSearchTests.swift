import PFCModel
import PFCTestSupport
import PFCText
import Testing

@testable import PFCSearch

/// Compares the index with a search that looks at every name.
@Suite struct ReferenceSearchTests {
  @Test("on random names the index finds what a look at every name finds")
  func agrees() throws {
    var generator = SplitMix(seed: 21)
    for _ in 0..<40 {
      let names = (0..<60).map { _ in generator.word() }
      let index = try TestIndex.make(names.map { ($0, $0) })
      for _ in 0..<60 {
        let query = generator.piece(of: names)
        let expected = Self.reference(query, names)
        let found = try index.search(SearchQuery(query, limit: .max)).filter { $0.grade <= .prefix }
        #expect(
          Dictionary(uniqueKeysWithValues: found.map { (Int($0.row) - 1, $0.grade) }) == expected,
          "\(query) in \(names)")
      }
    }
  }

  @Test("results come in falling order, each item once, grades never mixed")
  func order() throws {
    var generator = SplitMix(seed: 5)
    let names = (0..<300).map { _ in generator.word() }
    let index = try TestIndex.make(names.map { ($0, $0) }, levels: names.map { UInt8($0.count % 5 + 1) })
    for _ in 0..<200 {
      let query = generator.piece(of: names)
      let all = try index.search(SearchQuery(query, limit: .max))
      #expect(Set(all.map(\.document)).count == all.count)
      for (better, worse) in zip(all, all.dropFirst()) {
        #expect(better.grade <= worse.grade)
        #expect((worse.score, better.document) < (better.score, worse.document))
      }
      #expect(try index.search(SearchQuery(query, limit: 5)) == Array(all.prefix(5)), "\(query)")
    }
  }

  @Test("a search to the end of the best grade begins as the list does, and finds all of that grade")
  func bestGrade() throws {
    var generator = SplitMix(seed: 8)
    let names = (0..<300).map { _ in generator.word() }
    let index = try TestIndex.make(names.map { ($0, $0) }, levels: names.map { UInt8($0.count % 5 + 1) })
    for _ in 0..<200 {
      let query = generator.piece(of: names)
      let all = try index.search(SearchQuery(query, limit: .max))
      var asked = SearchQuery(query, limit: .max)
      asked.depth = .bestGrade
      let best = try index.search(asked)
      #expect(best.filter { $0.grade == best.first?.grade } == all.filter { $0.grade == all.first?.grade }, "\(query)")
      asked.depth = .wholeNames
      #expect(try index.search(asked) == all.filter { $0.grade == .exact }, "\(query)")
    }
  }

  private static func reference(_ query: String, _ names: [String]) -> [Int: Grade] {
    let key = spaceless(query)
    var found: [Int: Grade] = [:]
    for (row, name) in names.enumerated() {
      let text = spaceless(name)
      if text == key { found[row] = .exact } else if text.hasPrefix(key) { found[row] = .prefix }
    }
    return found
  }

  private static func spaceless(_ text: String) -> String {
    String(String.UnicodeScalarView(TextPipeline.key(of: text).filter { $0 != " " }))
  }
}

extension SplitMix {
  mutating func number(below limit: Int) -> Int { Int.random(in: 0..<limit, using: &self) }

  /// A word of katakana and kanji.
  mutating func word() -> String {
    let letters = Array("アカサタナハマヤラワ鶏豚牛肉魚")
    return String((0..<(2 + number(below: 5))).map { _ in letters[number(below: letters.count)] })
  }

  /// The beginning of one of the names.
  mutating func piece(of names: [String]) -> String {
    let name = names[number(below: names.count)]
    return String(name.prefix(1 + number(below: name.count)))
  }
}

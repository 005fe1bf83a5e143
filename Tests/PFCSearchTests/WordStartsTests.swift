import PFCText
import Testing

@testable import PFCSearch

@Suite struct WordStartsTests {
  static let cases: [(surface: String, reading: String, starts: [Int], readingStarts: [Int])] = [
    ("鶏むね肉", "トリムネニク", [1, 3], [2, 4]),
    ("焼き鮭", "ヤキザケ", [2], [2]),
    ("木綿豆腐", "モメンドウフ", [2], [3]),
    ("ミニトマト", "ミニトマト", [2], [2]),
    ("小松菜", "コマツナ", [], []),
    ("食パン", "ショクパン", [1], [3]),
    ("green tea", "green tea", [6], [6]),
  ]

  @Test("words start where scripts change and where a known name ends the compound", arguments: cases.indices)
  func places(index: Int) {
    let (surface, reading, starts, readingStarts) = Self.cases[index]
    let words = WordStarts(lexicon: [KeyBytes("豆腐"): ["トウフ"], KeyBytes("トマト"): ["トマト"]])
    let places = words.places(
      surface: TextPipeline.surface(of: surface), reading: Array(reading.unicodeScalars))
    #expect(places.surface.sorted() == starts)
    #expect(places.reading.sorted() == readingStarts)
  }

  @Test("a reading that does not fit gives no places in it")
  func misfit() {
    let words = WordStarts(lexicon: [:])
    let places = words.places(surface: Array("鶏むね".unicodeScalars), reading: Array("サカナ".unicodeScalars))
    #expect(places.reading.isEmpty)
  }
}

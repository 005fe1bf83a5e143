import PFCGrammar
import PFCModel
import Testing

@Suite struct TimeWordsTests {
  static let words: [(word: String, date: String?)] = [
    ("今日", "2026-11-30"), ("昨日", "2026-11-29"), ("一昨日", "2026-11-28"), ("yesterday", "2026-11-29"),
    ("-1", "2026-11-29"), ("2026-10-10", "2026-10-10"),
    ("11/29", "2026-11-29"), ("11月29日", "2026-11-29"), ("12/31", "2025-12-31"), ("12/1", "2026-12-01"),
    ("月曜", "2026-11-30"), ("日曜", "2026-11-29"), ("火曜日", "2026-11-24"),
    ("mon", "2026-11-30"), ("sunday", "2026-11-29"), ("2/30", nil), ("明後日曜", nil), ("", nil), ("13/1", nil),
    ("--1", nil), ("2025/3/4", "2025-03-04"),
  ]

  @Test("words for dates", arguments: words.indices)
  func dateWords(index: Int) throws {
    let today = try #require(CivilDate(text: "2026-11-30"))
    #expect(MomentText.date(Self.words[index].word, today: today)?.text == Self.words[index].date)
  }

  @Test(
    "times of day",
    arguments: [
      ("7:30", 27_000), ("0730", 27_000), ("19時半", 70_200), ("19時", 68_400), ("7時5分", 25_500), ("00:00", 0),
      ("23:59", 86_340),
    ])
  func times(text: String, seconds: Int) { #expect(MomentText.seconds(text) == seconds) }

  @Test("what is no time of day", arguments: ["24:00", "7:60", "730", "7:3:1", "", "半", "時", "-1:00", "07:3a"])
  func noTimes(text: String) { #expect(MomentText.seconds(text) == nil) }
}

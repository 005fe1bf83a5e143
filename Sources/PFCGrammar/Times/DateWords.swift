package import PFCModel

/// Dates as people write them.
package enum DateWords {
  private static let days: [String: Int] = [
    "今日": 0, "きょう": 0, "本日": 0, "today": 0, "昨日": -1, "きのう": -1, "yesterday": -1, "一昨日": -2, "おととい": -2, "明日": 1,
    "tomorrow": 1,
  ]
  private static let weekdays = ["月", "火", "水", "木", "金", "土", "日"]
  private static let englishWeekdays = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]

  /// The date that a word means on a day: `今日 昨日 一昨日 today yesterday -1 2026-11-29 11/29 11月29日 月曜`; nil for
  /// anything else. A weekday is the last one, today included; a month and day without a year the last one too.
  package static func date(_ text: String, today: CivilDate) -> CivilDate? {
    let word = text.lowercased()
    if let shift = days[word] { return today.adding(days: shift) }
    if let date = CivilDate(text: word) { return date }
    if let date = weekday(word, today) { return date }
    if word.first == "-", let back = Int(word.dropFirst()), (0...36_500).contains(back) {
      return today.adding(days: -back)
    }
    return monthAndDay(word, today)
  }

  private static func weekday(_ word: String, _ today: CivilDate) -> CivilDate? {
    let index =
      weekdays.firstIndex { word == $0 + "曜" || word == $0 + "曜日" }
      ?? englishWeekdays.firstIndex { word == $0 || (word.hasPrefix($0) && word.hasSuffix("day")) }
    return index.map { today.adding(days: -((today.weekday - $0 + 7) % 7)) }
  }

  private static func monthAndDay(_ word: String, _ today: CivilDate) -> CivilDate? {
    var text = word
    if text.hasSuffix("日") { text.removeLast() }
    let numbers = text.split(whereSeparator: { "/年月".contains($0) }).compactMap { Int($0) }
    let pieces = text.split(omittingEmptySubsequences: false, whereSeparator: { "/年月".contains($0) })
    guard numbers.count == pieces.count else { return nil }
    if numbers.count == 3 { return CivilDate(year: numbers[0], month: numbers[1], day: numbers[2]) }
    guard numbers.count == 2 else { return nil }
    let year = today.parts.year
    guard let date = CivilDate(year: year, month: numbers[0], day: numbers[1]) else {
      return CivilDate(year: year - 1, month: numbers[0], day: numbers[1])
    }
    return date > today.adding(days: 1) ? CivilDate(year: year - 1, month: numbers[0], day: numbers[1]) : date
  }
}

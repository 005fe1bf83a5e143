package import PFCModel

/// Dates and times that are a whole text, as the options of a command take them.
package enum MomentText {
  /// The date that a text means on a day: `今日 昨日 一昨日 today yesterday -1 2026-11-29 11/29 11月29日 月曜`; nil for anything
  /// else. A weekday is the last one, today included; a month and day without a year the last one too.
  package static func date(_ text: String, today: CivilDate) -> CivilDate? {
    let folded = LineText.folded(text)
    if let first = folded.first, first == "-" || first == "−", let back = Int(folded.dropFirst()),
      (0...36_500).contains(back)
    {
      return today.adding(days: -back)
    }
    return whole(folded) { $0.day != nil && $0.slot == nil }?.day?.date(today: today)
  }

  /// The seconds since midnight of `7:30`, `0730`, `19時半`, `7時5分`, `午後7時` or `7pm`; nil for anything else, as for 午前12時,
  /// which may be noon or midnight.
  package static func seconds(_ text: String) -> Int? {
    let folded = LineText.folded(text)
    if folded.utf8.count == 4, folded.utf8.allSatisfy({ (0x30...0x39).contains($0) }) {
      return seconds(folded.prefix(2) + ":" + folded.suffix(2))
    }
    return whole(folded) { $0.seconds != nil }?.seconds
  }

  private static func whole(_ text: String, _ isWanted: (MomentWord) -> Bool) -> MomentWord? {
    let line = LineText(text)
    return MomentScanner(text: line).moments(at: 0).first { $0.end == line.count && isWanted($0.moment) }?.moment
  }
}

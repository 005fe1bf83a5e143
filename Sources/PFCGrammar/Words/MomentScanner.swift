internal import PFCModel

/// Finds the words of a line that say when something was eaten.
struct MomentScanner {
  let text: LineText

  /// The words for a day, a time or a meal at a place, the longest first.
  func moments(at start: Int) -> [(end: Int, moment: MomentWord)] {
    if let open = text.scalar(start), "【[「".unicodeScalars.contains(open) { return bracketed(at: start) }
    var found = MomentWords.table.matches(in: text, at: start).map { (end: $0.end, moment: $0.meaning) }
    if let date = date(at: start) { found.append((date.end, MomentWord(day: date.day))) }
    if let time = time(at: start) { found.append(time) }
    return found
  }

  /// 【朝】.
  private func bracketed(at start: Int) -> [(end: Int, moment: MomentWord)] {
    moments(at: text.skippingBlanks(start + 1)).compactMap { inner in
      let end = text.skippingBlanks(inner.end)
      guard let close = text.scalar(end), "】]」".unicodeScalars.contains(close) else { return nil }
      return (end + 1, inner.moment)
    }
  }

  private func digits(at start: Int, most: Int) -> (end: Int, value: Int)? {
    var (place, value) = (start, 0)
    while let scalar = text.scalar(place), scalar.isDigit, place - start < most {
      value = value * 10 + Int(scalar.value - 0x30)
      place += 1
    }
    guard place > start, !(text.scalar(place)?.isDigit ?? false), !(text.scalar(start - 1)?.isDigit ?? false) else {
      return nil
    }
    return (place, value)
  }

  // MARK: Dates

  /// 2026-11-29, 2026/11/29, 11/29, 11月29日, 29日.
  private func date(at start: Int) -> (end: Int, day: DayWord)? {
    if let year = digits(at: start, most: 4), year.end == start + 4, let mark = text.scalar(year.end),
      "-/.年".unicodeScalars.contains(mark),
      let month = digits(at: year.end + 1, most: 2), let second = text.scalar(month.end),
      "-/.月".unicodeScalars.contains(second),
      let day = digits(at: month.end + 1, most: 2),
      let date = CivilDate(year: year.value, month: month.value, day: day.value)
    {
      return ended(day.end, .date(date))
    }
    guard let first = digits(at: start, most: 2), let mark = text.scalar(first.end) else { return nil }
    if "/月".unicodeScalars.contains(mark), let day = digits(at: first.end + 1, most: 2),
      CivilDate(year: 2024, month: first.value, day: day.value) != nil
    {
      if mark == "月", !text.has("日", at: day.end) { return nil }
      return ended(day.end, .monthAndDay(month: first.value, day: day.value))
    }
    return nil
  }

  /// A date may have its 日 and its weekday in brackets behind it; a digit or a unit makes it none.
  private func ended(_ place: Int, _ day: DayWord) -> (end: Int, day: DayWord)? {
    var end = place
    if text.has("日", at: end) { end += 1 }
    if let open = text.scalar(end), open == "(", let name = text.scalar(end + 1),
      "月火水木金土日".unicodeScalars.contains(name),
      text.scalar(end + 2) == ")"
    {
      end += 3
    }
    guard let next = text.scalar(end) else { return (end, day) }
    return next.isBlank || "の、,:朝昼夕夜晩に".unicodeScalars.contains(next) ? (end, day) : nil
  }

  // MARK: Times

  /// 7:30, 19時半, 7時5分, 午後3時, 9:30pm, 3pm, at 7 pm.
  private func time(at start: Int) -> (end: Int, moment: MomentWord)? {
    var place = start
    var half: Bool?
    for (word, isAfternoon) in [("午前", false), ("午後", true), ("am", false), ("pm", true)]
    where text.has(word, at: place) {
      (half, place) = (isAfternoon, text.skippingBlanks(place + word.unicodeScalars.count))
    }
    guard let hours = digits(at: place, most: 2) else { return nil }
    var (end, minutes, isTime) = (hours.end, 0, false)
    if text.scalar(end) == ":", let part = digits(at: end + 1, most: 2), part.end == end + 3 {
      (end, minutes, isTime) = (part.end, part.value, true)
    } else if text.has("時", at: end), !text.has("時間", at: end) {
      (end, isTime) = (end + 1, true)
      if text.has("半", at: end) {
        (end, minutes) = (end + 1, 30)
      } else if let part = digits(at: end, most: 2), text.has("分", at: part.end) {
        (end, minutes) = (part.end + 1, part.value)
      }
      for word in ["ごろ", "頃", "ころ", "過ぎ", "すぎ", "前"] where text.has(word, at: end) { end += word.unicodeScalars.count }
    }
    let next = text.skippingBlanks(end)
    for (word, isAfternoon) in [("am", false), ("pm", true), ("a.m.", false), ("p.m.", true)]
    where text.has(word, at: next) && half == nil {
      (half, end, isTime) = (isAfternoon, next + word.count, true)
    }
    guard isTime, minutes < 60 else { return nil }
    return clock(hours.value, minutes, half).map { (end, $0) }
  }

  private func clock(_ hours: Int, _ minutes: Int, _ isAfternoon: Bool?) -> MomentWord? {
    guard let isAfternoon else {
      guard hours < 24 else { return nil }
      return MomentWord(seconds: hours * 3600 + minutes * 60, isHalfOpen: (1...11).contains(hours))
    }
    // 午前12時 may be noon or midnight.
    guard (0...12).contains(hours), isAfternoon || hours < 12 else { return nil }
    return MomentWord(seconds: (hours % 12 + (isAfternoon ? 12 : 0)) * 3600 + minutes * 60)
  }
}

internal import PFCText

/// Finds durations, speeds, distances and counts of a line of workouts.
struct DurationScanner {
  /// A measure of a workout.
  enum Measure: Hashable {
    /// How long, in minutes.
    case minutes(Double)
    /// How fast, in kilometres an hour.
    case speed(Double)
    /// How far, in kilometres.
    case distance(Double)
    /// How often: 20回, 3セット.
    case count
  }

  let text: LineText

  /// The measure that starts at a place; nil where none does. `clock` says whether `1:30` is a duration. O(length).
  func measure(at start: Int, clock: Bool) -> (end: Int, measure: Measure)? {
    if let before = text.scalar(start - 1), before.isDigit || before.isLatin || before == "." { return nil }
    if let found = SpeedText.prefix(of: text.scalars[start...]) {
      return (start + found.count, .speed(Double(found.tenths.lowerBound + found.tenths.upperBound) / 20))
    }
    if clock, let found = clockDuration(at: start) { return found }
    guard let first = NumberScanner(text: text).number(at: start), first.number.fault == nil else { return nil }
    let value = first.number.value
    let place = text.skippingBlanks(first.end)
    if let end = unit(Self.kilometres, at: place) { return (end, .distance(value)) }
    if let end = unit(Self.hours, at: place) { return hours(value, end) }
    if let end = unit(Self.minutes, at: place) { return minutes(value, end) }
    if let end = unit(Self.seconds, at: place) { return (end, .minutes(value / 60)) }
    if let end = unit(Self.metres, at: place) { return (end, .distance(value / 1000)) }
    if let end = unit(Self.counts, at: place) { return (end, .count) }
    return nil
  }

  /// 1時間半, 1時間30分, 1h30m and 1h30.
  private func hours(_ value: Double, _ end: Int) -> (end: Int, measure: Measure)? {
    if text.has("半", at: end) { return (end + 1, .minutes(value * 60 + 30)) }
    let place = text.skippingBlanks(end)
    guard let second = NumberScanner(text: text).number(at: place), second.number.fault == nil,
      second.number.value < 60, let last = unit(Self.minutes, at: text.skippingBlanks(second.end))
    else { return (end, .minutes(value * 60)) }
    return (last, .minutes(value * 60 + second.number.value))
  }

  /// 1分30秒.
  private func minutes(_ value: Double, _ end: Int) -> (end: Int, measure: Measure)? {
    if text.has("半", at: end) { return (end + 1, .minutes(value + 0.5)) }
    let place = text.skippingBlanks(end)
    guard let second = NumberScanner(text: text).number(at: place), second.number.fault == nil,
      second.number.value < 60, let last = unit(Self.seconds, at: text.skippingBlanks(second.end))
    else { return (end, .minutes(value)) }
    return (last, .minutes(value + second.number.value / 60))
  }

  /// 1:30 is an hour and a half.
  private func clockDuration(at start: Int) -> (end: Int, measure: Measure)? {
    var (place, parts): (Int, [Int]) = (start, [])
    while parts.count < 2 {
      let first = place
      while let scalar = text.scalar(place), scalar.isDigit, place - first < 3 { place += 1 }
      guard place > first, let number = Int(String(String.UnicodeScalarView(text.scalars[first..<place]))) else {
        return nil
      }
      parts.append(number)
      if parts.count == 1 {
        guard text.scalar(place) == ":" else { return nil }
        place += 1
      } else if place - first != 2 {
        return nil
      }
    }
    guard parts[0] <= 24, parts[1] < 60, text.scalar(place).map({ !$0.isDigit && $0 != ":" }) ?? true else {
      return nil
    }
    return (place, .minutes(Double(parts[0] * 60 + parts[1])))
  }

  /// The end of the longest of some units that stands at a place; a Latin one ends with its word.
  private func unit(_ units: [String], at place: Int) -> Int? {
    for unit in units where text.has(unit, at: place) {
      let end = place + unit.unicodeScalars.count
      let isLatin = unit.unicodeScalars.last?.isLatin ?? false
      if isLatin, text.scalar(end)?.isLatin ?? false { continue }
      return end
    }
    return nil
  }

  // Longest first.
  private static let kilometres = ["キロメートル", "キロ", "km"]
  private static let metres = ["メートル", "m"]
  private static let hours = ["時間", "hours", "hour", "hrs", "hr", "h"]
  private static let minutes = ["分間", "分", "minutes", "minute", "mins", "min", "m"]
  private static let seconds = ["秒間", "秒", "seconds", "second", "secs", "sec", "s"]
  private static let counts = ["回", "セット", "本", "往復", "周", "歩", "reps", "rep", "sets", "set", "times", "steps", "laps"]
}

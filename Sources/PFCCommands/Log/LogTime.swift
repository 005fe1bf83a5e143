internal import PFC
internal import PFCArguments

/// The day and time that a command of the log is about.
struct LogTime {
  let day: CivilDate
  private let at: Instant
  private let clock: Int
  private let zone: String

  init(_ invocation: Invocation, _ log: FoodLog, _ session: Session) throws {
    let now = session.context.now
    let today = try log.day(of: now)
    day =
      try invocation.value("date").map { text in
        guard let date = FoodLog.date(text, today: today) else { throw LogInputError.date(text) }
        return date
      } ?? today
    let seconds = try invocation.value("at").map { text in
      guard let seconds = FoodLog.clockSeconds(text) else { throw LogInputError.time(text) }
      return seconds
    }
    clock = try seconds ?? log.clock(at: now)
    zone = try log.zoneName()
    at = day == today && seconds == nil ? now : try log.instant(on: day, seconds: clock)
  }

  /// The moment, in a meal that was said or else follows from the clock.
  func moment(_ slot: MealSlot?) -> LogMoment { LogMoment(day: day, at: at, zone: zone, slot: slot ?? .byClock(clock)) }
}

/// When and in which meal something is logged.
struct LogMoment {
  let day: CivilDate
  let at: Instant
  let zone: String
  let slot: MealSlot

  func draft(_ item: LogResolver.Resolved, memo: String?) -> LogDraft {
    LogDraft(
      kind: LogDraft.Kind(item.item.kind) ?? .food, item: item.item.id, name: item.item.name,
      amountText: item.amountText,
      amount: item.amount, grams: item.grams, composition: item.composition, slot: slot, at: at, zone: zone, day: day,
      memo: memo)
  }
}

extension MealSlot {
  /// The meal that a line begins with, and its items: 朝 卵 2個, 朝、卵.
  static func leading(_ line: String) -> (slot: MealSlot?, items: String) {
    let text = line.drop(while: \.isWhitespace)
    let word = text.prefix { !$0.isWhitespace && !"、,，:：".contains($0) }
    guard let slot = MealSlot(word: String(word)) else { return (nil, line) }
    let rest = text[word.endIndex...].drop { $0.isWhitespace || "、,，:：".contains($0) }
    return (slot, String(rest))
  }

  /// The meal of a time of day: breakfast from 4:00, lunch from 10:30, dinner from 17:00, snacks in the afternoon and at
  /// night.
  static func byClock(_ seconds: Int) -> MealSlot {
    switch seconds {
    case (4 * 3600)..<(10 * 3600 + 1800): .breakfast
    case (10 * 3600 + 1800)..<(15 * 3600): .lunch
    case (17 * 3600)..<(23 * 3600): .dinner
    default: .snack
    }
  }
}

/// A word of a command line that is no date, time or number.
enum LogInputError: Error {
  case date(String)
  case time(String)
  case number(option: String, String)
  case entryNumber(String)
  case slot(String)
}

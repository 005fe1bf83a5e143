internal import PFC
internal import PFCArguments

/// The day and time that the options of a command of the log say.
struct LogTime {
  /// The day that the command is about.
  let day: CivilDate
  /// What the options say.
  let said: SaidMoment
  private let log: FoodLog
  private let now: Instant

  init(_ invocation: Invocation, _ log: FoodLog, _ session: Session) throws {
    (self.log, now) = (log, session.context.now)
    let today = try log.day(of: now)
    let date = try invocation.value("date").map { text in
      guard let date = FoodLog.date(text, today: today) else { throw LogInputError.date(text) }
      return date
    }
    let clock = try invocation.value("at").map { text in
      guard let seconds = FoodLog.clockSeconds(text) else { throw LogInputError.time(text) }
      return seconds
    }
    day = date ?? today
    said = SaidMoment(day: date, clock: clock)
  }

  /// The moment, in a meal that was said or else follows from the clock.
  func moment(_ slot: MealSlot?) throws -> LogMoment { try moment(SaidMoment(slot: slot)) }

  /// The moment that words say; what they leave out, the options do.
  func moment(_ words: SaidMoment) throws -> LogMoment { try log.moment(words.or(said), now: now) }
}

/// A word of a command line that is no date, time or number.
enum LogInputError: Error {
  case date(String)
  case time(String)
  case number(option: String, String)
  case entryNumber(String)
  case slot(String)
}

public import PFCModel

/// When and in which meal something is logged.
struct LogMoment: Sendable, Hashable {
  /// The day that it belongs to.
  let day: CivilDate
  /// The moment.
  let at: Instant
  /// The name of the time zone.
  let zone: String
  /// The meal.
  let slot: MealSlot

  /// A draft of an item that was read from a line.
  func draft(_ item: LogResolver.Resolved, memo: String? = nil) -> LogDraft {
    LogDraft(
      kind: LogDraft.Kind(item.item.kind) ?? .food, item: item.item.id, name: item.name,
      amountText: item.amountText, amount: item.amount, grams: item.grams, composition: item.composition, slot: slot,
      at: at, zone: zone, day: day, memo: memo)
  }
}

/// What is said of when something was eaten, be it by options or by the words of a line.
public struct SaidMoment: Sendable, Hashable {
  /// The day; nil where none is said.
  public var day: CivilDate?
  /// The seconds since midnight; nil where no time is said.
  public var clock: Int?
  /// The meal; nil where none is said.
  public var slot: MealSlot?

  /// What is said: nothing, unless given.
  public init(day: CivilDate? = nil, clock: Int? = nil, slot: MealSlot? = nil) {
    (self.day, self.clock, self.slot) = (day, clock, slot)
  }

  /// What this says, and else what the other does.
  package func or(_ other: SaidMoment) -> SaidMoment {
    SaidMoment(day: day ?? other.day, clock: clock ?? other.clock, slot: slot ?? other.slot)
  }
}

extension Diary {
  /// When something is logged: as it is said, else now, in the meal of that time.
  func moment(_ said: SaidMoment) throws(JournalError) -> LogMoment {
    let now = now
    let today = try day(of: now)
    let day = said.day ?? today
    let clock = if let clock = said.clock { clock } else { try self.clock(at: now) }
    let at = day == today && said.clock == nil ? now : try instant(on: day, seconds: clock)
    return LogMoment(day: day, at: at, zone: try zoneName(), slot: said.slot ?? .byClock(clock))
  }
}

extension MealSlot {
  /// The meal of a time of day: breakfast from 4:00, lunch from 10:30, dinner from 17:00, snacks in the afternoon and at
  /// night.
  package static func byClock(_ seconds: Int) -> MealSlot {
    switch seconds {
    case (4 * 3600)..<(10 * 3600 + 1800): .breakfast
    case (10 * 3600 + 1800)..<(15 * 3600): .lunch
    case (17 * 3600)..<(23 * 3600): .dinner
    default: .snack
    }
  }
}

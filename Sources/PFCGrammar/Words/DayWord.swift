package import PFCModel

/// A day as a line names it, before anybody knows which day it is today.
package enum DayWord: Hashable, Sendable {
  /// So many days from today: -1 yesterday.
  case shift(Int)
  /// The last day of the week of this number, 0 Monday … 6 Sunday, today included.
  case weekday(Int)
  /// A month and a day: the last such day.
  case monthAndDay(month: Int, day: Int)
  /// A whole date.
  case date(CivilDate)

  /// The day that it is; nil for a day that no calendar has.
  package func date(today: CivilDate) -> CivilDate? {
    switch self {
    case .shift(let days): return today.adding(days: days)
    case .weekday(let day): return today.adding(days: -((today.weekday - day + 7) % 7))
    case .date(let date): return date
    case .monthAndDay(let month, let day):
      let year = today.parts.year
      if let date = CivilDate(year: year, month: month, day: day), date <= today.adding(days: 1) { return date }
      return CivilDate(year: year - 1, month: month, day: day)
    }
  }
}

/// When something was eaten, as far as words of a line say it.
package struct MomentWord: Hashable, Sendable {
  /// The day; nil where none is said.
  package var day: DayWord?
  /// The seconds since midnight; nil where no time is said.
  package var seconds: Int?
  /// Whether the time is one of the clock's first half and no word says which half is meant.
  package var isHalfOpen = false
  /// The meal; nil where none is said.
  package var slot: MealSlot?
}

package import PFCModel

/// When the days of a user begin: in which time zone, and how long after midnight.
package struct UserDay: Sendable, Equatable {
  /// The time zone.
  package let zone: TimeZoneRules
  /// The seconds after midnight at which a day begins.
  package let start: Int

  package init(zone: TimeZoneRules, start: Int) {
    self.zone = zone
    self.start = start
  }

  /// The days of a user who set this zone and this beginning, as `04:00`. A zone that is none counts for Asia/Tokyo, a
  /// beginning that is none for midnight.
  package init(zone: String?, start: String?) {
    self.init(
      zone: zone.flatMap { TimeZoneRules(name: $0) } ?? .tokyo, start: start.flatMap { ClockTime.seconds($0) } ?? 0)
  }

  /// The day to which a moment belongs. O(1).
  package func date(of instant: Instant) -> CivilDate {
    let (date, seconds) = zone.local(at: instant)
    return seconds < start ? date.adding(days: -1) : date
  }
}

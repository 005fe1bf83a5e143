internal import CPFCUnicode
package import PFCModel

/// A time zone by its name, as `Asia/Tokyo`: what its clocks show at a moment. ICU knows the rules.
package struct TimeZoneRules: Sendable, Equatable {
  /// The name of the zone.
  package let name: String

  /// The zone with a name; nil when there is none.
  package init?(name: String) {
    self.name = name
    guard !name.isEmpty, Self.offset(of: name, at: Instant(milliseconds: 0)) != nil else { return nil }
  }

  /// The zone of most users, for when nobody says another: never the machine's by accident.
  package static let tokyo = TimeZoneRules(unchecked: "Asia/Tokyo")

  private init(unchecked name: String) { self.name = name }

  /// The seconds by which the zone's clocks are ahead of UTC.
  package func offset(at instant: Instant) -> Int { Self.offset(of: name, at: instant) ?? 0 }

  /// The date and the seconds since midnight that the zone's clocks show.
  package func local(at instant: Instant) -> (date: CivilDate, seconds: Int) {
    let seconds = Int((Double(instant.milliseconds) / 1000).rounded(.down)) + offset(at: instant)
    let day = Int((Double(seconds) / 86_400).rounded(.down))
    return (CivilDate(daysSince1970: day), seconds - day * 86_400)
  }

  /// The moment at which the zone's clocks show a date and time, of two the first. A time that they leap over is as much
  /// later as they leap: 03:30 for 02:30, and on a day that they leave out the same time of the next.
  package func instant(_ date: CivilDate, seconds: Int) -> Instant {
    let wall = Int64(date.daysSince1970) * 86_400 + Int64(seconds)
    let before = offset(at: Instant(milliseconds: (wall - 86_400) * 1000))
    let first = Instant(milliseconds: (wall - Int64(before)) * 1000)
    let second = Instant(milliseconds: (wall - Int64(offset(at: first))) * 1000)
    return shows(date, seconds, at: first) || !shows(date, seconds, at: second) ? first : second
  }

  private func shows(_ date: CivilDate, _ seconds: Int, at instant: Instant) -> Bool {
    let (day, time) = local(at: instant)
    return day == date && time == seconds
  }

  /// `2026-11-30T07:30:00+09:00`.
  package func text(_ instant: Instant) -> String {
    let (date, seconds) = local(at: instant)
    let offset = offset(at: instant)
    let sign = offset < 0 ? "-" : "+"
    return
      "\(date.text)T\(ClockTime.text(seconds: seconds)):\(two(seconds % 60))\(sign)\(two(abs(offset) / 3600)):\(two(abs(offset) / 60 % 60))"
  }

  private func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  private static func offset(of name: String, at instant: Instant) -> Int? {
    let units = Array(name.utf16)
    var offset: Int32 = 0
    let status = pfc_unicode_zone_offset(units, Int32(units.count), Double(instant.milliseconds), &offset)
    return status == 0 ? Int(offset) : nil
  }
}

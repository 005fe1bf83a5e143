package import PFCModel
internal import PFCTime

/// Moments as they are shown and kept in documents.
package enum ShownMoment {
  /// `07:30` for seconds since midnight.
  package static func clockText(_ seconds: Int) -> String { ClockTime.text(seconds: seconds) }

  /// The moment of `2026-11-30T12:34:00+09:00`; nil for anything else.
  package static func instant(_ text: String) -> Instant? { InstantText.instant(text) }

  /// A moment as ISO 8601 in the zone in which it was logged.
  package static func text(_ instant: Instant, zone: String) -> String {
    (TimeZoneRules(name: zone) ?? .tokyo).text(instant)
  }
}

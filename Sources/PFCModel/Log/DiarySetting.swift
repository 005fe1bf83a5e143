/// A setting of the diary; its raw value is the key under which it is kept and typed.
public enum DiarySetting: String, CaseIterable, Sendable {
  /// The name of the time zone, as `Asia/Tokyo`.
  case timeZone = "timezone"
  /// The time at which a day begins, as `04:00`.
  case dayStart = "day-start"

  /// A value to show how the setting is written.
  public var example: String {
    switch self {
    case .timeZone: "Asia/Tokyo"
    case .dayStart: "04:00"
    }
  }
}

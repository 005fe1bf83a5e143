/// A day of the week.
public enum Weekday: Int, CaseIterable, Sendable, Hashable {
  case monday = 0
  case tuesday
  case wednesday
  case thursday
  case friday
  case saturday
  case sunday

  /// The name in JSON, as `saturday`.
  public var name: String {
    switch self {
    case .monday: "monday"
    case .tuesday: "tuesday"
    case .wednesday: "wednesday"
    case .thursday: "thursday"
    case .friday: "friday"
    case .saturday: "saturday"
    case .sunday: "sunday"
    }
  }

  /// The short name for people: 土, Sat.
  public var shortName: Bilingual {
    let japanese = ["月", "火", "水", "木", "金", "土", "日"][rawValue]
    let english = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"][rawValue]
    return Bilingual(japanese, english)
  }
}

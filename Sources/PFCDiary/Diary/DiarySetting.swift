internal import PFCGrammar
internal import PFCJournal
internal import PFCModel
internal import PFCTime

extension DiarySetting {
  /// A value that the setting takes, in the one form in which it is kept: `04:00` for 4時.
  func stored(_ value: String) -> String {
    switch self {
    case .timeZone: value
    case .dayStart: MomentText.seconds(value).map { ClockTime.text(seconds: $0) } ?? value
    }
  }

  /// Whether a value is one for the setting.
  func takes(_ value: String) -> Bool {
    switch self {
    case .timeZone: TimeZoneRules(name: value) != nil
    case .dayStart: MomentText.seconds(value).map { $0 < 12 * 3600 } ?? false
    }
  }
}

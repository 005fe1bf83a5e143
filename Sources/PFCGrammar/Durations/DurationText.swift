/// A duration that is a whole text, as `edit` takes it.
package enum DurationText {
  /// The minutes of `30分`, `1時間半`, `1h30m`, `90min` or `1:30`; nil for anything else. O(n).
  package static func minutes(_ text: String) -> Double? {
    let line = LineText(LineText.folded(text))
    guard case let found? = DurationScanner(text: line).measure(at: 0, clock: true), found.end == line.count,
      case .minutes(let minutes) = found.measure
    else { return nil }
    return minutes
  }
}

/// Times of day as a clock shows them.
package enum ClockTime {
  /// `07:30`.
  package static func text(seconds: Int) -> String {
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(two(seconds / 3600)):\(two(seconds / 60 % 60))"
  }
}

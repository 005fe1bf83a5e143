/// Times of day as a clock shows them.
package enum ClockTime {
  /// `07:30`.
  package static func text(seconds: Int) -> String {
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(two(seconds / 3600)):\(two(seconds / 60 % 60))"
  }

  /// The seconds after midnight of a text as ``text(seconds:)`` writes it; nil for anything else.
  package static func seconds(_ text: String) -> Int? {
    let parts = text.split(separator: ":").compactMap { Int($0) }
    guard parts.count == 2, (0..<24).contains(parts[0]), (0..<60).contains(parts[1]) else { return nil }
    let seconds = parts[0] * 3600 + parts[1] * 60
    return self.text(seconds: seconds) == text ? seconds : nil
  }
}

package import PFCModel

/// Moments as ISO 8601 writes them.
package enum InstantText {
  /// The moment of `2026-11-30T12:34:00+09:00` or `…Z`; nil for anything else.
  package static func instant(_ text: String) -> Instant? {
    guard let separator = text.firstIndex(of: "T"), let date = CivilDate(text: String(text[..<separator])) else {
      return nil
    }
    let rest = text[text.index(after: separator)...]
    guard let sign = rest.firstIndex(where: { "+-Z".contains($0) }) else { return nil }
    let clock = rest[..<sign].split(separator: ":").map { Int($0) }
    guard clock.count == 3, let hours = clock[0], let minutes = clock[1], let seconds = clock[2],
      (0...23).contains(hours), (0...59).contains(minutes), (0...59).contains(seconds)
    else { return nil }
    var offset = 0
    if rest[sign] != "Z" {
      let parts = rest[rest.index(after: sign)...].split(separator: ":").compactMap { Int($0) }
      guard parts.count == 2, (0...18).contains(parts[0]), (0...59).contains(parts[1]) else { return nil }
      offset = (parts[0] * 3600 + parts[1] * 60) * (rest[sign] == "-" ? -1 : 1)
    }
    let wall = Int64(date.daysSince1970) * 86_400 + Int64(hours * 3600 + minutes * 60 + seconds)
    return Instant(milliseconds: (wall - Int64(offset)) * 1000)
  }
}

/// Times of day as people write them.
package enum ClockWords {
  /// The seconds since midnight of `7:30`, `0730`, `19時`, `19時半`, `7時5分`, `午後7時`, `7pm`; nil for anything else, as for
  /// 午前12時, which may be noon or midnight.
  package static func seconds(_ text: String) -> Int? {
    for (word, isAfternoon) in halves {
      let clock: Substring
      if text.hasPrefix(word) {
        clock = text.dropFirst(word.count)
      } else if word.allSatisfy(\.isASCII), text.hasSuffix(word) {
        clock = text.dropLast(word.count)
      } else {
        continue
      }
      let whole = clock.allSatisfy(\.isNumber) && clock.count < 3 ? clock + ":00" : String(clock)
      guard let seconds = ofDay(whole), seconds < 13 * 3600 else { return nil }
      guard seconds >= 12 * 3600 else { return seconds + (isAfternoon ? 12 * 3600 : 0) }
      return isAfternoon ? seconds : nil
    }
    return ofDay(text)
  }

  private static let halves = [("午前", false), ("午後", true), ("am", false), ("pm", true)]

  private static func ofDay(_ text: String) -> Int? {
    let parts: [Substring]
    if text.contains("時") {
      var pieces = text.split(separator: "時", omittingEmptySubsequences: false)
      guard pieces.count == 2 else { return nil }
      if pieces[1] == "半" { pieces[1] = "30" } else if pieces[1].isEmpty { pieces[1] = "0" }
      if pieces[1].hasSuffix("分") { pieces[1] = pieces[1].dropLast() }
      parts = pieces
    } else if text.contains(":") {
      parts = text.split(separator: ":", omittingEmptySubsequences: false)
    } else {
      guard text.count == 4 else { return nil }
      parts = [text.prefix(2), text.suffix(2)]
    }
    guard parts.count == 2, let hours = number(parts[0]), let minutes = number(parts[1]) else { return nil }
    guard (0...23).contains(hours), (0...59).contains(minutes) else { return nil }
    return hours * 3600 + minutes * 60
  }

  private static func number(_ text: Substring) -> Int? {
    (1...2).contains(text.count) && text.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(text) : nil
  }
}

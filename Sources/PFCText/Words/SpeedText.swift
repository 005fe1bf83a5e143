/// Speeds in names and queries: `8.0 km/時`, `10km/h`, `時速12キロ`, `キロ6分30秒`, `6 mph`.
package enum SpeedText {
  /// A speed found in a text, and the text without it.
  package struct Found: Equatable, Sendable {
    /// In tenths of a kilometre an hour: a range where the text gives one.
    package let tenths: ClosedRange<Int>
    package let rest: String
  }

  /// The first speed of a text; nil without one. O(n).
  package static func find(in text: String) -> Found? {
    var scalars = Array(text.unicodeScalars)
    CompatibilityFold.apply(to: &scalars)
    for start in scalars.indices {
      var scanner = Scanner(scalars[start...])
      guard let tenths = scanner.speed(), tenths.lowerBound > 0 else { continue }
      let rest = Array(scalars[..<start]) + [" " as Unicode.Scalar] + Array(scanner.rest)
      return Found(tenths: tenths, rest: String(String.UnicodeScalarView(rest)))
    }
    return nil
  }

  /// The speed with which a folded text begins, in tenths of a kilometre an hour, and how many scalars it takes; nil where
  /// it begins with none. O(speed).
  package static func prefix(of text: ArraySlice<Unicode.Scalar>) -> (tenths: ClosedRange<Int>, count: Int)? {
    var scanner = Scanner(text)
    guard let tenths = scanner.speed(), tenths.lowerBound > 0 else { return nil }
    return (tenths, text.count - scanner.rest.count)
  }

  private struct Scanner {
    var rest: ArraySlice<Unicode.Scalar>

    init(_ text: ArraySlice<Unicode.Scalar>) { rest = text }

    mutating func speed() -> ClosedRange<Int>? {
      if take("時速") { return number().flatMap { takeAny(["km", "キロメートル", "キロ"]) ? $0...$0 : nil } }
      if take("キロ") { return pace() }
      guard let low = number() else { return nil }
      let high = takeAny(["~", "〜", "-"]) ? number() ?? low : low
      guard low > 0, high >= low else { return nil }
      if takeAny(["mph", "マイル/時"]) { return miles(low)...miles(high) }
      if take("kph") { return low...high }
      guard takeAny(["km", "キロ"]), takeAny(["/h", "/時", "毎時", "ph", "h"]) else { return nil }
      _ = takeAny(["our", "r", "間"])
      if takeAny(["未満", "以下"]) { return 1...high }
      if takeAny(["以上", "超", "を超える"]) { return low...low * 2 }
      return low...high
    }

    /// Minutes and seconds for one kilometre, behind `キロ`.
    private mutating func pace() -> ClosedRange<Int>? {
      guard let minutes = number(), take("分") else { return nil }
      var seconds = minutes * 6
      let mark = rest
      if let extra = number(), take("秒") { seconds += extra / 10 } else { rest = mark }
      guard seconds > 0 else { return nil }
      let tenths = (36_000 + seconds / 2) / seconds
      return tenths...tenths
    }

    private func miles(_ tenths: Int) -> Int { (tenths * 1609 + 500) / 1000 }

    /// A number in tenths, up to 9,999; blanks before it are passed over.
    private mutating func number() -> Int? {
      skipBlanks()
      var (whole, digits) = (0, 0)
      while digits < 4, let digit = digit() { (whole, digits) = (whole * 10 + digit, digits + 1) }
      guard digits > 0 else { return nil }
      var tenth = 0
      if rest.first == ".", let next = rest.dropFirst().first, ("0"..."9").contains(next) {
        rest = rest.dropFirst()
        tenth = digit() ?? 0
        while digit() != nil {}
      }
      return whole * 10 + tenth
    }

    private mutating func digit() -> Int? {
      guard let first = rest.first, ("0"..."9").contains(first) else { return nil }
      rest = rest.dropFirst()
      return Int(first.value - 0x30)
    }

    private mutating func takeAny(_ words: [String]) -> Bool { words.contains { take($0) } }

    private mutating func take(_ word: String) -> Bool {
      let mark = rest
      skipBlanks()
      if rest.starts(with: word.unicodeScalars) {
        rest = rest.dropFirst(word.unicodeScalars.count)
        return true
      }
      rest = mark
      return false
    }

    private mutating func skipBlanks() { rest = rest.drop { $0 == " " } }
  }
}

internal import PFCModel
internal import PFCText

/// Reads the number of an amount: digits, thousands, fractions, と, 半 and kanji numerals.
enum NumberReader {
  /// The number at the start of a text; nil without one. Negative numbers come out negative, so that the caller can
  /// refuse them by name; exponents, hexadecimal and decimal commas are refused here.
  static func number(_ rest: inout Substring) throws(AmountError) -> Double? {
    let mark = rest
    if startsMinus(rest) {
      rest = rest.dropFirst()
      if let value = try number(&rest) { return -abs(value) - (value == 0 ? 1 : 0) }
      rest = mark
      return nil
    }
    for word in ["nan", "inf"] where rest.hasPrefix(word) { throw .badNumber }
    if rest.hasPrefix("半") {
      rest = rest.dropFirst()
      return 0.5
    }
    guard var value = try plain(&rest) else { return kanji(&rest) }
    if rest.hasPrefix("/") { return try fraction(&rest, of: value) }
    if rest.hasPrefix("と") {
      var ahead = rest.dropFirst()
      if let part = try plain(&ahead), ahead.hasPrefix("/") {
        value += try fraction(&ahead, of: part)
        rest = ahead
      }
    }
    return value
  }

  static func startsMinus(_ text: Substring) -> Bool {
    guard let first = text.unicodeScalars.first, LongMarkLookAlikes.isDash(first) else { return false }
    return text.dropFirst().first.map { $0.isNumber || $0 == "." || isKanjiNumeral($0) || $0 == "半" } ?? false
  }

  static func isKanjiNumeral(_ character: Character) -> Bool { kanjiDigits[character] != nil || character == "十" }

  static func digits(_ rest: inout Substring) -> String? {
    let digits = rest.prefix { ("0"..."9").contains($0) }
    guard !digits.isEmpty else { return nil }
    rest = rest.dropFirst(digits.count)
    return String(digits)
  }

  /// Digits with at most one point; thousands may be separated by commas, in groups of three only.
  private static func plain(_ rest: inout Substring) throws(AmountError) -> Double? {
    guard var text = digits(&rest) else { return nil }
    if text == "0", rest.hasPrefix("x") { throw .badNumber }
    if rest.hasPrefix("_") || rest.hasPrefix("、") { throw .badNumber }
    while rest.hasPrefix(",") {
      var ahead = rest.dropFirst()
      guard let group = digits(&ahead) else { break }
      guard group.count == 3, text.count <= 3 || text.contains(",") else { throw .badNumber }
      text += "," + group
      rest = ahead
    }
    text.removeAll { $0 == "," }
    if rest.hasPrefix(".") {
      rest = rest.dropFirst()
      guard let decimals = digits(&rest) else { throw .badNumber }
      text += "." + decimals
    }
    if rest.hasPrefix("."), rest.dropFirst().first?.isNumber == true { throw .badNumber }
    if rest.hasPrefix("e"), rest.dropFirst().first.map({ $0.isNumber || $0 == "+" || $0 == "-" }) ?? false {
      throw .badNumber
    }
    guard text.count <= 9, let value = Double(text) else { throw .badNumber }
    return value
  }

  private static func fraction(_ rest: inout Substring, of numerator: Double) throws(AmountError) -> Double {
    rest = rest.dropFirst()
    guard let text = digits(&rest), let denominator = Double(text), denominator > 0 else { throw .badNumber }
    return numerator / denominator
  }

  private static let kanjiDigits: [Character: Double] = [
    "一": 1, "二": 2, "三": 3, "四": 4, "五": 5, "六": 6, "七": 7, "八": 8, "九": 9, "両": 2,
  ]

  /// Kanji numerals up to 99.
  private static func kanji(_ rest: inout Substring) -> Double? {
    let numerals = rest.prefix { isKanjiNumeral($0) }
    guard !numerals.isEmpty, numerals.count <= 3 else { return nil }
    let parts = numerals.split(separator: "十", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.allSatisfy({ $0.count <= 1 }) else { return nil }
    let values = parts.map { $0.first.flatMap { kanjiDigits[$0] } }
    rest = rest.dropFirst(numerals.count)
    return parts.count == 1 ? values[0] : (values[0] ?? 1) * 10 + (values[1] ?? 0)
  }
}

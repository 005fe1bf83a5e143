/// Numerals in kanji, and those in kana that stand before a counter: 二, 十二, 百五十, ひと, ふた.
enum KanjiNumeral {
  private static let digits: [Unicode.Scalar: Int] = [
    "〇": 0, "一": 1, "二": 2, "三": 3, "四": 4, "五": 5, "六": 6, "七": 7, "八": 8, "九": 9, "両": 2,
  ]
  private static let powers: [Unicode.Scalar: Int] = ["十": 10, "百": 100, "千": 1000]
  private static let kana = [("ひと", 1.0), ("ふた", 2.0)]

  /// The number of the numerals at a place; nil for none. O(length).
  static func number(in text: LineText, at start: Int) -> (end: Int, number: LineNumber)? {
    for (word, value) in kana where text.has(word, at: start) {
      return (start + 2, LineNumber(value: value, needsUnit: true))
    }
    var (place, total, digit) = (start, 0, Int?.none)
    while let scalar = text.scalar(place), place - start < 7 {
      if let value = digits[scalar] {
        if digit != nil { return nil }
        digit = value
      } else if let power = powers[scalar] {
        total += (digit ?? 1) * power
        digit = nil
      } else {
        break
      }
      place += 1
    }
    guard place > start else { return nil }
    return (place, LineNumber(value: Double(total + (digit ?? 0)), needsUnit: true))
  }
}

internal import PFCModel
internal import PFCText

/// Reads the numbers of a line: digits of every width, thousands, fractions, ranges, kanji numerals and number words.
struct NumberScanner {
  typealias Found = (end: Int, number: LineNumber)

  let text: LineText

  /// The number that starts at a place, or the range of two; nil where none does. O(length).
  func number(at start: Int) -> Found? {
    guard let first = single(at: start) else { return nil }
    guard first.number.fault == nil, !first.number.isArticle else { return first }
    return range(from: first) ?? first
  }

  /// The middle of `1〜2`, `200-250`, `2、3` and `1 to 2`.
  private func range(from first: Found) -> Found? {
    let mark = text.skippingBlanks(first.end)
    guard let scalar = text.scalar(mark) else { return nil }
    var next: Int?
    if "〜~～".unicodeScalars.contains(scalar) || text.has("から", at: mark) {
      next = text.skippingBlanks(mark + (scalar == "か" ? 2 : 1))
    } else if LongMarkLookAlikes.isDash(scalar), mark == first.end {
      next = mark + 1
    } else if text.has("to ", at: mark), mark > first.end {
      next = text.skippingBlanks(mark + 2)
    } else if "、,".unicodeScalars.contains(scalar), mark == first.end {
      return neighbour(of: first, at: mark + 1)
    }
    guard let next, let second = single(at: next), second.number.fault == nil, !second.number.isArticle,
      second.number.value > first.number.value
    else { return nil }
    return (second.end, Self.middle(first.number, second.number))
  }

  /// 2、3個: two numbers one after the other are one amount, not two.
  private func neighbour(of first: Found, at place: Int) -> Found? {
    guard let second = single(at: place), second.number.fault == nil, second.number.value == first.number.value + 1,
      second.number.value <= 10, let unit = text.scalar(second.end), unit.isJapanese
    else { return nil }
    return (second.end, Self.middle(first.number, second.number))
  }

  private static func middle(_ first: LineNumber, _ second: LineNumber) -> LineNumber {
    LineNumber(
      value: (first.value + second.value) / 2, isMiddle: true, needsUnit: first.needsUnit || second.needsUnit,
      isShare: first.isShare && second.isShare)
  }

  private func single(at start: Int) -> Found? {
    guard let first = text.scalar(start) else { return nil }
    if LongMarkLookAlikes.isDash(first) { return negative(at: start) }
    if first.isDigit { return digits(at: start) }
    if let end = notANumber(at: start) { return (end, LineNumber(value: .nan, fault: .badNumber)) }
    if first == ".", let next = text.scalar(start + 1), next.isDigit { return bad(through: start + 2) }
    if let value = VulgarFraction.value(of: first) { return (start + 1, LineNumber(value: value, isShare: true)) }
    if first == "半" { return (start + 1, LineNumber(value: 0.5, needsUnit: true, isShare: true)) }
    if let found = KanjiNumeral.number(in: text, at: start) { return share(of: found) ?? found }
    return EnglishNumber.number(in: text, at: start)
  }

  /// nan and inf before a unit; nan by itself is bread.
  private func notANumber(at start: Int) -> Int? {
    if let before = text.scalar(start - 1), before.isLatin { return nil }
    for (word, units) in [("nan", ["g", "ml", "kg"]), ("infinity", ["", "g"]), ("inf", ["", "g", "ml", "kg"])]
    where text.has(word, at: start) {
      for unit in units where text.has(unit, at: start + word.count) {
        let end = start + word.count + unit.count
        if text.scalar(end).map({ !$0.isLatin }) ?? true { return end }
      }
    }
    return nil
  }

  private func negative(at start: Int) -> Found? {
    guard let before = text.scalar(start - 1) else { return refused(start) }
    // コーヒー100g is no negative amount, and the dash of a range is read with its first number.
    return before.isDigit || (Script(before).isKana && text.scalar(start).map { $0 == "ー" } ?? false)
      ? nil : refused(start)
  }

  private func refused(_ start: Int) -> Found? {
    guard let found = single(at: start + 1), text.scalar(start + 1).map({ !$0.isLatin }) ?? false else { return nil }
    return (found.end, LineNumber(value: -found.number.value, fault: .negative))
  }

  private func digits(at start: Int) -> Found? {
    var scanner = DigitScanner(text: text, place: start)
    guard let value = scanner.value() else { return bad(through: scanner.place) }
    let end = scanner.place
    guard scanner.isWhole else { return (end, LineNumber(value: value)) }
    if let found = mixed(value, end) { return found }
    if text.scalar(end) == "/", let next = text.scalar(end + 1), next.isDigit { return fraction(value, at: end + 1) }
    return share(of: (end, LineNumber(value: value))) ?? (end, LineNumber(value: value))
  }

  /// 4分の1.
  private func share(of whole: Found) -> Found? {
    guard text.has("分の", at: whole.end), whole.number.value > 0, let part = single(at: whole.end + 2) else {
      return nil
    }
    return (part.end, LineNumber(value: part.number.value / whole.number.value, isShare: true))
  }

  /// 1と1/2, 1・1/2, `1 1/2`, 1½ and `1 and a half`.
  private func mixed(_ whole: Double, _ end: Int) -> Found? {
    if let scalar = text.scalar(end), let part = VulgarFraction.value(of: scalar) {
      return (end + 1, LineNumber(value: whole + part))
    }
    for joint in [" and a half", " and one half"] where text.has(joint, at: end) {
      return (end + joint.count, LineNumber(value: whole + 0.5))
    }
    var next = end
    if let scalar = text.scalar(end), "と・".unicodeScalars.contains(scalar) { next += 1 }
    let isJoined = next > end
    next = text.skippingBlanks(next)
    guard next > end, let scalar = text.scalar(next) else { return nil }
    if let part = VulgarFraction.value(of: scalar) { return (next + 1, LineNumber(value: whole + part)) }
    guard scalar.isDigit, whole < 100 else { return nil }
    var scanner = DigitScanner(text: text, place: next)
    guard let numerator = scanner.value(), scanner.isWhole, text.scalar(scanner.place) == "/",
      let found = fraction(numerator, at: scanner.place + 1), found.number.fault == nil,
      found.number.value < 1 || isJoined
    else { return nil }
    return (found.end, LineNumber(value: whole + found.number.value))
  }

  private func fraction(_ numerator: Double, at place: Int) -> Found? {
    var scanner = DigitScanner(text: text, place: place)
    guard let denominator = scanner.value(), scanner.isWhole else { return bad(through: scanner.place) }
    // 2026/11/30 is a date.
    if text.scalar(scanner.place) == "/", text.scalar(scanner.place + 1).map(\.isDigit) ?? false { return nil }
    guard denominator > 0, denominator <= 100 else { return bad(through: scanner.place) }
    let value = numerator / denominator
    return (scanner.place, LineNumber(value: value, isShare: value < 1))
  }

  /// A number that is written as none may be, up to where its signs end.
  private func bad(through place: Int) -> Found {
    var end = place
    while let scalar = text.scalar(end), scalar.isDigit || "._,x、".unicodeScalars.contains(scalar), isInside(end) {
      end += 1
    }
    return (end, LineNumber(value: .nan, fault: .badNumber))
  }

  private func isInside(_ place: Int) -> Bool {
    text.scalars[place].isDigit || text.scalar(place + 1).map(\.isDigit) ?? false
  }
}

/// Reads ASCII digits with thousands and one point; everything else that looks like a number is refused.
private struct DigitScanner {
  let text: LineText
  var place: Int
  /// Whether the number has no point.
  private(set) var isWhole = true
  private static let mostDigits = 9

  init(text: LineText, place: Int) { (self.text, self.place) = (text, place) }

  /// The value; nil for a number that is written as none may be.
  mutating func value() -> Double? {
    var digits = run()
    if digits == "0", let scalar = text.scalar(place), scalar == "x", text.scalar(place + 1).map(\.isDigit) ?? false {
      return nil
    }
    if text.scalar(place) == "_" || isThousandsComma { return nil }
    while text.scalar(place) == ",", text.scalar(place + 1).map(\.isDigit) ?? false {
      let isFirst = digits.count <= 3 || digits.count % 3 == 0
      place += 1
      let group = run()
      guard group.count == 3, isFirst else { return nil }
      digits += group
    }
    if text.scalar(place) == ".", text.scalar(place + 1).map(\.isDigit) ?? false {
      place += 1
      isWhole = false
      digits += "." + run()
      if text.scalar(place) == ".", text.scalar(place + 1).map(\.isDigit) ?? false { return nil }
    }
    if text.scalar(place) == ".", text.scalar(place + 1).map(\.isLatin) ?? false {
      place += 1
      return nil
    }
    if text.scalar(place) == "e", let next = text.scalar(place + 1),
      next.isDigit || ("+-".unicodeScalars.contains(next) && (text.scalar(place + 2).map(\.isDigit) ?? false))
    {
      place += 2
      return nil
    }
    guard digits.count <= Self.mostDigits else { return nil }
    return Double(digits)
  }

  /// 1、000 was meant as 1,000, or as two items: nobody can tell.
  private var isThousandsComma: Bool {
    guard text.scalar(place) == "、" else { return false }
    return (1...3).allSatisfy { text.scalar(place + $0)?.isDigit ?? false }
      && !(text.scalar(place + 4)?.isDigit ?? false)
  }

  private mutating func run() -> String {
    var digits = ""
    while let scalar = text.scalar(place), scalar.isDigit {
      digits.unicodeScalars.append(scalar)
      place += 1
    }
    return digits
  }
}

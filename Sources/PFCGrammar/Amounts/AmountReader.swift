internal import PFCModel

/// Reads one amount from folded text.
struct AmountReader {
  private var rest: Substring

  init(_ text: String) { rest = text[...] }

  /// `[size] number unit`, `unit number`, or `半` and a unit.
  mutating func wholeAmount() throws(AmountError) -> Amount? {
    let size = takeSize()
    if size.isEmpty, let unit = takeSpoon() { return try numberAfter(unit) }
    guard let value = try number() else { return nil }
    let (unit, factor, isKnown) = takeUnit()
    guard isKnown else { return try refuse(value) }
    let half = take("半") ? 0.5 : 0
    guard rest.isEmpty else { return nil }
    guard value.isFinite else { throw .badNumber }
    if value.sign == .minus { throw .negative }
    guard value + half > 0 else { throw .zero }
    return Amount(value: (value + half) * factor, unit: unit, size: size)
  }

  private mutating func numberAfter(_ unit: String) throws(AmountError) -> Amount? {
    guard let value = try number() else { return nil }
    let half = take("半") ? 0.5 : 0
    _ = takeAny(["杯", "個"])
    guard rest.isEmpty else { return nil }
    if value.sign == .minus { throw .negative }
    guard value + half > 0 else { throw .zero }
    return Amount(value: value + half, unit: unit)
  }

  /// A number behind which no unit stands is no amount, unless it is written as no number may be.
  private func refuse(_ value: Double) throws(AmountError) -> Amount? {
    if value.isNaN { throw .badNumber }
    return nil
  }

  private mutating func takeSize() -> String {
    let mark = rest
    for size in AmountUnits.sizes where take(size) {
      _ = take("サイズ")
      if startsNumber { return size }
      let second = takeSize()
      if !second.isEmpty { return size + second }
      rest = mark
    }
    if let count = NumberReader.digits(&rest), take("枚切り") || take("枚切"), startsNumber { return "\(count)枚切り" }
    rest = mark
    return ""
  }

  private var startsNumber: Bool {
    guard let first = rest.first else { return false }
    return first.isNumber || NumberReader.isKanjiNumeral(first) || first == "半"
  }

  private mutating func takeSpoon() -> String? {
    let mark = rest
    for spoon in AmountUnits.spoons where take(spoon.name) {
      if startsNumber || NumberReader.startsMinus(rest) { return spoon.unit }
      rest = mark
    }
    return nil
  }

  private mutating func takeUnit() -> (unit: String, factor: Double, isKnown: Bool) {
    for scaled in AmountUnits.scaled where take(scaled.name) { return (scaled.unit, scaled.factor, true) }
    for spoon in AmountUnits.spoons where take(spoon.name) { return (spoon.unit, 1, true) }
    for counter in AmountUnits.countersLongestFirst where take(counter.name) {
      return (counter.unit, 1, true)
    }
    return ("", 1, false)
  }

  private mutating func number() throws(AmountError) -> Double? { try NumberReader.number(&rest) }

  private mutating func takeAny(_ words: [String]) -> Bool { words.contains { take($0) } }

  private mutating func take(_ word: String) -> Bool {
    guard rest.hasPrefix(word) else { return false }
    rest = rest.dropFirst(word.count)
    return true
  }
}

internal import PFCModel

/// The amounts of English recipes: `2 tbsp`, `1 1/2 cups`, `8 oz`, `3 cloves`, `2`.
enum EnglishAmount {
  /// The amount that is the whole text, in lower case; nil for anything else. A bare number counts pieces.
  static func amount(_ text: String) -> Amount? {
    var rest = text[...]
    guard let value = number(&rest), value > 0 else { return nil }
    let unit = rest.drop { $0 == " " }
    if unit.isEmpty { return Amount(value: value, unit: "個") }
    guard let known = units[String(unit)] else { return nil }
    return Amount(value: value * known.factor, unit: known.unit)
  }

  /// The amount at the start of a line and the words behind it: `2 tbsp soy sauce`, `200g chicken`, `3 eggs`.
  static func leading(_ line: String) -> (amount: String, words: String)? {
    let words = line.split(separator: " ")
    for count in stride(from: min(4, words.count - 1), through: 1, by: -1) {
      let amount = words[..<count].joined(separator: " ")
      guard amount.first?.isNumber == true, words[count].first?.isLetter == true else { continue }
      let isRead = if case .amount = CookAmount(amount) { true } else { false }
      if isRead {
        let behind = words[count...].drop { $0 == "of" }
        if !behind.isEmpty { return (amount, behind.joined(separator: " ")) }
      }
    }
    return nil
  }

  /// Digits, `1/2` and `1 1/2`.
  private static func number(_ rest: inout Substring) -> Double? {
    guard let whole = part(&rest) else { return nil }
    var behind = rest.drop { $0 == " " }
    if behind.count < rest.count, let fraction = part(&behind), fraction < 1 {
      rest = behind
      return whole + fraction
    }
    return whole
  }

  private static func part(_ rest: inout Substring) -> Double? {
    let digits = rest.prefix { ("0"..."9").contains($0) || $0 == "." || $0 == "/" }
    let parts = digits.split(separator: "/", omittingEmptySubsequences: false)
    guard digits.first?.isNumber == true, (1...2).contains(parts.count), parts.allSatisfy({ $0.count < 7 }) else {
      return nil
    }
    let numbers = parts.compactMap { Double($0) }
    guard numbers.count == parts.count, numbers.count == 1 || numbers[1] > 0 else { return nil }
    rest = rest.dropFirst(digits.count)
    return numbers.count == 2 ? numbers[0] / numbers[1] : numbers[0]
  }

  /// The cup is that of English recipes; a Japanese one is カップ.
  private static let units: [String: (unit: String, factor: Double)] = {
    let named: [(names: [String], unit: String, factor: Double)] = [
      (["tbsp", "tbsp.", "tablespoon", "tablespoons", "tbs"], "大さじ", 1),
      (["tsp", "tsp.", "teaspoon", "teaspoons"], "小さじ", 1),
      (["cup", "cups"], "ml", 240), (["oz", "oz.", "ounce", "ounces"], "g", 28.35),
      (["lb", "lb.", "lbs", "pound", "pounds"], "g", 453.6), (["gram", "grams"], "g", 1),
      (["clove", "cloves"], "片", 1), (["slice", "slices"], "枚", 1), (["piece", "pieces"], "個", 1),
      (["can", "cans"], "缶", 1),
      (["bunch", "bunches"], "束", 1), (["large", "medium", "small"], "個", 1),
    ]
    return Dictionary(
      uniqueKeysWithValues: named.flatMap { row in row.names.map { ($0, (row.unit, row.factor)) } })
  }()
}

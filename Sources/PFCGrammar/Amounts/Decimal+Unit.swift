package import PFCModel

extension Decimal {
  /// The text of a figure without the unit behind it: 650 of `650kcal`, 20 of `20 g`. Text without it stays. O(n).
  package static func withoutUnit(_ text: String, _ unit: String) -> String {
    guard text.lowercased().hasSuffix(unit.lowercased()) else { return text }
    var number = text.dropLast(unit.count)
    while number.last == " " { number.removeLast() }
    return String(number)
  }
}

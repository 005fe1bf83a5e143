internal import PFCModel

/// Catches slips in household measures: a spoon of oil is not 120 g.
enum PortionPlausibility {
  /// The grams that one unit can weigh; other units are between ``anyUnit``.
  private static let ranges: [MeasureUnit: ClosedRange<Double>] = [
    .milliliter: 0.04...1.6, .tablespoon: 1...30, .teaspoon: 0.3...10, .cup: 5...330, .go: 90...340, .sho: 900...2700,
    .bowl: 1.5...1000, MeasureUnit("滴"): 0.02...0.2, .pinch: 0.1...5, .dash: 0.05...2, MeasureUnit("振り"): 0.03...2,
    MeasureUnit("粒"): 0.005...60, MeasureUnit("片"): 0.5...120, MeasureUnit("枚"): 0.1...1200, MeasureUnit("切れ"): 2...400,
    .piece: 0.5...5500, MeasureUnit("本"): 0.3...4000, MeasureUnit("丁"): 100...1100, MeasureUnit("缶"): 30...1000,
    .serving: 2...1200, MeasureUnit("串"): 10...250, MeasureUnit("匹"): 0.2...5500, MeasureUnit("尾"): 0.2...5500,
    MeasureUnit("玉"): 8...8000, MeasureUnit("束"): 2...1200, MeasureUnit("株"): 4...3000, MeasureUnit("袋"): 1...1100,
    MeasureUnit("パック"): 3...2100,
  ]
  private static let anyUnit = 0.02...8000.0

  static func faults(of portion: Portion, _ row: CSVRow) -> [Fault] {
    let range = ranges[portion.unit] ?? anyUnit
    let grams = Double(portion.milligrams) / 1000
    guard range.contains(grams) else {
      return [row.fault(.outOfRange, "grams", detail: "\(portion.unit): \(range.lowerBound) to \(range.upperBound) g")]
    }
    return []
  }

  /// Spoons and cups of one food must agree: 大さじ is three 小さじ and カップ is 200 ml, give or take how they are filled.
  static func faults(ofSpoons rows: [(portion: Portion, row: CSVRow)]) -> [Fault] {
    func grams(_ unit: MeasureUnit) -> Double? {
      rows.first { $0.portion.unit == unit && $0.portion.size.isEmpty }.map { Double($0.portion.milligrams) / 1000 }
    }
    func row(_ unit: MeasureUnit) -> CSVRow? { rows.first { $0.portion.unit == unit }?.row }
    let rules: [(unit: MeasureUnit, of: MeasureUnit, times: Double)] = [
      (.tablespoon, .teaspoon, 3), (.tablespoon, .milliliter, 15), (.cup, .milliliter, 200),
    ]
    return rules.compactMap { rule in
      guard let large = grams(rule.unit), let small = grams(rule.of) else { return nil }
      let ratio = large / (small * rule.times)
      guard !(0.6...1.6).contains(ratio) else { return nil }
      return row(rule.unit)?.fault(.outOfRange, "grams", detail: "\(rule.unit) and \(rule.of) do not agree")
    }
  }
}

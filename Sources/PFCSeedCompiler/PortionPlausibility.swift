internal import PFCModel

/// Catches slips in household measures: a spoon of oil is not 120 g.
enum PortionPlausibility {
  /// The grams that one unit can weigh; other units are between ``anyUnit``.
  private static let ranges: [String: ClosedRange<Double>] = [
    "ml": 0.04...1.6, "大さじ": 1...30, "小さじ": 0.3...10, "カップ": 5...330, "合": 90...340, "升": 900...2700, "杯": 1.5...1000,
    "滴": 0.02...0.2, "つまみ": 0.1...5, "少々": 0.05...2, "振り": 0.03...2, "粒": 0.005...60, "片": 0.5...120, "枚": 0.1...1200,
    "切れ": 2...400, "個": 0.5...5500, "本": 0.3...4000, "丁": 100...1100, "缶": 30...1000, "人前": 2...900, "串": 10...250,
    "匹": 0.2...5500, "尾": 0.2...5500, "玉": 8...8000, "束": 2...1200, "株": 4...3000, "袋": 1...1100, "パック": 3...2100,
  ]
  private static let anyUnit = 0.02...8000.0

  static func faults(of portion: Portion, _ row: CSVRow) -> [Fault] {
    let range = ranges[portion.unit.text] ?? anyUnit
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

/// What people measure with, as it stands behind a food and before its number: 砂糖大さじ1, ごはん茶碗1杯.
package enum MeasureWord {
  private static let all = (AmountUnits.spoons.map(\.name) + AmountUnits.sizes).sorted { $0.count > $1.count }

  /// The words before the measure at their end; nil when they end in none, or are nothing else. O(measures).
  package static func dropped(from words: String) -> String? {
    guard let measure = all.first(where: { words.hasSuffix($0) && words.count > $0.count }) else { return nil }
    return String(words.dropLast(measure.count))
  }
}

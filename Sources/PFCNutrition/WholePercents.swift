/// Shares in whole percents that sum to what the shares sum to, rounded: the largest remainders are rounded up, the
/// earlier of two equal ones first.
public enum WholePercents {
  /// The whole percents of shares in percent. O(n log n).
  public static func rounded(_ shares: [Double]) -> [Int] {
    var percents = shares.map { Int($0.rounded(.down)) }
    let missing = Int(shares.reduce(0, +).rounded()) - percents.reduce(0, +)
    let byRemainder = shares.indices.sorted { left, right in
      let (a, b) = (shares[left] - Double(percents[left]), shares[right] - Double(percents[right]))
      return a > b || (a == b && left < right)
    }
    for place in byRemainder.prefix(max(0, missing)) { percents[place] += 1 }
    return percents
  }

  /// The whole percents of a day's shares of energy.
  public static func rounded(_ ratio: DayReport.Ratio) -> [Int] {
    rounded([ratio.protein, ratio.fat, ratio.carbohydrate].map { $0 * 100 })
  }
}

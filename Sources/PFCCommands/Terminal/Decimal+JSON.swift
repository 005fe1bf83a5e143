internal import PFCRender

/// Numbers rounded for display, half away from zero.
enum Decimal {
  /// A number with at most so many decimals; with exactly so many when padded.
  static func text(_ value: Double, _ decimals: Int, padded: Bool = false) -> String {
    let scale = [1.0, 10, 100, 1000, 10_000][min(max(decimals, 0), 4)]
    // A last bit below a half is a half that binary could not hold: 0.15 × 10.
    let scaled = (abs(value) * scale * (1 + 1e-12)).rounded()
    guard scaled < 1e15 else { return "\(value)" }
    let whole = Int(scaled)
    let sign = value < 0 && whole > 0 ? "-" : ""
    guard decimals > 0 else { return sign + String(whole) }
    let digits = String(whole % Int(scale))
    var fraction = String(repeating: "0", count: decimals - digits.count) + digits
    if !padded { while fraction.last == "0" { fraction.removeLast() } }
    return sign + String(whole / Int(scale)) + (fraction.isEmpty ? "" : "." + fraction)
  }

  /// The same for JSON.
  static func json(_ value: Double, _ decimals: Int) -> JSONValue { .number(text(value, decimals)) }
}

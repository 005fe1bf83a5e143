/// A decimal number by its digits: the one way in which pfc reads and prints numbers that have a point.
package struct Decimal: Sendable, Hashable {
  /// The digits without the point; less than zero for a negative number.
  package let digits: Int
  /// How many digits stand behind the point.
  package let decimals: Int

  package init(digits: Int, decimals: Int) {
    self.digits = digits
    self.decimals = decimals
  }

  /// A number as data files write it: ASCII digits and at most one point, neither first nor last. Nil for a sign, an
  /// exponent, a thousands mark, `nan`, `inf`, or more than 15 digits. O(n).
  package init?(_ text: some StringProtocol) { self.init(utf8: text.utf8) }

  /// The same from bytes.
  package init?(utf8 bytes: some Sequence<UInt8>) {
    var (digits, decimals, seenPoint, count) = (0, 0, false, 0)
    for byte in bytes {
      switch byte {
      case 0x30...0x39:
        (digits, count) = (digits * 10 + Int(byte - 0x30), count + 1)
        if seenPoint { decimals += 1 }
      case 0x2E where !seenPoint && count > 0: seenPoint = true
      default: return nil
      }
      guard count <= 15 else { return nil }
    }
    guard count > 0, !seenPoint || decimals > 0 else { return nil }
    self.init(digits: digits, decimals: decimals)
  }

  /// A value rounded half away from zero, with just so many decimals; nil when it is no number or has more than 15 digits.
  package init?(rounding value: Double, decimals: Int) {
    // A last bit below a half is a half that binary could not hold: 0.15 × 10.
    let scaled = (abs(value) * Self.power(decimals) * (1 + 1e-12)).rounded()
    guard scaled < 1e15 else { return nil }
    self.init(digits: value < 0 ? -Int(scaled) : Int(scaled), decimals: decimals)
  }

  /// The value. O(decimals).
  package var value: Double { Double(digits) / Self.power(decimals) }

  /// The same number without zeros at its end. O(decimals).
  package var trimmed: Decimal {
    var (digits, decimals) = (digits, decimals)
    while decimals > 0, digits % 10 == 0 { (digits, decimals) = (digits / 10, decimals - 1) }
    return Decimal(digits: digits, decimals: decimals)
  }

  /// The number with every decimal, as `5.0`. O(digits).
  package var text: String {
    var bytes: [UInt8] = []
    write(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends ``text``. O(digits).
  package func write(to bytes: inout [UInt8]) {
    if digits < 0 { bytes.append(UInt8(ascii: "-")) }
    let first = bytes.count
    var rest = digits.magnitude
    for place in 0... {
      guard place <= decimals || rest > 0 else { break }
      if place == decimals, place > 0 { bytes.append(UInt8(ascii: ".")) }
      bytes.append(UInt8(ascii: "0") + UInt8(rest % 10))
      rest /= 10
    }
    bytes[first...].reverse()
  }

  /// A value rounded half away from zero, with at most so many decimals; with just so many when padded.
  package static func text(_ value: Double, _ decimals: Int, padded: Bool = false) -> String {
    guard let number = Decimal(rounding: value, decimals: decimals) else { return "\(value)" }
    return (padded ? number : number.trimmed).text
  }

  private static func power(_ exponent: Int) -> Double { (0..<exponent).reduce(1) { power, _ in power * 10 } }
}

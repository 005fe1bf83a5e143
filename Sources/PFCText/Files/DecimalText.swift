/// A plain decimal number as it is written in data files: ASCII digits and at most one point. Nothing else is one:
/// no sign, exponent, thousands mark, `nan` or `inf`.
package struct DecimalText: Sendable, Equatable {
  /// The digits without the point.
  package let digits: Int
  /// How many digits stand behind the point.
  package let decimals: Int

  /// Reads the whole text; nil when it is not such a number or has more than 15 digits. O(n).
  package init?(_ text: some StringProtocol) {
    var (digits, decimals, seenPoint, count) = (0, 0, false, 0)
    for byte in text.utf8 {
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
    (self.digits, self.decimals) = (digits, decimals)
  }
}

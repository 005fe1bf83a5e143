/// A figure of the table: a decimal number with the digits that were printed, and what kind of figure it is.
///
/// `5.0` and `5` are different figures with the same value: the table's digits say how precisely it was measured.
public struct Figure: Sendable, Hashable {
  /// The figure in four bytes: bits 0–26 the digits, 27–28 how many of them are decimals, 29–31 the mark.
  package let packed: UInt32

  /// The greatest number of decimals a figure can have.
  package static let maximumDecimals = 3
  /// The greatest ``digits``.
  package static let maximumDigits = 1 << 27 - 1

  /// A figure from its digits without the decimal point, as 1234 and 2 for `12.34`; nil when it does not fit.
  /// A trace has the value 0 and a figure that was not measured has none, so both take no digits.
  public init?(digits: Int, decimals: Int, mark: Mark = .measured) {
    guard (0...Self.maximumDigits).contains(digits), (0...Self.maximumDecimals).contains(decimals) else { return nil }
    switch mark {
    case .measured, .estimated, .incomplete: break
    case .trace, .estimatedTrace, .notMeasured: guard digits == 0, decimals == 0 else { return nil }
    }
    packed = UInt32(digits) | UInt32(decimals) << 27 | UInt32(mark.rawValue) << 29
  }

  /// A figure from its four bytes; nil when no figure is packed so.
  package init?(packed: UInt32) {
    guard let mark = Mark(rawValue: UInt8(packed >> 29)) else { return nil }
    self.init(digits: Int(packed & 0x7FF_FFFF), decimals: Int(packed >> 27 & 3), mark: mark)
  }

  private init(_ mark: Mark) { packed = UInt32(mark.rawValue) << 29 }

  /// Zero, measured.
  public static let zero = Figure(.measured)
  /// A figure that was not measured.
  public static let notMeasured = Figure(.notMeasured)
  /// A trace.
  public static let trace = Figure(.trace)
  /// An estimated trace.
  public static let estimatedTrace = Figure(.estimatedTrace)

  /// The digits without the decimal point.
  public var digits: Int { Int(packed & 0x7FF_FFFF) }
  /// How many of the digits stand behind the decimal point, 0…3.
  public var decimals: Int { Int(packed >> 27 & 3) }
  /// What kind of figure it is.
  public var mark: Mark { Mark(rawValue: UInt8(packed >> 29)) ?? .notMeasured }

  /// The value: 0 for traces, nil when it was not measured.
  public var value: Double? {
    guard mark != .notMeasured else { return nil }
    return Double(digits) / Self.scales[decimals]
  }

  /// The printed digits, as `5.0`; nil when it was not measured. O(1).
  public var text: String? {
    guard mark != .notMeasured else { return nil }
    return Decimal(digits: digits, decimals: decimals).text
  }

  static let scales: [Double] = [1, 10, 100, 1000]
}

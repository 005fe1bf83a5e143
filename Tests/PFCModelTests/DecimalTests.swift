import Testing

@testable import PFCModel

@Suite struct DecimalTests {
  @Test(
    "only plain decimal numbers are numbers",
    arguments: [
      "", ".", "1.", ".5", "-1", "+1", "1e3", "0x10", "nan", "inf", "1,000", "１", "1 ", "1..2", "1234567890123456",
    ])
  func refused(text: String) { #expect(Decimal(text) == nil) }

  @Test("the digits of a number are kept")
  func digits() {
    #expect(Decimal("0.20") == Decimal("0.20"))
    #expect(Decimal("0.20")?.digits == 20)
    #expect(Decimal("0.20")?.decimals == 2)
    #expect(Decimal("007")?.digits == 7)
  }

  @Test("every digit is printed, also zeros before and behind the point")
  func text() {
    for (digits, decimals, text) in [
      (0, 0, "0"), (0, 2, "0.00"), (5, 1, "0.5"), (50, 1, "5.0"), (5, 3, "0.005"), (1234, 2, "12.34"), (-5, 1, "-0.5"),
      (-1200, 2, "-12.00"), (100, 0, "100"),
    ] {
      #expect(Decimal(digits: digits, decimals: decimals).text == text)
    }
  }

  @Test("values are rounded half away from zero, and nothing prints as minus zero")
  func rounded() {
    for (value, decimals, text) in [
      (0.15, 1, "0.2"), (2.5, 0, "3"), (-2.5, 0, "-3"), (1.005, 2, "1.01"), (1.5, 3, "1.5"), (-0.04, 1, "0"),
      (1e20, 0, "1e+20"), (.infinity, 1, "inf"),
    ] {
      #expect(Decimal.text(value, decimals) == text)
    }
    #expect(Decimal.text(2, 2, padded: true) == "2.00")
    #expect(Decimal(rounding: .nan, decimals: 1) == nil)
  }
}

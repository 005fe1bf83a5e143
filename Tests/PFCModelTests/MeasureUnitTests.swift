import PFCModel
import Testing

@Suite struct MeasureUnitTests {
  @Test("what is known of a unit follows from its text")
  func kinds() {
    #expect(MeasureUnit("g") == .gram && MeasureUnit.gram.isWeight && MeasureUnit.gram.isFixed)
    #expect(MeasureUnit.kilocalorie.isFixed && !MeasureUnit.kilocalorie.isWeight)
    #expect(MeasureUnit("大さじ").milliliters == 15 && MeasureUnit.tablespoon.isVolume && !MeasureUnit.tablespoon.isFixed)
    #expect(
      MeasureUnit.milliliter.milliliters == 1 && MeasureUnit.sho.milliliters == 10 * (MeasureUnit.go.milliliters ?? 0))
    #expect(MeasureUnit("尾").milliliters == nil && !MeasureUnit.piece.isVolume)
    #expect("1\(MeasureUnit.piece)" == "1個")
  }
}

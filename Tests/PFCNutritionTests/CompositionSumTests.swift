import PFCModel
import Testing

@testable import PFCNutrition

@Suite struct CompositionSumTests {
  private static func figure(_ digits: Int, _ decimals: Int = 0, _ mark: Mark = .measured) throws -> Figure {
    try #require(Figure(digits: digits, decimals: decimals, mark: mark))
  }

  /// A composition in which every component, refuse too, has one figure.
  private static func all(_ figure: Figure) throws -> Composition {
    try #require(Composition(Nutrient.allCases.map { _ in figure }))
  }

  /// The figure per 100 g of 100 g of each part.
  private static func sum(_ figures: [Figure]) throws -> Figure {
    var sum = CompositionSum()
    for figure in figures { sum.add(try all(figure), grams: 100) }
    return sum.per100Grams(yield: 100)[.protein]
  }

  @Test("case 14: a trace, a not measured, an estimated zero and an estimated figure: at least 11.3")
  func case14() throws {
    let parts = [Figure.trace, .notMeasured, try Self.figure(0, 0, .estimated), try Self.figure(113, 1, .estimated)]
    let sum = try Self.sum(parts)
    #expect(sum.mark == .incomplete)
    #expect(sum.value == 11.3)
    let measured = try Self.sum(parts.filter { $0 != .notMeasured })
    #expect(measured.mark == .estimated)
    #expect(measured.value == 11.3)
  }

  @Test("not measured is not zero: nothing measured has no value, and a part unmeasured makes the sum incomplete")
  func notMeasured() throws {
    #expect(try Self.sum([.notMeasured, .notMeasured]) == .notMeasured)
    #expect(try Self.sum([.notMeasured, .zero]) == Self.figure(0, 0, .incomplete))
    #expect(try Self.sum([.trace, .notMeasured]) == Self.figure(0, 0, .incomplete))
    let incomplete = try Self.figure(5, 0, .incomplete)
    #expect(try Self.sum([incomplete, Self.figure(5)]) == Self.figure(10, 0, .incomplete))
  }

  @Test("traces alone are a trace; a trace beside more than nothing is an estimate")
  func traces() throws {
    #expect(try Self.sum([.trace, .trace]) == .trace)
    #expect(try Self.sum([.trace, .zero]) == .trace)
    #expect(try Self.sum([.trace, .estimatedTrace]) == .estimatedTrace)
    #expect(try Self.sum([.trace, Self.figure(25, 1)]) == Self.figure(25, 1, .estimated))
    #expect(try Self.sum([.estimatedTrace, Self.figure(25, 1)]) == Self.figure(25, 1, .estimated))
  }

  @Test("measured parts are measured, whatever their digits, and refuse is 0")
  func measured() throws {
    #expect(try Self.sum([Self.figure(25, 1), Self.figure(250, 2)]) == Self.figure(5))
    #expect(try Self.sum([Self.figure(1, 0, .estimated), Self.figure(1)]) == Self.figure(2, 0, .estimated))
    var sum = CompositionSum()
    sum.add(try Self.all(Self.figure(40)), grams: 250)
    let composition = sum.per100Grams(yield: 300)
    #expect(composition[.refuse] == .zero)
    #expect(composition[.fat].text == "33.333")
  }

  @Test("an unknown amount or ingredient makes every figure incomplete")
  func unknown() throws {
    var sum = CompositionSum()
    sum.add(try Self.all(Self.figure(40)), grams: nil)
    #expect(sum.per100Grams(yield: 100)[.protein] == .notMeasured)
    sum.add(try Self.all(Self.figure(40)), grams: 50)
    #expect(try sum.per100Grams(yield: 100)[.protein] == Self.figure(20, 0, .incomplete))
    var other = CompositionSum()
    other.add(try Self.all(Self.figure(40)), grams: 50)
    other.addUnknown()
    #expect(try other.per100Grams(yield: 100)[.fat] == Self.figure(20, 0, .incomplete))
    #expect(other.per100Grams(yield: 100)[.water] == .notMeasured)
  }

  @Test("water is what the yield weighs beyond the dry parts: cooking takes it away and adds it")
  func water() throws {
    var sum = CompositionSum()
    sum.add(try Self.all(Self.figure(40)), grams: 200)
    #expect(try sum.per100Grams(yield: 150)[.water] == Self.figure(20, 0, .estimated))
    #expect(try sum.per100Grams(yield: 480)[.water] == Self.figure(75, 0, .estimated))
    #expect(sum.per100Grams(yield: 100)[.water].value == 0)
    #expect(try CompositionSum().per100Grams(yield: 200)[.water] == Self.figure(100, 0, .estimated))
  }
}

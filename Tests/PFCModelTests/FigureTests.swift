import Testing

@testable import PFCModel

@Suite struct FigureTests {
  static let figures: [(digits: Int, decimals: Int, text: String, value: Double)] = [
    (50, 1, "5.0", 5), (5, 0, "5", 5), (20, 2, "0.20", 0.2), (0, 0, "0", 0), (0, 1, "0.0", 0),
    (134_217_727, 3, "134217.727", 134_217.727),
    (7, 2, "0.07", 0.07),
  ]

  @Test("a figure keeps the digits it was printed with", arguments: figures.indices)
  func digits(index: Int) throws {
    let (digits, decimals, text, value) = Self.figures[index]
    let figure = try #require(Figure(digits: digits, decimals: decimals))
    #expect(figure.text == text)
    #expect(figure.value == value)
    #expect(Figure(packed: figure.packed) == figure)
  }

  @Test("not measured, trace, estimated and zero are four things")
  func marks() throws {
    let zero = try #require(Figure(digits: 0, decimals: 0))
    let estimated = try #require(Figure(digits: 0, decimals: 0, mark: .estimated))
    #expect(Set([zero, estimated, .trace, .estimatedTrace, .notMeasured]).count == 5)
    #expect(Figure.notMeasured.value == nil)
    #expect(Figure.notMeasured.text == nil)
    #expect(Figure.trace.value == 0)
    #expect(zero.mark.name == nil)
    #expect(estimated.mark.name == "estimated")
  }

  @Test("what does not fit is no figure")
  func tooLarge() {
    #expect(Figure(digits: -1, decimals: 0) == nil)
    #expect(Figure(digits: 134_217_728, decimals: 0) == nil)
    #expect(Figure(digits: 1, decimals: 4) == nil)
    #expect(Figure(digits: 1, decimals: 0, mark: .trace) == nil)
    #expect(Figure(packed: 7 << 29) == nil)
  }

  @Test("an incomplete figure has a value, and keeps its mark in its four bytes")
  func incomplete() throws {
    let figure = try #require(Figure(digits: 113, decimals: 1, mark: .incomplete))
    #expect(figure.value == 11.3)
    #expect(figure.mark.name == "incomplete")
    #expect(Figure(packed: figure.packed) == figure)
    #expect(Mark.allCases.filter(\.isIncomplete) == [.notMeasured, .incomplete])
  }

  @Test(
    "a calculated value has at most three decimals, none that is zero, and fewer where it would not fit",
    arguments: [
      (0.0, "0"), (5, "5"), (2.5, "2.5"), (1.0 / 3, "0.333"), (0.0004, "0"), (0.0006, "0.001"), (144.73, "144.73"),
      (134_217.7269, "134217.727"), (134_217.72849, "134217.73"), (20_000_000.26, "20000000"),
    ])
  func rounding(value: Double, text: String) { #expect(Figure(rounding: value)?.text == text) }

  @Test("what is negative, infinite or no number is no figure", arguments: [-0.001, .infinity, .nan, 2e8])
  func noFigure(value: Double) { #expect(Figure(rounding: value) == nil) }

  @Test("a composition has 54 figures and reads what it writes")
  func composition() throws {
    let figures = try Nutrient.allCases.map { try #require(Figure(digits: Int($0.rawValue) * 7, decimals: 1)) }
    let composition = try #require(Composition(figures))
    let bytes = composition.bytes
    #expect(bytes.count == Composition.byteCount)
    #expect(bytes.withUnsafeBytes { Composition(bytes: $0) } == composition)
    #expect(composition[.saltEquivalent].digits == 53 * 7)
    #expect(Composition(Array(figures.dropLast())) == nil)
    #expect(bytes.dropLast().withUnsafeBytes { Composition(bytes: $0) } == nil)
  }

  @Test("the 54 tags are distinct, in the table's order, and found again")
  func tags() {
    #expect(Nutrient.allCases.count == 54)
    #expect(Nutrient.facts.count == 54)
    for nutrient in Nutrient.allCases { #expect(Nutrient(tag: nutrient.tag) == nutrient) }
    #expect(Nutrient.energyKilocalories.tag == "ENERC_KCAL")
    #expect(Nutrient.protein.tag == "PROT-")
    #expect(Nutrient.saltEquivalent.tag == "NACL_EQ")
    #expect(Nutrient(tag: "prot-") == nil)
  }

  @Test("names of kinds and grades lead back to them")
  func names() {
    for kind in ItemKind.allCases { #expect(ItemKind(name: kind.name) == kind) }
    for kind in NameKind.allCases { #expect(NameKind(name: kind.name) == kind) }
    #expect(Grade.allCases.sorted() == [.exact, .prefix, .word, .part, .loose, .fuzzy])
  }
}

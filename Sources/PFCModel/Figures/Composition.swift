/// The 54 figures of a food, per 100 g of edible part.
public struct Composition: Sendable, Hashable {
  private let figures: [Figure]

  /// A composition from its figures in the table's order; nil when there are not exactly 54.
  public init?(_ figures: [Figure]) {
    guard figures.count == Nutrient.allCases.count else { return nil }
    self.figures = figures
  }

  /// A composition of which nothing was measured.
  public static let notMeasured = Composition(all: Array(repeating: .notMeasured, count: Nutrient.allCases.count))

  /// A composition from exactly 54 figures in the table's order.
  init(all figures: [Figure]) {
    precondition(figures.count == Nutrient.allCases.count)
    self.figures = figures
  }

  /// The figure of a component. O(1).
  public subscript(_ nutrient: Nutrient) -> Figure { figures[Int(nutrient.rawValue)] }

  /// How many bytes ``bytes`` has.
  package static let byteCount = 4 * Nutrient.allCases.count

  /// The figures as stored in a seed: four bytes each, least significant first, in the table's order.
  package var bytes: [UInt8] {
    [UInt8](unsafeUninitializedCapacity: Self.byteCount) { buffer, count in
      let raw = UnsafeMutableRawBufferPointer(buffer)
      for (index, figure) in figures.enumerated() {
        raw.storeBytes(of: figure.packed.littleEndian, toByteOffset: 4 * index, as: UInt32.self)
      }
      count = Self.byteCount
    }
  }

  /// Reads what ``bytes`` gives; nil when the length is wrong or a figure is impossible.
  package init?(bytes: UnsafeRawBufferPointer) {
    guard bytes.count == Self.byteCount else { return nil }
    var figures: [Figure] = []
    figures.reserveCapacity(Nutrient.allCases.count)
    for offset in stride(from: 0, to: bytes.count, by: 4) {
      let packed = UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
      guard let figure = Figure(packed: packed) else { return nil }
      figures.append(figure)
    }
    self.figures = figures
  }
}

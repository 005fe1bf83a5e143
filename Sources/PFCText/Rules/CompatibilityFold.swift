/// NFKC_Casefold by ICU: one form for widths, cases, ligatures, circled digits and composition; drops invisible scalars.
package enum CompatibilityFold: TextRule {
  package static let name = "compatibility-fold"
  package static let loss = TextLoss.lossless

  package static func apply(to text: inout [Unicode.Scalar]) {
    // Most queries are plain kana, kanji or small letters: ICU's tables need not be read to leave them as they are.
    if text.allSatisfy(isStable) { return }
    text = text.transcoded(by: ICU.nfkcCasefold)
  }

  /// Whether a scalar folds to itself beside any other such scalar.
  private static func isStable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20...0x40, 0x5B...0x7E, 0x3041...0x3096, 0x30A1...0x30FA, 0x30FC, 0x3005, 0x4E00...0x9FFF: true
    default: false
    }
  }
}

extension [Unicode.Scalar] {
  /// The scalars after a transformation of their UTF-16.
  func transcoded(by transform: ([UInt16]) -> [UInt16]) -> [Unicode.Scalar] {
    var units: [UInt16] = []
    units.reserveCapacity(count + 8)
    for scalar in self {
      if let both = UTF16.encode(scalar) { units.append(contentsOf: both) }
    }
    var decoder = UTF16()
    var rest = transform(units).makeIterator()
    var scalars: [Unicode.Scalar] = []
    scalars.reserveCapacity(units.count)
    while case .scalarValue(let scalar) = decoder.decode(&rest) { scalars.append(scalar) }
    return scalars
  }
}

/// NFKC_Casefold by ICU: one form for widths, cases, ligatures, circled digits and composition; drops invisible scalars.
package enum CompatibilityFold: TextRule {
  package static let name = "compatibility-fold"
  package static let loss = TextLoss.lossless

  package static func apply(to text: inout [Unicode.Scalar]) {
    text = text.transcoded(by: ICU.nfkcCasefold)
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

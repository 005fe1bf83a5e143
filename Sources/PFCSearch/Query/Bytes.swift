extension Collection<Unicode.Scalar> {
  /// The UTF-8 of the scalars.
  var utf8Bytes: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count * 3)
    for scalar in self { bytes.append(contentsOf: String(scalar).utf8) }
    return bytes
  }
}

/// Drops the long mark: トマトー is トマト.
package enum LongMarks: TextRule {
  package static let name = "long-marks"
  package static let loss = TextLoss.lossy

  package static func apply(to text: inout [Unicode.Scalar]) { text.removeAll { $0 == "ー" } }
}

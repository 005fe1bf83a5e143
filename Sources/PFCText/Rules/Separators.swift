/// Turns everything that is neither letter, digit nor mark into one space between words, and none at the ends.
/// A point between digits and % behind one belong to the number and stay.
package enum Separators: TextRule {
  package static let name = "separators"
  package static let loss = TextLoss.lossless

  package static func apply(to text: inout [Unicode.Scalar]) {
    var result: [Unicode.Scalar] = []
    result.reserveCapacity(text.count)
    for (index, scalar) in text.enumerated() {
      if belongsToWord(scalar) || belongsToNumber(scalar, at: index, in: text) {
        result.append(scalar)
      } else if let last = result.last, last != " " {
        result.append(" ")
      }
    }
    if result.last == " " { result.removeLast() }
    text = result
  }

  private static func belongsToWord(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x30...0x39, 0x61...0x7A, 0x3041...0x3096, 0x3099, 0x309A, 0x309D, 0x309E, 0x30A1...0x30FA, 0x30FC...0x30FE,
      0x3005...0x3007, 0x4E00...0x9FFF:
      return true
    case 0...0x7F:
      return false
    default:
      let properties = scalar.properties
      if properties.isAlphabetic || properties.numericType != nil { return true }
      switch properties.generalCategory {
      case .nonspacingMark, .spacingMark: return true
      default: return false
      }
    }
  }

  private static func belongsToNumber(_ scalar: Unicode.Scalar, at index: Int, in text: [Unicode.Scalar]) -> Bool {
    guard index > 0, Script(text[index - 1]) == .digit else { return false }
    if scalar == "%" { return true }
    return scalar == "." && index + 1 < text.count && Script(text[index + 1]) == .digit
  }
}

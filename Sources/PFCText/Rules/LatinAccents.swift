/// Drops the accents of Latin letters: éclair is eclair, jalapeño is jalapeno, tōfu is tofu. Few type them, and all mean
/// the same word.
package enum LatinAccents: TextRule {
  package static let name = "latin-accents"
  package static let loss = TextLoss.lossless

  private static let rows: [(plain: Unicode.Scalar, accented: String)] = [
    ("a", "àáâãäåāăą"), ("c", "çćĉċč"), ("d", "ďđ"), ("e", "èéêëēĕėęě"), ("g", "ĝğġģ"), ("h", "ĥħ"), ("i", "ìíîïĩīĭįı"),
    ("j", "ĵ"), ("k", "ķ"), ("l", "ĺļľł"), ("n", "ñńņňŉ"), ("o", "òóôõöøōŏő"), ("r", "ŕŗř"), ("s", "śŝşš"),
    ("t", "ţťŧ"),
    ("u", "ùúûüũūŭůűų"), ("w", "ŵ"), ("y", "ýÿŷ"), ("z", "źżž"),
  ]

  private static let plain: [Unicode.Scalar: Unicode.Scalar] = {
    var table: [Unicode.Scalar: Unicode.Scalar] = [:]
    for (plain, accented) in rows { for scalar in accented.unicodeScalars { table[scalar] = plain } }
    return table
  }()

  package static func apply(to text: inout [Unicode.Scalar]) {
    for index in text.indices where (0xC0...0x17F).contains(text[index].value) {
      if let letter = plain[text[index]] { text[index] = letter }
    }
    // Accents that stand for themselves, beside a letter that has none of its own.
    text.removeAll { (0x300...0x36F).contains($0.value) }
  }
}

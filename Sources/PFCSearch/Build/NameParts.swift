internal import PFCModel

/// A piece of a name that is a key of its own.
struct NamePart: Equatable {
  var text: String
  var reading: String?
  var role: TermRole
}

/// Takes names apart: head and qualifiers of a display name, the bracketed groups of an official one.
struct NameParts {
  /// Other words for qualifiers, by the qualifier as it is written.
  let qualifierWords: [String: [QualifierWord]]

  func parts(of name: ItemName) -> [NamePart] {
    switch name.kind {
    case .display: display(name)
    case .head: [NamePart(text: name.name, reading: name.reading, role: .head)]
    case .alias, .spelling, .english, .nearest, .classWord:
      [NamePart(text: name.name, reading: name.reading, role: .whole)]
    case .officialPart: [Self.official(name)]
    }
  }

  /// The qualifiers of a display name: what stands in （…・…）, and what follows U+3000.
  private func display(_ name: ItemName) -> [NamePart] {
    let pieces = name.name.unicodeScalars.contains(where: Self.isSeparator) ? Self.split(name.name) : []
    guard pieces.count > 1 else { return [NamePart(text: name.name, reading: name.reading, role: .whole)] }
    let readings = name.reading.map(Self.split) ?? []
    var parts = [NamePart(text: name.name, reading: name.reading, role: .qualified)]
    for (index, piece) in pieces.enumerated() {
      let reading = readings.count == pieces.count ? readings[index] : nil
      parts.append(NamePart(text: piece, reading: reading, role: index == 0 ? .head : .qualifier))
      guard index > 0 else { continue }
      parts += (qualifierWords[piece] ?? []).map { NamePart(text: $0.word, reading: $0.reading, role: .qualifier) }
    }
    return parts
  }

  private static func split(_ text: String) -> [String] {
    text.unicodeScalars.split(whereSeparator: isSeparator).map(String.init)
  }

  private static func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "（", "）", "・", "\u{3000}": true
    default: false
    }
  }

  private static func official(_ name: ItemName) -> NamePart {
    let isGroup = name.name.first.map { "＜（［".contains($0) } ?? false
    let role: TermRole = isGroup ? .group : name.isPrimary ? .officialHead : .official
    return NamePart(text: name.name, reading: name.reading, role: role)
  }
}

internal import PFCText

/// A line as it is read: one form for every width, case and composition, with the way back to what was typed.
package struct LineText: Sendable {
  /// The line as typed.
  package let typed: String
  /// The folded line. A line end is `\n`, every other white space a blank; ½ and its kin stay, for 2½ is not 21/2.
  let scalars: [Unicode.Scalar]
  private let characters: [Character]
  /// For each folded scalar the typed character that it comes from, and one past the last.
  private let origins: [Int]

  /// Folds a line. O(n).
  package init(_ typed: String) {
    self.typed = typed
    characters = Array(typed)
    var (scalars, origins) = ([Unicode.Scalar](), [Int]())
    scalars.reserveCapacity(characters.count)
    origins.reserveCapacity(characters.count + 1)
    for (index, character) in characters.enumerated() {
      for scalar in Self.folded(character) {
        scalars.append(scalar)
        origins.append(index)
      }
    }
    origins.append(characters.count)
    self.scalars = scalars
    self.origins = origins
  }

  /// How many folded scalars there are.
  package var count: Int { scalars.count }

  /// The places of typed characters that a range of the folded line comes from.
  package func places(_ range: Range<Int>) -> Range<Int> {
    origins[range.lowerBound]..<max(origins[range.lowerBound], origins[range.upperBound])
  }

  /// What was typed for a range of the folded line. O(range).
  package func typed(_ range: Range<Int>) -> String { String(characters[places(range)]) }

  /// What was typed for a range, without blanks at its ends.
  package func words(_ range: Range<Int>) -> String {
    let inner = trimmed(range)
    return typed(inner)
  }

  /// The range without the blanks at its ends.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high, scalars[low].isBlank { low += 1 }
    while low < high, scalars[high - 1].isBlank { high -= 1 }
    return low..<high
  }

  /// The scalar at a place; nil behind the end.
  func scalar(_ place: Int) -> Unicode.Scalar? { place >= 0 && place < scalars.count ? scalars[place] : nil }

  /// The first place from this one on that is no blank.
  func skippingBlanks(_ place: Int) -> Int {
    var place = place
    while place < scalars.count, scalars[place] == " " { place += 1 }
    return place
  }

  /// Whether the folded line has a word at a place.
  func has(_ word: String, at place: Int) -> Bool {
    var place = place
    for scalar in word.unicodeScalars {
      guard self.scalar(place) == scalar else { return false }
      place += 1
    }
    return true
  }

  /// A text in one form and without blanks. O(n).
  package static func folded(_ text: String) -> String {
    String(String.UnicodeScalarView(LineText(text).scalars.filter { !$0.isBlank }))
  }

  private static func folded(_ character: Character) -> [Unicode.Scalar] {
    let scalars = Array(character.unicodeScalars)
    if character.isNewline { return ["\n"] }
    if character.isWhitespace { return [" "] }
    if scalars.count == 1, VulgarFraction.value(of: scalars[0]) != nil { return scalars }
    var folded = scalars
    CompatibilityFold.apply(to: &folded)
    for index in folded.indices where folded[index] == "\u{2044}" || folded[index] == "\u{2215}" { folded[index] = "/" }
    return folded
  }
}

extension Unicode.Scalar {
  /// Whether it is a blank or a line end of a folded line.
  var isBlank: Bool { self == " " || self == "\n" }

  /// Whether it is an ASCII digit.
  var isDigit: Bool { ("0"..."9").contains(self) }

  /// Whether it is a letter of a Latin word.
  var isLatin: Bool { Script(self) == .latin && self != "×" && self != "÷" }

  /// Whether it is a kana or kanji, so that words may end beside it without a blank.
  var isJapanese: Bool {
    let script = Script(self)
    return script.isKana || script == .kanji
  }
}

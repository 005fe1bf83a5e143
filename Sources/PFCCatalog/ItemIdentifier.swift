internal import PFCText

/// Identifiers as people type them.
package enum ItemIdentifier {
  /// The same identifier in half width and with a small letter, as `x12030` for `Ｘ１２０３０`; the name of a seed before
  /// it, and what is no identifier, stay as they are. O(1).
  package static func folded(_ text: String) -> String {
    let start = text.lastIndex { $0 == ":" || $0 == "：" }.map(text.index(after:)) ?? text.startIndex
    let local = text[start...]
    guard local.utf8.count <= longest else { return text }
    let key = TextPipeline.key(of: String(local))
    guard !key.isEmpty, key.allSatisfy({ Script($0) == .digit || ("a"..."z").contains($0) }) else { return text }
    let seed = start == text.startIndex ? "" : text[..<text.index(before: start)] + ":"
    return seed + String(String.UnicodeScalarView(key))
  }

  /// The bytes of the longest identifier in full width.
  private static let longest = 30

  /// Whether a text is written like the identifier of an item, be there one or not: `01088`, `x12030`, `d0001`, `u1`, `r1`.
  package static func isOne(_ text: String) -> Bool {
    // A quick way out: identifiers have no Japanese letters, and most names have.
    if text.unicodeScalars.contains(where: { Script($0).isKana || Script($0) == .kanji }) { return false }
    let key = folded(text)
    let digits = key.drop { ("a"..."z").contains($0) }
    guard !digits.isEmpty, digits.allSatisfy({ ("0"..."9").contains($0) }) else { return false }
    switch key.dropLast(digits.count) {
    case "": return digits.count == 5
    case "x": return digits.count == 5
    case "d": return digits.count == 4
    case "u", "r": return true
    default: return false
    }
  }
}

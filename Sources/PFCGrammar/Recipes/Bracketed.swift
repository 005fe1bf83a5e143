internal import PFCText

/// Tells what stands in brackets from what stands before and behind them.
package enum Bracketed {
  private static let pairs: [Character: Character] = [
    "（": "）", "(": ")", "［": "］", "[": "]", "〈": "〉", "＜": "＞", "<": ">", "【": "】", "「": "」", "《": "》",
  ]

  /// The text without its brackets, and what stands in each; a bracket that does not end is text. O(n).
  package static func split(_ text: String) -> (outer: String, inner: [String]) {
    var (outer, inner) = ("", [String]())
    var rest = text[...]
    while let open = rest.firstIndex(where: { pairs[$0] != nil }), let end = pairs[rest[open]],
      let close = rest[open...].firstIndex(of: end)
    {
      outer += rest[..<open]
      let word = String(rest[rest.index(after: open)..<close]).trimmed
      if !word.isEmpty { inner.append(word) }
      rest = rest[rest.index(after: close)...]
    }
    outer += rest
    return (outer.trimmed, inner)
  }
}

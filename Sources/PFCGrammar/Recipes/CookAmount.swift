package import PFCModel
internal import PFCText

/// An amount as cooks write it in a recipe: `大さじ1と1/2`, `約200g`, `200〜300g`, `1個（200g）`, `ひとつまみ`, `2 tbsp`, 少々.
package enum CookAmount: Sendable, Equatable {
  /// Nothing was said.
  case notSaid
  /// It was left to the cook: 少々, 適量, `to taste`.
  case vague
  /// It is nothing that can be read.
  case unread
  /// An amount; whether it is the middle of a range that was said.
  case amount(Amount, isMiddle: Bool)

  /// Reads an amount. A weight in brackets says more than the counter before it. O(length²).
  package init(_ text: String) {
    let folded = Self.folded(text)
    if folded.isEmpty {
      self = .notSaid
    } else if Self.isVague(folded) {
      self = .vague
    } else {
      self = Self.read(folded) ?? .unread
    }
  }

  /// Whether a text is an amount, or leaves it to the cook: what stands before brackets has to be one by itself.
  static func isAmount(_ text: String) -> Bool {
    let (outer, inner) = Bracketed.split(folded(text))
    return readOne(outer) != nil || (outer.isEmpty && inner.contains { readOne($0) != nil })
  }

  private static func read(_ folded: String) -> CookAmount? {
    let (outer, inner) = Bracketed.split(folded)
    let readings = ([outer] + inner).map(readOne)
    let weight = readings.first { if case .amount(let amount, _) = $0 { amount.unit == "g" } else { false } }
    return weight ?? readings.lazy.compactMap { $0 }.first
  }

  private static func readOne(_ text: String) -> CookAmount? {
    var rest = text
    for word in about where rest.hasPrefix(word) { rest.removeFirst(word.count) }
    for word in more where rest.hasSuffix(word) { rest.removeLast(word.count) }
    if rest.isEmpty { return nil }
    if isVague(rest) { return .vague }
    if let amount = plain(rest) { return .amount(amount, isMiddle: false) }
    return middle(rest)
  }

  /// One amount with its unit, or a bare number, which is one of so many pieces.
  private static func plain(_ text: String) -> Amount? {
    var spelled = text
    for (word, digit) in [("ひと", "1"), ("ふた", "2")] where spelled.hasPrefix(word) {
      spelled = digit + spelled.dropFirst(word.count)
    }
    // The scanner drops blanks, and 1 1/2 is not 11/2.
    let words = spelled.split(separator: " ")
    if words.count > 1, words[0].last?.isNumber == true, words[1].first?.isNumber == true {
      spelled = words[0] + "と" + words[1...].joined(separator: " ")
    }
    if let spoons = spoons(spelled) { return spoons }
    if let amount = try? AmountScanner.amount(spelled) { return amount }
    if spelled.hasSuffix("分"), let amount = try? AmountScanner.amount(String(spelled.dropLast())) { return amount }
    return EnglishAmount.amount(text)
  }

  /// `大1` and `小1/2`, as cooks shorten spoons.
  private static func spoons(_ text: String) -> Amount? {
    let names: [Character: String] = ["大": "大さじ", "小": "小さじ"]
    guard let spoon = text.first.flatMap({ names[$0] }), let next = text.dropFirst().first,
      next.isNumber || "半一二三四五六".contains(next),
      text.dropFirst().allSatisfy({ $0.isNumber || "./と半一二三四五六".contains($0) })
    else { return nil }
    return try? AmountScanner.amount(spoon + text.dropFirst())
  }

  /// The middle of `200〜300g`, which is nearer than nothing. The unit may stand behind both or one, a spoon before.
  private static func middle(_ text: String) -> CookAmount? {
    let parts = text.split(whereSeparator: { dashes.contains($0) }).map(\.trimmed)
    guard parts.count == 2 else { return nil }
    let unit = parts[1].drop { $0.isNumber || "./と半 ".contains($0) }
    let spoon = parts[0].prefix { !$0.isNumber }
    guard let from = plain(parts[0] + unit) ?? plain(parts[0]), let to = plain(spoon + parts[1]) ?? plain(parts[1]),
      from.unit == to.unit, from.value < to.value
    else { return nil }
    return .amount(Amount(value: (from.value + to.value) / 2, unit: to.unit, size: to.size), isMiddle: true)
  }

  /// Whether a text looks like an amount but can be none: `-5g`, `0g`, `1e3`, `nan`, `1,5g`. O(n).
  package static func isImpossible(_ text: String) -> Bool {
    guard CookAmount(text) == .unread else { return false }
    let folded = folded(text).lowercased()
    if ["nan", "inf", "infinity"].contains(where: folded.hasPrefix) { return true }
    if let first = folded.first, first.isNumber, !folded.contains("〜"), !folded.contains("～") {
      let rest = folded.drop { $0.isNumber || ".,eExX+-".contains($0) }
      if rest.isEmpty || ["g", "kg", "mg", "ml", "l", "cc"].contains(String(rest)) { return true }
    }
    do throws(AmountError) {
      _ = try AmountScanner.amount(folded)
      return false
    } catch { return true }
  }

  /// Whether the text leaves the amount to the cook.
  static func isVague(_ text: String) -> Bool {
    let key = text.hasPrefix("各") ? text.dropFirst() : text[...]
    return leftToCook.contains(String(key))
  }

  /// Half-width digits and letters in lower case, without blanks at the ends and 各 before it.
  private static func folded(_ text: String) -> String {
    var scalars = Array(text.unicodeScalars)
    CompatibilityFold.apply(to: &scalars)
    // ½ is for the scanner, which knows what 2½ is.
    let hasFraction = text.unicodeScalars.contains { $0.properties.numericType == .numeric }
    let folded = hasFraction ? text : String(String.UnicodeScalarView(scalars))
    let trimmed = folded.trimmed
    return trimmed.hasPrefix("各") ? String(trimmed.dropFirst()).trimmed : trimmed
  }

  private static let dashes = "〜～~-–—―−－"
  private static let about = ["およそ", "だいたい", "大体", "約", "正味", "合計", "計", "about ", "approx. ", "ca. ", "各"]
  private static let more = ["程度", "くらい", "ぐらい", "位", "ほど", "前後", "強", "弱", "以上"]
  private static let leftToCook: Set<String> = [
    "少々", "少量", "少し", "適量", "適宜", "お好み", "好み", "お好みで", "好みで", "お好みの量", "たっぷり", "多め", "少なめ", "ひたひた", "適当", "あれば",
    "好きなだけ", "数滴", "数枚", "数本", "to taste", "some", "a little", "a pinch", "pinch", "a dash", "dash", "as needed",
    "optional",
  ]
}

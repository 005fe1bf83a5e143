package import PFCModel

/// Amounts that are a whole text, or end one.
package enum AmountText {
  /// The amount that is the whole text, in one unit; nil when it does not look like one. Throws ``AmountError`` for what
  /// looks like an amount but is none, as `0g`, `-100g` and `1e3`. O(n).
  package static func amount(_ text: String) throws(AmountError) -> Amount? {
    guard let said = said(text) else { return nil }
    if let fault = said.fault { throw fault }
    guard said.terms.count == 1, let term = said.terms.first else { return nil }
    if let unit = term.units.first {
      let size = said.isShortSpoon ? "" : term.size
      return Amount(value: term.value * unit.factor, unit: unit.unit, size: size)
    }
    return term.isShare && term.size.isEmpty && term.value == 0.5 ? Amount(value: 0.5, unit: .half) : nil
  }

  /// The amount that is the whole text, as it was said; nil when it does not look like one. O(n).
  package static func said(_ text: String, _ language: LineLanguage = .japanese) -> SaidAmount? {
    let line = LineText(text)
    let range = line.trimmed(0..<line.count)
    guard !range.isEmpty else { return nil }
    return AmountGrammar(text: line, language: language).amounts(at: range.lowerBound).first {
      $0.end == range.upperBound
    }?.amount
  }

  /// The words before an amount that ends a text, the shortest amount last: 卵 of 卵2個, ごはん of ごはん茶碗1杯. O(n).
  package static func wordsBefore(amountOf text: String) -> [String] {
    let line = LineText(text)
    let end = line.trimmed(0..<line.count).upperBound
    let grammar = AmountGrammar(text: line, language: .japanese)
    var found: [String] = []
    for place in 1..<max(1, end) where end - place <= longestAmount {
      let isInside = line.scalars[place].isDigit && line.scalars[place - 1].isDigit
      let isAmount = grammar.amounts(at: place).contains { found in
        found.end == end
          && (!found.amount.isBare || found.amount.terms[0].isShare || !found.amount.terms[0].size.isEmpty)
      }
      guard !isInside, isAmount else { continue }
      let words = line.words(0..<place)
      if !words.isEmpty, words != found.last { found.append(words) }
    }
    return found
  }

  /// More characters than an amount has.
  private static let longestAmount = 40
}

package import PFCModel

/// An amount as cooks write it in a recipe: `大さじ1と1/2`, `約200g`, `200〜300g`, `1個（200g）`, `ひとつまみ`, `2 tbsp`, 少々.
package enum CookAmount: Sendable, Equatable {
  /// Nothing was said.
  case notSaid
  /// It was left to the cook: 少々, 適量, `to taste`.
  case vague
  /// It is nothing that can be read.
  case unread
  /// An amount.
  case amount(SaidAmount)

  /// Reads an amount; a remark behind it (※…, ・1人分, brackets) is passed over, and so is one before it (好みで). A weight in
  /// brackets says more than the counter before it. `cup` is that of English recipes. O(length).
  package init(_ text: String) {
    let line = LineText(text)
    let range = line.trimmed(0..<line.count)
    if range.isEmpty {
      self = .notSaid
    } else if let found = Self.amount(in: line, from: range.lowerBound) {
      self = found.amount.isUnknown ? .vague : .amount(found.amount)
    } else {
      self = Self.isVague(line, range) ? .vague : .unread
    }
  }

  /// The amount, where one was said.
  package var said: SaidAmount? { if case .amount(let amount) = self { amount } else { nil } }

  /// The one number and unit of an amount; nil where there are several, or none.
  package var single: (value: Double, unit: MeasureUnit)? {
    guard let said, said.fault == nil, said.terms.count == 1, let term = said.terms.first, let unit = term.units.first
    else { return nil }
    return (term.value * unit.factor, unit.unit)
  }

  /// Whether a text looks like an amount but can be none: `-5g`, `0g`, `1e3`, `nan`, `1,5g`. O(n).
  package static func isImpossible(_ text: String) -> Bool {
    if let fault = CookAmount(text).said?.fault { return fault != .tooSmall }
    let folded = LineText.folded(text)
    return ["nan", "inf", "infinity"].contains(folded)
  }

  /// The amount at a place, behind which nothing but remarks stands: where it ends, and the amount.
  static func amount(in line: LineText, from start: Int) -> (end: Int, amount: SaidAmount)? {
    let grammar = AmountGrammar(text: line, language: .english)
    let place = line.has("各", at: start) ? line.skippingBlanks(start + 1) : start
    return grammar.amounts(at: place).first { isRemark(line, from: $0.end) }
  }

  /// Whether only remarks stand from a place on.
  static func isRemark(_ line: LineText, from place: Int) -> Bool {
    guard let first = line.scalar(place) else { return true }
    // Behind a blank a word of Latin letters is the name of what is counted: 2 lemons.
    if first == " " { return !(line.scalar(line.skippingBlanks(place))?.isLatin ?? false) }
    return "※([（・、,。★☆*＊".unicodeScalars.contains(first)
  }

  private static func isVague(_ line: LineText, _ range: Range<Int>) -> Bool {
    let text = line.typed(range).lowercased()
    return leftToCook.contains(text) || leftToCook.contains { text.hasPrefix($0 + "（") || text.hasPrefix($0 + "(") }
  }

  private static let leftToCook: Set<String> = [
    "少し", "多め", "少なめ", "あれば", "ひとふり", "ふたふり", "ひと振り", "ふた振り", "ひとたらし", "ひと回し", "ひとまわし", "ひと回り", "some", "a little",
    "pinch", "dash", "optional",
    "好みの量", "お好みの量で", "大量",
  ]
}

extension SaidAmount {
  /// Whether nobody knows how much it is: 適量, 少々.
  package var isUnknown: Bool { isVague || isPinch }
}

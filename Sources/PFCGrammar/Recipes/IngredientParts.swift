/// The name and the amount at the start of a line of a recipe, and what goes on behind them.
struct IngredientParts {
  /// What it is called, brackets and remarks included; empty for a line that says nothing.
  private(set) var name = ""
  /// The amount as written; empty for none.
  private(set) var amount = ""
  /// The next ingredients of the line.
  private(set) var rest = ""

  private let text: LineText
  private let grammar: AmountGrammar

  /// The parts of a line without its mark. O(length).
  init(_ line: String) {
    text = LineText(line)
    grammar = AmountGrammar(text: text, language: .english)
    if separate() || pressed() || amountFirst() || amountBehind() { return }
    name = text.words(0..<text.count)
  }

  /// The two sides of dots, a colon, a tab or the like.
  private mutating func separate() -> Bool {
    var depth = 0
    for (place, scalar) in text.scalars.enumerated() {
      if "([［".unicodeScalars.contains(scalar) { depth += 1 }
      if ")]］".unicodeScalars.contains(scalar) { depth -= 1 }
      let isLeader = text.scalar(place + 1) == scalar && Self.leaders.contains(scalar)
      let isTab = scalar == " " && text.typed(place..<place + 1) == "\t"
      guard depth == 0, place > 0, isLeader || isTab || Self.separators.contains(scalar) else { continue }
      var next = place
      while let scalar = text.scalar(next),
        scalar.isBlank || Self.leaders.contains(scalar) || Self.separators.contains(scalar)
      { next += 1 }
      name = text.words(0..<place)
      amount = text.words(next..<text.count)
      return !name.isEmpty
    }
    return false
  }

  /// `Juice of 1 lemon`: the number counts the fruit.
  private mutating func pressed() -> Bool {
    for word in ["juice of ", "zest of ", "rind of ", "peel of "] {
      for start in 0..<max(1, text.count) where text.has(word, at: start) {
        let place = text.skippingBlanks(start + word.count)
        guard let found = grammar.amounts(at: place).first(where: { $0.amount.isBare && text.scalar($0.end) == " " })
        else { continue }
        name = text.words(0..<place) + " " + text.words(found.end..<text.count)
        amount = text.words(place..<found.end)
        return true
      }
    }
    return false
  }

  /// `2 tbsp soy sauce`, `200g chicken`, `3 eggs`, `大さじ1 砂糖`.
  private mutating func amountFirst() -> Bool {
    for found in grammar.amounts(at: 0) where found.amount.fault == nil && !found.amount.isVague {
      let end = found.end
      let isLatin = text.scalar(text.skippingBlanks(end))?.isLatin ?? false
      guard text.scalar(end) == " ", isLatin || !found.amount.isBare else { continue }
      var place = text.skippingBlanks(end)
      if let joint = LineWords.of.longest(in: text, at: place) { place = text.skippingBlanks(joint.end) }
      guard place < text.count, !CookAmount.isRemark(text, from: place) else { continue }
      amount = text.words(0..<end)
      name = text.words(place..<text.count)
      return true
    }
    return false
  }

  /// `鶏むね200g`, `塩少々`, `玉ねぎ（大）1個`: the first place from which an amount and only remarks stand.
  private mutating func amountBehind() -> Bool {
    var depth = 0
    for place in 1..<max(1, text.count) {
      let scalar = text.scalars[place]
      let before = text.scalars[place - 1]
      if "([［".unicodeScalars.contains(before) { depth += 1 }
      if ")]］".unicodeScalars.contains(scalar), depth > 0 {
        depth -= 1
        continue
      }
      guard depth == 0, !scalar.isBlank, mayStart(place) else { continue }
      let isLoose = before.isBlank || before == ")" || before == "]"
      if let found = CookAmount.amount(in: text, from: place), isLoose || (!found.amount.isBare && startsItself(place))
      {
        return take(found.end, from: place)
      }
      // Nothing but the amount, as a cook leaves it.
      if isLoose, CookAmount(text.typed(place..<text.count)) == .vague { return take(text.count, from: place) }
    }
    return false
  }

  /// Takes the amount; what stands behind it is the next ingredient where it has an amount of its own, else a remark.
  private mutating func take(_ end: Int, from place: Int) -> Bool {
    name = text.words(0..<place)
    guard !name.isEmpty else { return false }
    amount = text.words(place..<end)
    guard end < text.count else { return true }
    var next = end
    while let scalar = text.scalar(next), scalar.isBlank || "、,・;。".unicodeScalars.contains(scalar) { next += 1 }
    let behind = text.words(next..<text.count)
    if !behind.isEmpty, !behind.hasPrefix("※"), !behind.hasPrefix("（"), !behind.hasPrefix("("),
      !IngredientParts(behind).amount.isEmpty
    {
      rest = behind
    } else {
      amount = text.words(place..<text.count)
    }
    return true
  }

  /// Whether what stands here is no word that may end a name as well: the 葉 of 大葉, the 缶 of トマト缶.
  private func startsItself(_ place: Int) -> Bool {
    guard let size = SizeWords.size(in: text, at: place) else { return true }
    return size.isPlain
  }

  /// Whether an amount may start here: not within a number or a Latin word.
  private func mayStart(_ place: Int) -> Bool {
    let (before, scalar) = (text.scalars[place - 1], text.scalars[place])
    if before.isDigit || "./と〜~-".unicodeScalars.contains(before) { return false }
    return scalar != "ー" && !(before.isLatin && scalar.isLatin)
  }

  private static let leaders: Set<Unicode.Scalar> = ["…", "‥", "・", ".", "。", "-", "―", "─", "_"]
  private static let separators: Set<Unicode.Scalar> = ["…", "‥", ":", "=", "|", "→"]
}

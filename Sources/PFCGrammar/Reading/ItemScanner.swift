/// A way to read an item that starts at a place.
struct ItemCandidate {
  var end: Int
  var words: ItemWords
  var parts: [(range: Range<Int>, kind: LinePart)]
  /// What this way costs beyond the item itself and its name.
  var price: Int
}

/// Finds the ways to read an item: `[as bought] name [の size]* [amount] [behind]`, or `amount [of] name`.
struct ItemScanner {
  let text: LineText
  private let amounts: AmountGrammar
  let units: WordTable<[UnitChoice]>
  private var amountsAt: [Int: [AmountGrammar.Found]] = [:]
  var boundaries: [Int: Bool] = [:]

  init(text: LineText, language: LineLanguage) {
    self.text = text
    amounts = AmountGrammar(text: text, language: language)
    units = UnitWords.table(language)
  }

  /// The ways to read an item at a place. O(1) in the length of the line: names and ways are bounded.
  mutating func candidates(at start: Int) -> [ItemCandidate] {
    var all = named(from: start, at: start, asBought: [])
    if let word = asBought(at: start) {
      let next = skippingOf(word.end)
      all += named(from: start, at: next, asBought: [word.word]).map { candidate in
        var candidate = candidate
        candidate.parts.insert((start..<word.end, .qualifier), at: 0)
        return candidate
      }
    }
    return all + amountFirst(at: start)
  }

  // MARK: The name first

  private mutating func named(from start: Int, at place: Int, asBought: [String]) -> [ItemCandidate] {
    var all: [ItemCandidate] = []
    for name in names(at: place) {
      var words = itemWords(name)
      words.asBought = asBought
      let plain = ItemCandidate(
        end: name.range.upperBound, words: words, parts: [(name.range, .food)], price: ReadingPrices.withoutAmount)
      all.append(plain)
      all += continued(plain)
    }
    return all
  }

  /// With sizes, 殻つき and an amount behind the name.
  private mutating func continued(_ plain: ItemCandidate) -> [ItemCandidate] {
    var all: [ItemCandidate] = []
    var candidate = plain
    let nameEnd = plain.end
    var particles = 0
    while true {
      let place = text.skippingBlanks(candidate.end)
      let found = amounts(at: place)
      for amount in found { all += behind(with(amount, at: place, candidate)) }
      if !found.isEmpty { break }
      if let word = asBought(at: place) {
        candidate.words.asBought.append(word.word)
        candidate.parts.append((place..<word.end, .qualifier))
        candidate.end = word.end
        all.append(candidate)
      } else if let size = sizeInBrackets(at: place) ?? size(at: place) {
        candidate.words.sizes.append(size.size)
        candidate.words.amountText += text.typed(place..<size.end)
        candidate.parts.append((place..<size.end, .size))
        candidate.end = size.end
        if !text.has("の", at: size.end) { all.append(candidate) }
      } else if let comma = afterComma(place), endsItem(comma),
        let amount = amounts(at: comma).first(where: isSaidBehind)
      {
        // ごはん、150g: what is behind the comma ends there.
        candidate.parts.append((place..<place + 1, .separator))
        all.append(with(amount, at: comma, candidate))
        break
      } else if particles < 2, let word = LineWords.middle.longest(in: text, at: place), word.end > nameEnd {
        particles += 1
        candidate.price += ReadingPrices.particle
        candidate.parts.append((place..<word.end, .filler))
        candidate.end = word.end
      } else {
        break
      }
    }
    return all
  }

  private func with(_ amount: AmountGrammar.Found, at place: Int, _ candidate: ItemCandidate) -> ItemCandidate {
    var all = candidate
    all.words.amount = amount.amount
    all.words.amountText += text.words(place..<amount.end)
    all.parts.append((place..<amount.end, .amount))
    all.end = amount.end
    if !amount.amount.isVague { all.price -= ReadingPrices.withoutAmount }
    return all
  }

  /// With what may stand behind an amount: a size, 殻つき, words that choose the row.
  private mutating func behind(_ candidate: ItemCandidate) -> [ItemCandidate] {
    var all = [candidate]
    let place = text.skippingBlanks(candidate.end)
    func adding(_ end: Int, _ kind: LinePart, _ change: (inout ItemWords) -> Void) -> ItemCandidate {
      var more = candidate
      change(&more.words)
      more.parts.append((place..<end, kind))
      (more.end, more.price) = (end, more.price + ReadingPrices.behind)
      return more
    }
    if let word = asBought(at: place) {
      all.append(adding(word.end, .qualifier) { $0.asBought.append(word.word) })
    } else if let size = sizeInBrackets(at: place) ?? size(at: place) ?? volume(at: place, behind: candidate) {
      all.append(
        adding(size.end, .size) {
          $0.sizes.append(size.size)
          $0.amountText += " " + text.typed(place..<size.end)
        })
    }
    if text.scalar(place) == ",", let comma = afterComma(place) {
      if let word = StateWords.table.longest(in: text, at: comma), isEnded(word.end) {
        all.append(adding(word.end, .qualifier) { $0.behind = text.typed(comma..<word.end) })
      } else if let size = size(at: comma), isEnded(size.end) {
        all.append(
          adding(size.end, .size) {
            $0.sizes.append(size.size)
            $0.amountText += " " + text.typed(comma..<size.end)
          })
      }
      return all
    }
    // Without a blank between, or behind one: 200g皮なし, 1個 ゆで, 1枚 5cm角.
    guard let first = text.scalar(place) else { return all }
    guard first.isJapanese || first == "(" || place > candidate.end && (first.isLatin || first.isDigit) else {
      return all
    }
    for name in names(at: place).prefix(2) {
      all.append(adding(name.range.upperBound, .qualifier) { $0.behind = text.typed(name.range) })
    }
    return all
  }

  // MARK: The amount first

  private mutating func amountFirst(at start: Int) -> [ItemCandidate] {
    var all: [ItemCandidate] = []
    for amount in amounts(at: start)
    where !amount.amount.isVague && !amount.amount.terms.isEmpty || amount.amount.fault != nil {
      let isLatin = text.scalar(text.skippingBlanks(amount.end))?.isLatin ?? false
      var place = text.skippingBlanks(amount.end)
      var parts: [(range: Range<Int>, kind: LinePart)] = [(start..<amount.end, .amount)]
      var price = isLatin ? 0 : ReadingPrices.amountFirst
      if let joint = LineWords.of.longest(in: text, at: place) {
        parts.append((place..<joint.end, .filler))
        (place, price) = (text.skippingBlanks(joint.end), 0)
      }
      while let word = LineWords.table.matches(in: text, at: place).first(where: { $0.meaning == .filler }), isLatin {
        parts.append((place..<word.end, .filler))
        place = text.skippingBlanks(word.end)
      }
      all += weighed(amount.amount, parts, at: place)
      for name in names(at: place) {
        var words = itemWords(name)
        words.amount = amount.amount
        words.amountText = text.words(start..<amount.end)
        let plain = ItemCandidate(
          end: name.range.upperBound, words: words, parts: parts + [(name.range, .food)], price: price)
        all += behind(plain)
        if let counted = withUnitBehind(plain) { all.append(counted) }
      }
    }
    return all
  }

  /// A pear that weighs about 150 g, 2 pears weighing 300 g: the weight behind the name says more than the number before.
  private mutating func weighed(
    _ count: SaidAmount, _ parts: [(range: Range<Int>, kind: LinePart)], at place: Int
  ) -> [ItemCandidate] {
    guard count.isBare, count.fault == nil, !count.terms[0].isShare, let start = parts.first?.range.lowerBound else {
      return []
    }
    return named(from: start, at: place, asBought: []).compactMap { candidate in
      guard let amount = candidate.words.amount, !count.terms[0].isCounted || amount.terms.allSatisfy(\.isMeasured)
      else { return nil }
      var weighed = candidate
      weighed.parts = parts + candidate.parts
      return weighed
    }
  }

  /// 6 garlic cloves: the unit stands behind the name.
  private func withUnitBehind(_ candidate: ItemCandidate) -> ItemCandidate? {
    guard var amount = candidate.words.amount, amount.isBare, !amount.terms[0].isShare else { return nil }
    let place = text.skippingBlanks(candidate.end)
    guard place > candidate.end, text.scalar(place)?.isLatin ?? false, let word = units.longest(in: text, at: place)
    else { return nil }
    amount.terms[0].units = word.meaning
    var counted = candidate
    counted.words.amount = amount
    counted.words.amountText += " " + text.typed(place..<word.end)
    counted.parts.append((place..<word.end, .amount))
    counted.end = word.end
    return counted
  }

  // MARK: Behind a comma

  /// The place behind a comma; nil where none stands.
  private func afterComma(_ place: Int) -> Int? {
    guard let scalar = text.scalar(place), scalar == "," || scalar == "、" else { return nil }
    let next = text.skippingBlanks(place + 1)
    return next < text.count ? next : nil
  }

  /// Whether nothing of an item follows.
  private func isEnded(_ end: Int) -> Bool {
    guard let next = text.scalar(text.skippingBlanks(end)) else { return true }
    return ",、;。.\n".unicodeScalars.contains(next)
  }

  /// Whether an amount stands at a place and nothing behind it.
  private mutating func endsItem(_ place: Int) -> Bool { amounts(at: place).contains { isEnded($0.end) } }

  private func isSaidBehind(_ found: AmountGrammar.Found) -> Bool {
    isEnded(found.end) && !found.amount.isBare && !found.amount.isVague
  }

  // MARK: Parts

  mutating func amounts(at place: Int) -> [AmountGrammar.Found] {
    if let known = amountsAt[place] { return known }
    guard text.scalar(place) != nil, !isInsideNumber(place), !isIdentifier(place) else { return [] }
    let found = amounts.amounts(at: place)
    amountsAt[place] = found
    return found
  }

  /// Five digits by themselves are the number of a food.
  private func isIdentifier(_ place: Int) -> Bool {
    guard place + 5 <= text.count, text.scalars[place..<place + 5].allSatisfy(\.isDigit) else { return false }
    return text.scalar(place + 5).map(\.isBlank) ?? true
  }

  private func isInsideNumber(_ place: Int) -> Bool {
    guard let before = text.scalar(place - 1), text.scalars[place].isDigit || text.scalars[place] == "." else {
      return false
    }
    return before.isDigit
      || ((before == "." || before == "/" || before == ",") && (text.scalar(place - 2)?.isDigit ?? false))
  }

  func asBought(at place: Int) -> (end: Int, word: String)? {
    if let found = AsBoughtWords.table.longest(in: text, at: place) { return (found.end, found.meaning) }
    guard let open = text.scalar(place), open == "(", let found = AsBoughtWords.table.longest(in: text, at: place + 1),
      text.scalar(found.end) == ")"
    else { return nil }
    return (found.end + 1, found.meaning)
  }

  /// A size: one that is a word by itself, or a letter or 大 before a number, a blank or the end.
  func size(at place: Int) -> (end: Int, size: String)? {
    guard let found = SizeWords.size(in: text, at: place) else { return nil }
    if found.isPlain { return (found.end, found.size) }
    guard let next = text.scalar(found.end) else { return (found.end, found.size) }
    let isEnded = next.isBlank || "、,と・+)".unicodeScalars.contains(next) || next.isDigit
    return isEnded ? (found.end, found.size) : nil
  }

  /// The volume behind a count: 1本 500ml is one of 500 ml.
  private func volume(at place: Int, behind candidate: ItemCandidate) -> (end: Int, size: String)? {
    guard let said = candidate.words.amount, said.terms.count == 1, !said.terms[0].isMeasured,
      !said.terms[0].units.isEmpty
    else { return nil }
    return SizeWords.volume(in: text, at: place).map { ($0.end, $0.size) }
  }

  private func sizeInBrackets(at place: Int) -> (end: Int, size: String)? {
    guard text.scalar(place) == "(", let found = SizeWords.size(in: text, at: place + 1), text.scalar(found.end) == ")"
    else { return nil }
    return (found.end + 1, found.size)
  }

  private func skippingOf(_ place: Int) -> Int {
    let next = text.skippingBlanks(place)
    return text.has("の", at: next) ? text.skippingBlanks(next + 1) : next
  }
}

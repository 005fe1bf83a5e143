internal import PFCText

/// Where the name of an item may begin and end.
extension ItemScanner {
  /// The most ways to end a name that are looked at, and the longest name.
  private static let mostEnds = 10
  private static let longestName = 60

  struct Name {
    let range: Range<Int>
    let holdsAmount: Bool
  }

  func itemWords(_ name: Name) -> ItemWords {
    var words = ItemWords(name: text.typed(name.range))
    words.holdsAmount = name.holdsAmount
    words.isUnit =
      text.scalars[name.range.lowerBound].isLatin
      && units.matches(in: text, at: name.range.lowerBound).contains { $0.end == name.range.upperBound }
    return words
  }

  /// The words that may be a name at a place: up to each place where something else may begin.
  mutating func names(at start: Int) -> [Name] {
    guard let first = text.scalar(start), !first.isBlank, !isNoStart(start) else { return [] }
    var all: [Name] = []
    var crossed = startsAmount(start) ? 1 : 0
    // Where the amounts on the way end: no name ends in one (卵 1個).
    var amountEnds = Set(amounts(at: start).filter { !$0.amount.isBare }.map(\.end))
    var place = start
    while place < text.count, place - start < Self.longestName, all.count < Self.mostEnds {
      if isHard(place) { break }
      place += 1
      guard isBoundary(place) else { continue }
      let range = text.trimmed(start..<place)
      if range != all.last?.range, mayName(range),
        !amountEnds.contains(range.upperBound) || startsAmount(text.skippingBlanks(range.upperBound))
      {
        all.append(Name(range: range, holdsAmount: crossed > 0))
      }
      if place < text.count, startsAmount(place) {
        crossed += 1
        amountEnds.formUnion(amounts(at: place).filter { !$0.amount.isBare }.map(\.end))
      }
      if crossed > 2 { break }
    }
    return all
  }

  /// Whether a range may be a name: no mere size or 殻つき, and no word with the minus of a number at its end.
  private func mayName(_ range: Range<Int>) -> Bool {
    guard let last = range.last else { return false }
    if SizeWords.size(in: text, at: range.lowerBound).map({ $0.isPlain && $0.end == range.upperBound }) ?? false {
      return false
    }
    if asBought(at: range.lowerBound)?.end == range.upperBound { return false }
    return !LongMarkLookAlikes.isDash(text.scalars[last]) || !(text.scalar(range.upperBound)?.isDigit ?? false)
      || (text.scalars[last] == "ー" && (text.scalar(last - 1)?.isJapanese ?? false))
  }

  /// Whether no name goes on here.
  private func isHard(_ place: Int) -> Bool {
    let scalar = text.scalars[place]
    return "、;\n。|+".unicodeScalars.contains(scalar) || (scalar == "," && text.scalar(place + 1).map(\.isBlank) ?? true)
  }

  /// Whether a word that joins, parts or denies stands here, so that no name begins.
  private func isNoStart(_ place: Int) -> Bool {
    guard text.scalars[place].isLatin else { return false }
    return LineWords.table.longest(in: text, at: place).map { $0.meaning != .filler } ?? false
  }

  private mutating func startsAmount(_ place: Int) -> Bool { !amounts(at: place).isEmpty }

  /// Whether a name may end before this place: something else begins there.
  mutating func isBoundary(_ place: Int) -> Bool {
    if let known = boundaries[place] { return known }
    let found = findsBoundary(place)
    boundaries[place] = found
    return found
  }

  private mutating func findsBoundary(_ place: Int) -> Bool {
    guard let scalar = text.scalar(place), let before = text.scalar(place - 1) else { return true }
    // u1 and x12030 are identifiers.
    if scalar.isDigit, before.isLatin, !(text.scalar(place - 2).map { $0.isLatin || $0.isDigit } ?? false) {
      return false
    }
    if scalar.isBlank || "([（".unicodeScalars.contains(scalar) || ")]）".unicodeScalars.contains(before) { return true }
    if !LineWords.table.matches(in: text, at: place).isEmpty || LineWords.middle.longest(in: text, at: place) != nil {
      return true
    }
    if asBought(at: place) != nil || startsAmount(place) { return true }
    return size(at: place) != nil
  }
}

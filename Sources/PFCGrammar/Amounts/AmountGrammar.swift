internal import PFCModel

/// Reads the amounts of a line.
///
///     amount := about? core (× number unit?)? (+ core)* (bracket | / core)? more?
///     core   := spoon number | vessel 半分 | size* number size? unit? 半? | share | pinch
struct AmountGrammar {
  typealias Found = (end: Int, amount: SaidAmount)

  let text: LineText
  let numbers: NumberScanner
  let units: WordTable<[UnitChoice]>

  init(text: LineText, language: LineLanguage) {
    self.text = text
    numbers = NumberScanner(text: text)
    units = UnitWords.table(language)
  }

  /// The readings of the amount that starts at a place, the longest first; empty where none does. O(length).
  func amounts(at start: Int) -> [Found] {
    var place = start
    var isAbout = false
    while let word = AmountWords.about.longest(in: text, at: place) {
      isAbout = true
      place = text.skippingBlanks(word.end)
    }
    if let found = bracketed(at: place) { return [found].map { completed($0, isAbout: isAbout) } }
    return cores(at: place).map { completed(continued($0), isAbout: isAbout) }
  }

  /// With the words behind it that say that it is about so much.
  private func completed(_ found: Found, isAbout: Bool) -> Found {
    var (end, amount) = found
    amount.isAbout = amount.isAbout || isAbout
    let next = text.skippingBlanks(end)
    if let word = AmountWords.more.longest(in: text, at: next), next == end || text.scalars[next].isLatin {
      (end, amount.isAbout) = (word.end, true)
    }
    if text.has("分", at: end), !amount.isBare { end += 1 }
    return (end, amount)
  }

  // MARK: Cores

  func cores(at start: Int) -> [Found] {
    if let word = AmountWords.vague.longest(in: text, at: start) {
      var amount = SaidAmount([])
      amount.isVague = true
      return [(word.end, amount)]
    }
    if let word = AmountWords.pinch.longest(in: text, at: start) {
      return [(word.end, SaidAmount([.init(1, word.meaning)]))]
    }
    if let whole = whole(at: start) { return [whole] }
    if let word = AmountWords.counted.longest(in: text, at: start) {
      return [(word.end, SaidAmount([.init(word.meaning, [UnitChoice(.piece)])]))]
    }
    if let share = share(at: start) { return [share] }
    if let times = times(at: start) { return [times] }
    if let spoon = unitBefore(at: start) { return [spoon] }
    return shortSpoon(at: start) + counted(at: start)
  }

  /// 全量, and 全量の1/4: all that a recipe makes.
  private func whole(at start: Int) -> Found? {
    guard text.has("全量", at: start) else { return nil }
    let joint = text.has("の", at: start + 2) ? start + 3 : start + 2
    guard let part = numbers.number(at: joint), part.number.fault == nil else {
      return (start + 2, SaidAmount([.init(1, [UnitChoice(.whole)])]))
    }
    return (part.end, with(part.number, SaidAmount([.init(part.number.value, [UnitChoice(.whole)])])))
  }

  /// 半分, and コップ半分 of a vessel.
  private func share(at start: Int) -> Found? {
    if let word = AmountWords.shares.longest(in: text, at: start) {
      return (word.end, SaidAmount([.init(word.meaning, isShare: true)]))
    }
    guard let vessel = SizeWords.size(in: text, at: start),
      let word = AmountWords.shares.longest(in: text, at: text.skippingBlanks(vessel.end))
    else { return nil }
    return (word.end, SaidAmount([.init(word.meaning, size: vessel.size)]))
  }

  /// ×2 behind a name: so many of what it is counted in.
  private func times(at start: Int) -> Found? {
    guard let place = timesMark(at: start), let found = numbers.number(at: place), !found.number.isArticle else {
      return nil
    }
    let (end, choices) = unit(behind: found.end, found.number)
    return (end, with(found.number, SaidAmount([.init(found.number.value, choices)])))
  }

  /// 大さじ1, カップ1/2, 小鉢1.
  func unitBefore(at start: Int) -> Found? {
    guard let word = UnitWords.leading.longest(in: text, at: start) else { return nil }
    var place = text.skippingBlanks(word.end)
    if let level = AmountWords.level.longest(in: text, at: place) { place = text.skippingBlanks(level.end) }
    guard let found = numbers.number(at: place), !found.number.isArticle else { return nil }
    var (end, number) = withHalf(found)
    for counter in ["杯", "個", "はい", "本"] where text.has(counter, at: end) {
      end += counter.unicodeScalars.count
      (end, number) = withHalf((end, number))
    }
    return (end, with(number, SaidAmount([.init(number.value, word.meaning)])))
  }

  /// 大1 and 小1/2, as cooks shorten spoons.
  private func shortSpoon(at start: Int) -> [Found] {
    guard let word = UnitWords.shortSpoons.longest(in: text, at: start), let found = numbers.number(at: word.end),
      found.number.fault == nil, !found.number.isArticle
    else { return [] }
    var (end, number) = withHalf(found)
    let behind = unit(behind: end, number)
    // 大1杯 is a spoon; 大1個 is a large piece, and is read as one.
    if behind.end > end, text.scalars[end] != "杯" { return [] }
    end = max(end, behind.end)
    var amount = with(
      number, SaidAmount([.init(number.value, [word.meaning], size: text.has("大", at: start) ? "大" : "小")]))
    amount.isShortSpoon = true
    return [(end, amount)]
  }

  /// Sizes, a number, and its unit if it has one; the number by itself too, for 玉 may begin the next name.
  func counted(at start: Int) -> [Found] {
    var place = start
    var sizes: [String] = []
    // 350ml缶 of 350ml缶2本 is a size, and 350ml of 350ml×2 none.
    while let size = SizeWords.size(in: text, at: place) {
      let next = text.skippingBlanks(size.end)
      guard SizeWords.size(in: text, at: next) != nil || startsCount(next) else {
        // 350ml缶 by itself is one of it.
        guard sizes.isEmpty, size.isContainer, text.scalars[place].isDigit else { break }
        return [(size.end, SaidAmount([.init(1, size: size.size)]))]
      }
      sizes.append(size.size)
      place = next
    }
    // 500ml of 500ml 2本 tells bottles apart.
    if sizes.isEmpty, let volume = SizeWords.volume(in: text, at: place) {
      let next = text.skippingBlanks(volume.end)
      if let count = numbers.number(at: next), !count.number.isArticle, count.number.fault == nil {
        let behind = unit(behind: count.end, count.number)
        if let unit = behind.units.first, unit.unit != .gram, unit.unit != .milliliter {
          return [
            (behind.end, with(count.number, SaidAmount([.init(count.number.value, behind.units, size: volume.size)])))
          ]
        }
      }
    }
    guard let found = numbers.number(at: place) else { return [] }
    if found.number.fault != nil {
      let end = unit(behind: found.end, found.number).end
      return [(end, with(found.number, SaidAmount([])))]
    }
    var behind = found.end
    if let size = SizeWords.size(in: text, at: text.skippingBlanks(behind)), size.isPlain,
      text.scalar(text.skippingBlanks(behind))?.isLatin ?? false
    {
      sizes.append(size.size)
      behind = size.end
    }
    let joined = sizes.joined()
    func amount(_ number: LineNumber, _ units: [UnitChoice]) -> SaidAmount {
      with(
        number,
        SaidAmount([
          .init(
            number.value, units, size: joined, isShare: number.isShare && units.isEmpty, isCounted: !number.isArticle)
        ]))
    }
    var all: [Found] = []
    let (end, choices) = unit(behind: behind, found.number)
    if !choices.isEmpty {
      let half = choices[0].isMeasured ? (end, found.number) : withHalf((end, found.number))
      all.append((half.0, amount(half.1, choices)))
    }
    // 玉 may begin the next name; a unit at the end of a word begins none.
    let isUnitEnded = !choices.isEmpty && !(text.scalar(end)?.isJapanese ?? false)
    if !found.number.needsUnit, !isUnitEnded { all.append((behind, amount(found.number, []))) }
    return all
  }

  private func startsCount(_ place: Int) -> Bool {
    guard let found = numbers.number(at: place) else { return false }
    return !found.number.isArticle
  }

  /// The unit behind a number, maybe after a blank; a weight as bought may say so (200g入り).
  func unit(behind place: Int, _ number: LineNumber) -> (end: Int, units: [UnitChoice]) {
    let next = text.skippingBlanks(place)
    guard let word = units.longest(in: text, at: next) else { return (place, []) }
    // A counter of kana behind a blank, or は and わ before more kana, begins the next word.
    let first = text.scalars[next]
    if next > place, (0x3041...0x3096).contains(first.value) { return (place, []) }
    if word.end == next + 1, (0x3041...0x3096).contains(first.value), let after = text.scalar(word.end),
      (0x3041...0x3096).contains(after.value), !"をはがもと".unicodeScalars.contains(after)
    {
      return (place, [])
    }
    return (word.end, word.meaning)
  }

  /// 2個半, 1枚と半分: half a unit more.
  private func withHalf(_ found: (end: Int, number: LineNumber)) -> (end: Int, number: LineNumber) {
    for word in ["と半分", "と半", "半"] where text.has(word, at: found.end) && !text.has("半分", at: found.end) {
      var number = found.number
      number.value += 0.5
      return (found.end + word.unicodeScalars.count, number)
    }
    return found
  }

  func with(_ number: LineNumber, _ amount: SaidAmount) -> SaidAmount {
    var amount = amount
    amount.isMiddle = amount.isMiddle || number.isMiddle
    amount.fault = amount.fault ?? number.fault ?? (number.value == 0 ? .zero : nil)
    return amount
  }
}

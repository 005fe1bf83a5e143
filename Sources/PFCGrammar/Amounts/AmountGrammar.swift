internal import PFCModel

/// Reads the amounts of a line.
///
///     amount := about? core (× number unit?)? (+ core)* (bracket | / core)? more?
///     core   := spoon number | vessel 半分 | size* number size? unit? 半? | share | pinch
struct AmountGrammar {
  typealias Found = (end: Int, amount: SaidAmount)

  let text: LineText
  private let numbers: NumberScanner
  private let units: WordTable<[UnitChoice]>

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

  private func cores(at start: Int) -> [Found] {
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
      return [(word.end, SaidAmount([.init(word.meaning, [UnitChoice("個")])]))]
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
      return (start + 2, SaidAmount([.init(1, [UnitChoice("全量")])]))
    }
    return (part.end, with(part.number, SaidAmount([.init(part.number.value, [UnitChoice("全量")])])))
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
  private func unitBefore(at start: Int) -> Found? {
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
  private func counted(at start: Int) -> [Found] {
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
      let half = choices[0].unit == "g" || choices[0].unit == "ml" ? (end, found.number) : withHalf((end, found.number))
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
  private func unit(behind place: Int, _ number: LineNumber) -> (end: Int, units: [UnitChoice]) {
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

  private func with(_ number: LineNumber, _ amount: SaidAmount) -> SaidAmount {
    var amount = amount
    amount.isMiddle = amount.isMiddle || number.isMiddle
    amount.fault = amount.fault ?? number.fault ?? (number.value == 0 ? .zero : nil)
    return amount
  }

  // MARK: What goes on

  /// With ×4枚, + 小さじ1, と小さじ1, （200g） and /9oz behind it.
  private func continued(_ core: Found) -> Found {
    guard core.amount.fault == nil, !core.amount.isVague else { return core }
    var found = core
    while let next = multiplied(found) ?? added(found) ?? inBrackets(found) ?? paired(found) ?? ranged(found)
      ?? counting(found)
    {
      found = next
    }
    return found
  }

  private func timesMark(at start: Int) -> Int? {
    let place = text.skippingBlanks(start)
    guard let scalar = text.scalar(place), "×x✕✖*".unicodeScalars.contains(scalar) else { return nil }
    let next = text.skippingBlanks(place + 1)
    guard let digit = text.scalar(next), digit.isDigit || VulgarFraction.value(of: digit) != nil else { return nil }
    return next
  }

  private func multiplied(_ found: Found) -> Found? {
    guard let place = timesMark(at: found.end), let by = numbers.number(at: place), by.number.fault == nil else {
      return nil
    }
    let (end, choices) = unit(behind: by.end, by.number)
    var amount = found.amount
    if choices.first?.unit == "g" || choices.first?.unit == "ml" {
      // 2枚×50g: so many of that weight.
      guard amount.terms.count == 1, !amount.terms[0].isMeasured else { return nil }
      amount.terms = [SaidAmount.Term(amount.terms[0].value * by.number.value, choices)]
    } else {
      amount.terms = amount.terms.map { $0.times(by.number.value) }
    }
    return (end, with(by.number, amount))
  }

  private func added(_ found: Found) -> Found? {
    var place = text.skippingBlanks(found.end)
    guard let mark = text.scalar(place), "+と".unicodeScalars.contains(mark), !found.amount.isBare else { return nil }
    if mark == "と", place > found.end { return nil }
    place = text.skippingBlanks(place + 1)
    guard let next = cores(at: place).first, next.amount.fault == nil, !next.amount.isVague, !next.amount.isBare,
      // 卵2個と2人前の… goes on with a name.
      !text.has("の", at: next.end), next.amount.terms.allSatisfy({ !$0.isShare })
    else { return nil }
    var amount = found.amount
    amount.terms += next.amount.terms
    amount.isMiddle = amount.isMiddle || next.amount.isMiddle
    return (next.end, amount)
  }

  /// A weight in brackets says more than the counter before it; before a container it is that of each: 4 (28 ounce) cans.
  private func inBrackets(_ found: Found) -> Found? {
    guard let inner = bracketed(at: text.skippingBlanks(found.end)), inner.amount.fault == nil,
      inner.amount.terms.allSatisfy(\.isMeasured), !inner.amount.terms.isEmpty
    else { return nil }
    var amount = found.amount
    if amount.isBare, !amount.terms[0].isShare, let word = units.longest(in: text, at: text.skippingBlanks(inner.end)) {
      amount.terms = inner.amount.terms.map { $0.times(amount.terms[0].value) }
      return (word.end, amount)
    }
    // 2 oz (115g): grams are what is sold.
    let isMetric =
      inner.amount.terms.allSatisfy { $0.units.first == UnitChoice("g") }
      && amount.terms.contains { $0.units.first != UnitChoice("g") }
    if amount.terms.allSatisfy(\.isMeasured), !isMetric { return (inner.end, amount) }
    amount.terms = inner.amount.terms
    amount.isMiddle = inner.amount.isMiddle
    return (inner.end, amount)
  }

  /// An amount in brackets: （200g）, (about 460g/1lb).
  private func bracketed(at start: Int) -> Found? {
    guard let open = text.scalar(start), "([（".unicodeScalars.contains(open) else { return nil }
    for inner in amounts(at: text.skippingBlanks(start + 1)) {
      let end = text.skippingBlanks(inner.end)
      if let close = text.scalar(end), ")]）".unicodeScalars.contains(close) { return (end + 1, inner.amount) }
    }
    return nil
  }

  /// 2 400g cans, one 2 oz tin: so many of that weight.
  private func counting(_ found: Found) -> Found? {
    guard found.amount.isBare, !found.amount.terms[0].isShare || found.amount.terms[0].value < 1 else { return nil }
    let place = text.skippingBlanks(found.end)
    guard place > found.end, text.scalar(place)?.isDigit ?? false, let next = counted(at: place).first,
      next.amount.fault == nil,
      next.amount.terms.allSatisfy(\.isMeasured), let scalar = text.scalar(next.end), scalar == " " || scalar == "("
    else { return nil }
    var amount = next.amount
    amount.terms = amount.terms.map { $0.times(found.amount.terms[0].value) }
    return (next.end, amount)
  }

  /// 250g/9oz: the same twice.
  private func paired(_ found: Found) -> Found? {
    let place = text.skippingBlanks(found.end)
    guard let mark = text.scalar(place), "/=".unicodeScalars.contains(mark),
      found.amount.terms.allSatisfy(\.isMeasured),
      let next = cores(at: text.skippingBlanks(place + 1)).first, next.amount.fault == nil,
      next.amount.terms.allSatisfy({ $0.isMeasured || $0.units.isEmpty })
    else { return nil }
    var end = next.end
    // 600ml/1pint 1½fl oz
    if let more = cores(at: text.skippingBlanks(end)).first,
      more.amount.terms.allSatisfy({ $0.units.first?.unit == "ml" }),
      !more.amount.terms.isEmpty
    {
      end = more.end
    }
    return (end, found.amount)
  }

  /// 200g〜250g: the middle.
  private func ranged(_ found: Found) -> Found? {
    guard let first = found.amount.terms.first, found.amount.terms.count == 1, !first.units.isEmpty else { return nil }
    let place = text.skippingBlanks(found.end)
    guard let mark = text.scalar(place), "〜~～-".unicodeScalars.contains(mark) || text.has("から", at: place) else {
      return nil
    }
    let next = text.skippingBlanks(place + (mark == "か" ? 2 : 1))
    guard let second = counted(at: next).first ?? unitBefore(at: next), let last = second.amount.terms.first,
      last.units == first.units,
      last.value > first.value
    else { return nil }
    var amount = found.amount
    amount.terms[0].value = (first.value + last.value) / 2
    amount.isMiddle = true
    return (second.end, amount)
  }
}

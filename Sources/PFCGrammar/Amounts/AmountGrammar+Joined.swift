internal import PFCModel

/// What goes on behind the core of an amount: ×4枚, + 小さじ1, （200g）, /9oz, 〜250g.
extension AmountGrammar {
  /// With ×4枚, + 小さじ1, と小さじ1, （200g） and /9oz behind it.
  func continued(_ core: Found) -> Found {
    guard core.amount.fault == nil, !core.amount.isVague else { return core }
    var found = core
    while let next = multiplied(found) ?? added(found) ?? inBrackets(found) ?? paired(found) ?? ranged(found)
      ?? counting(found)
    {
      found = next
    }
    return found
  }

  func timesMark(at start: Int) -> Int? {
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
    if choices.first?.isMeasured == true {
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
      inner.amount.terms.allSatisfy { $0.units.first == UnitChoice(.gram) }
      && amount.terms.contains { $0.units.first != UnitChoice(.gram) }
    if amount.terms.allSatisfy(\.isMeasured), !isMetric { return (inner.end, amount) }
    amount.terms = inner.amount.terms
    amount.isMiddle = inner.amount.isMiddle
    return (inner.end, amount)
  }

  /// An amount in brackets: （200g）, (about 460g/1lb).
  func bracketed(at start: Int) -> Found? {
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
      more.amount.terms.allSatisfy({ $0.units.first?.unit == .milliliter }),
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

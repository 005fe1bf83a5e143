package import PFCCatalog
internal import PFCGrammar
internal import PFCModel
internal import PFCText

/// Finds what the ingredients of recipes mean.
package struct IngredientMatcher {
  private let catalog: FoodCatalog
  private let reserved: Set<ByteKey>
  private var meanings: [String: Meaning] = [:]
  private var amounts: [String: CookAmount] = [:]

  /// A matcher over a catalogue. Own recipes of the names `reserved` are no ingredient: those that are imported together,
  /// so that what an ingredient means does not hang on what was imported before.
  package init(catalog: FoodCatalog, reserved: some Sequence<String> = []) {
    self.init(catalog, reserved: Set(reserved.map(ByteKey.init(name:))))
  }

  init(_ catalog: FoodCatalog, reserved: Set<ByteKey>) {
    self.catalog = catalog
    self.reserved = reserved
  }

  /// What an ingredient means. A guess is never taken. O(log n) the first time that a name is asked for, plus its amount.
  /// Throws ``SeedError``.
  package mutating func match(_ said: RecipeFile.Ingredient) throws -> IngredientMatch {
    let amount = amounts[said.amount] ?? CookAmount(said.amount)
    amounts[said.amount] = amount
    let name = TextPipeline.storedLine(said.name)
    let (outer, inner) = Bracketed.split(name)
    if let word = PlainWater.name(name) ?? PlainWater.name(outer) { return try water(word, outer, inner, said, amount) }
    let named = try named(name, outer, inner, said.item)
    let kept = named.kept
    let notes = (said.note.isEmpty ? [] : [said.note]) + named.notes
    let counted = amount.counted(by: named.remarks + [Self.lastWord(of: outer)]) ?? amount.weighed(inner) ?? amount
    let meaning = try formed(named.0, kept, counted)
    let (grams, lack) = grams(said.grams, counted, said.amount, inner, meaning)
    let ingredient = DishIngredient(
      name: kept, item: meaning.item?.id, grams: grams, amount: said.amount,
      note: notes.joined(separator: "、"))
    return IngredientMatch(
      ingredient, meaning.sureness, item: meaning.item, isMember: meaning.isMember, lack: lack,
      isMiddle: said.grams == nil && grams != nil && amount.said?.isMiddle ?? false, candidates: meaning.candidates)
  }

  /// What a name means: as it is written, with what stands in its brackets, without it, and without words that only say
  /// how it is cut. Gives the name that is kept too, and what was taken off.
  private mutating func named(
    _ name: String, _ outer: String, _ inner: [String], _ id: String?
  ) throws -> (Meaning, kept: String, notes: [String], remarks: [String]) {
    if let given = try self.meaning(ofID: id) { return (given, name, [], []) }
    let whole = try meaning(of: name)
    let isSize = inner.contains { Self.sizes.contains($0) }
    if whole.sureness == .sure, !isSize || outer.isEmpty { return (whole, name, [], []) }
    if whole.isStandIn { return (whole, name, [], []) }
    var best = (meaning: whole, kept: name, notes: [String](), remarks: [String]())
    if !inner.isEmpty, !outer.isEmpty {
      let qualifiers = inner.filter { text in !Self.examples.contains { text.lowercased().hasPrefix($0) } }
      let qualified = try meaning(of: ([outer] + qualifiers).joined(separator: " "))
      best = qualified.sureness.isTaken ? (qualified, outer, inner, []) : (try meaning(of: outer), outer, inner, [])
      if best.meaning.sureness == .sure || best.meaning.isStandIn { return best }
    }
    for variant in IngredientWords.shortened(outer) {
      let found = try meaning(of: variant.name)
      if found.sureness == .none { continue }
      let notes = inner + variant.remarks.filter { !$0.isEmpty }
      if found.sureness == .sure { return (found.asLikely, best.kept, notes, variant.remarks) }
      if best.meaning.sureness == .none { best = (found, best.kept, notes, variant.remarks) }
    }
    return best
  }

  private func water(
    _ word: String, _ outer: String, _ inner: [String], _ said: RecipeFile.Ingredient, _ amount: CookAmount
  ) throws -> IngredientMatch {
    let grams = said.grams ?? PlainWater.grams(amount)
    let water = try catalog.item(id: PlainWater.id)
    let notes = ([said.note] + inner + (word == outer ? [] : [outer])).filter { !$0.isEmpty }
    let ingredient = DishIngredient(
      name: word, item: water?.id, grams: grams, amount: said.amount, note: notes.joined(separator: "、"))
    return IngredientMatch(
      ingredient, .sure, item: water, lack: grams == nil ? amount.lack ?? .noItem : nil,
      isMiddle: amount.said?.isMiddle ?? false)
  }

  /// The last word before a comma: the cloves of garlic cloves, peeled.
  private static func lastWord(of name: String) -> String {
    name.prefix { !",、，".contains($0) }.split(separator: " ").dropFirst().last.map(String.init) ?? ""
  }

  private static let sizes: Set<String> = ["特大", "大", "中", "小", "L", "M", "S", "LL", "Ｌ", "Ｍ", "Ｓ", "厚切り", "薄切り"]

  /// The grams of an amount; those that the file says count most. Brackets behind the name may say its size, or that it is
  /// weighed as bought.
  private func grams(
    _ said: Double?, _ amount: CookAmount, _ text: String, _ inner: [String], _ meaning: Meaning
  ) -> (Double?, IngredientMatch.Lack?) {
    if let said { return (said, nil) }
    guard let spoken = amount.said else { return (nil, amount.lack) }
    guard let measures = meaning.measures else {
      guard let single = amount.single, single.unit.isWeight else { return (nil, .noItem) }
      return (single.value, nil)
    }
    var words = ItemWords(name: measures.item.name)
    (words.amount, words.amountText) = (spoken, text)
    let size = spoken.terms.allSatisfy(\.size.isEmpty) ? inner.filter { Self.sizes.contains($0) } : []
    let asBought = measures.hasRefuse ? inner.filter(AsBoughtWords.isOne) : []
    do throws(MeasureError) {
      let measured = try measures.measured(words, sizes: size, asBought: asBought)
      guard let grams = measured.grams else {
        return (nil, .noWeight(spoken.unitWord, known: [measures.item.unit?.text ?? ""]))
      }
      return (grams, nil)
    } catch {
      switch error {
      case .conversion(_, _, _, .missingUnit(_, let known)), .conversion(_, _, _, .countOrWeight(let known)):
        return (nil, .noWeight(spoken.unitWord, known: known.map(\.text)))
      case .conversion(_, _, _, .missingSize(_, let known)):
        return (nil, .noWeight(spoken.unitWord, known: known))
      case .vague: return (nil, .vague)
      case .amount, .needed, .notEaten, .conversion: return (nil, .unread)
      }
    }
  }

  /// Of a stock the form that the amount says.
  private func formed(_ meaning: Meaning, _ words: String, _ amount: CookAmount) throws -> Meaning {
    guard meaning.sureness.isTaken, let known = meaning.item?.id,
      let id = StockForm.other(of: known, words, amount), let item = try catalog.item(id: id)
    else { return meaning }
    return Meaning(meaning.sureness, item, try catalog.portions(of: item))
  }

  /// What begins an example in brackets, which chooses nothing.
  private static let examples = ["such as ", "e.g", "i.e", "like ", "for example", "or ", "about ", "例:", "例："]

  /// The item that the file names itself: one of a seed, for own ones have other numbers in another journal.
  private func meaning(ofID id: String?) throws -> Meaning? {
    guard let id, let item = try catalog.item(id: id), item.kind == .food || item.kind == .dish else { return nil }
    return Meaning(.sure, item, try catalog.portions(of: item))
  }

  private mutating func meaning(of words: String) throws -> Meaning {
    if let known = meanings[words] { return known }
    let found = try look(up: words)
    meanings[words] = found
    return found
  }

  private func look(up words: String) throws -> Meaning {
    guard !FoodCatalog.normalized(words).isEmpty else { return Meaning() }
    let found = try catalog.eaten(words).filter { hit in
      hit.item.kind != .recipe || !reserved.contains(ByteKey(name: hit.item.name))
    }
    let hits = GrainState.bought.first(in: found)
    guard let first = hits.first, first.grade <= .word else { return Meaning(candidates: hits) }
    // A letter by itself is the mark of a group or a recipe's name, and the start of far too many foods.
    if first.grade != .exact, Self.isLetter(words) { return Meaning() }
    let portions = try catalog.portions(of: first.item)
    let isMember = !first.isNearest && (first.isClassMember || hits.isClass(of: first))
    let sureness: IngredientMatch.Sureness =
      first.isNearest || isMember ? .near : first.grade == .exact ? .sure : .likely
    let others = sureness == .sure ? [] : hits.dropFirst().prefix(3)
    return Meaning(
      sureness, first.item, portions, isMember: isMember, isNamed: first.grade == .exact, candidates: Array(others))
  }
}

extension IngredientMatcher {
  /// Whether the words are one letter of the alphabet, in any width.
  private static func isLetter(_ words: String) -> Bool {
    let key = FoodCatalog.normalized(words)
    return key.utf8.count == 1 && key.first?.isLetter == true
  }
}

extension [Hit] {
  /// Whether a word is that of several things alike, as 豚肉 is of loin and belly: names of equal rank that differ in more
  /// than their qualifiers.
  fileprivate func isClass(of first: Hit) -> Bool {
    guard first.grade == .exact, first.item.kind == .food else { return false }
    return contains { other in
      other.grade == .exact && other.item.kind == .food && other.scoreInTenths == first.scoreInTenths
        && other.item.name.head != first.item.name.head
    }
  }
}

extension String {
  /// A display name up to its qualifiers.
  fileprivate var head: Substring { prefix { $0 != "（" } }
}

extension CookAmount {
  /// A number of what a word taken off the name counts: 6 of garlic cloves.
  fileprivate func counted(by remarks: [String]) -> CookAmount? {
    guard var said, said.isBare, said.fault == nil else { return nil }
    for word in remarks {
      guard let unit = AmountText.said("1 " + word, .english)?.terms.first?.units, !unit.isEmpty else { continue }
      said.terms[0].units = unit
      said.terms[0].size = ""
      return .amount(said)
    }
    return nil
  }

  /// The weight in brackets behind the name, which says more than a number before it.
  fileprivate func weighed(_ inner: [String]) -> CookAmount? {
    guard let said, said.isBare || said.terms.allSatisfy({ !$0.isMeasured }) else { return nil }
    return inner.lazy.map { CookAmount($0) }.first { $0.single?.unit == .gram }
  }
}

extension SaidAmount {
  /// The unit in words: that of its first term.
  fileprivate var unitWord: String { terms.first?.units.first?.unit.text ?? "" }
}

extension IngredientMatch.Sureness {
  /// Whether the words name the item itself.
  fileprivate var isTaken: Bool { self == .sure || self == .likely }
}

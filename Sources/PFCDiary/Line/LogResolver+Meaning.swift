internal import PFCGrammar
internal import PFCModel

extension LogResolver {
  /// What the words of an item say: the food, and which measure of it.
  struct Meaning {
    let hit: Hit
    /// The words for the measure and the weight, as typed.
    var said: [String] = []
    /// The size of the measure; empty for the ordinary one.
    var size = ""
    var isAsBought = false
  }

  /// What an item's words mean. A whole name is that name; else a size or 殻つき among the words is one where the food
  /// without them is sure and has such a measure or refuse, and a size that stands in no name is refused where it has none.
  func meaning(_ phrase: ItemPhrase, choose: (String, [Hit]) -> Hit?) throws -> Meaning {
    let query = phrase.query
    let full = try candidates(query).first
    let qualifiers = QueryQualifiers(query)
    if let full, full.grade == .exact, isTaken(full, query) { return try named(full, qualifiers, phrase) }
    if let qualifiers, let base = try candidates(qualifiers.name).first, isTaken(base, qualifiers.name),
      let meaning = try self.meaning(base, qualifiers, phrase, full)
    {
      return meaning
    }
    if let meaning = try measure(named: phrase) { return meaning }
    return try named(hit(query, choose: choose), qualifiers, phrase)
  }

  /// A food that all the words name: a size is still one where it has such a measure, and 殻つき is still said of the weight
  /// where the table's own name has no such word.
  private func named(_ hit: Hit, _ qualifiers: QueryQualifiers?, _ phrase: ItemPhrase) throws -> Meaning {
    guard let qualifiers, let conversion = try conversion(of: hit.item) else { return Meaning(hit: hit) }
    let asBought = conversion.hasRefuse ? qualifiers.asBought.filter { !Self.hasWord($0, hit.item) } : []
    let size = SizeText.folded(qualifiers.sizes.joined())
    let isKnown = !size.isEmpty && conversion.has(size: size, unit: phrase.amount.flatMap { Self.counter($0) })
    return Meaning(
      hit: hit, said: (isKnown ? qualifiers.sizes : []) + asBought, size: isKnown ? size : "",
      isAsBought: !asBought.isEmpty)
  }

  private func meaning(
    _ base: Hit, _ qualifiers: QueryQualifiers, _ phrase: ItemPhrase, _ full: Hit?
  ) throws -> Meaning? {
    guard let conversion = try conversion(of: base.item) else { return nil }
    if let full, isTaken(full, phrase.query) {
      let isOfName = qualifiers.asBought.contains { Self.hasWord($0, full.item) }
      if isOfName { return Meaning(hit: full) }
    }
    let size = SizeText.folded(qualifiers.sizes.joined())
    guard !size.isEmpty else { return Meaning(hit: base, said: qualifiers.asBought, isAsBought: true) }
    let isKnown = conversion.has(size: size, unit: phrase.amount.flatMap { Self.counter($0) })
    guard qualifiers.isPlain || isKnown else { return nil }
    return Meaning(
      hit: base, said: qualifiers.sizes + qualifiers.asBought, size: size, isAsBought: !qualifiers.asBought.isEmpty)
  }

  /// A food and the word that tells one of its measures from the others: ごはん おにぎり1個.
  func measure(named phrase: ItemPhrase) throws -> Meaning? {
    let words = phrase.query.split(separator: " ").map(String.init)
    guard words.count == 2, words[1].count > 1, let amount = phrase.amount, let unit = Self.counter(amount),
      let base = try candidates(words[0]).first, base.grade == .exact, isTaken(base, words[0]),
      let conversion = try conversion(of: base.item), conversion.hasNote(words[1], unit: unit)
    else { return nil }
    return Meaning(hit: base, said: [words[1]], size: SizeText.folded(words[1]))
  }

  /// The unit of an amount that is counted; nil for one that is weighed.
  private static func counter(_ amount: Amount) -> String? { ["g", "kcal"].contains(amount.unit) ? nil : amount.unit }

  private static func hasWord(_ word: String, _ item: Item) -> Bool {
    let spelled = AsBought.spelled(word)
    guard case .food(let food) = item else { return item.name.contains(spelled) }
    return food.name.contains(spelled) || food.officialName.contains(spelled)
  }

  /// Whether a hit is taken without asking: by a whole name always; by the start of a name or by words only when there is
  /// enough of them to name a food (one word of three characters, or several of three together), and not by a word that
  /// only tells foods apart, as 皮なし, or measures, as 大盛り.
  func isTaken(_ hit: Hit, _ words: String) -> Bool {
    guard hit.grade <= .word, !hit.isNearest, !hit.isClassMember else { return false }
    if hit.grade == .exact { return true }
    let pieces = words.split(whereSeparator: \.isWhitespace)
    guard pieces.reduce(0, { $0 + $1.count }) >= 3, let longest = pieces.map(\.count).max(), longest > 1 else {
      return false
    }
    if pieces.count > 1 { return true }
    return !Self.marks.contains(where: words.hasSuffix) && !QueryQualifiers.isOne(words)
  }

  private static let marks = ["なし", "無し", "つき", "付き", "入り", "抜き"]
}

/// Sizes as the measures are compared with them.
enum SizeText {
  /// A size in one width and case. O(n).
  static func folded(_ size: String) -> String { AmountScanner.folded(size) }
}

internal import PFCGrammar
internal import PFCModel

extension LineJudge {
  /// What names an item: the hit, whether it is taken without asking, what that costs, and what the other words of the
  /// item say.
  struct Naming {
    var hit: Hit
    var query: String
    var isSure: Bool
    var price: Int
    var sizes: [String] = []
    var asBought: [String] = []
  }

  /// What the words of an item name. Words for a state, cut or size may name the row (皮つき さつまいも) or say how much of
  /// it (皮つき150g): the row is looked for first.
  mutating func naming(_ item: ItemWords) throws -> Naming? {
    let direct = try self.naming(item.name, isWhole: item.holdsAmount, isUnit: item.isUnit)
    if direct.map({ $0.price > ReadingPrices.words }) ?? true, let measured = try withoutMeasureWord(item),
      measured.price < direct?.price ?? .max
    {
      return measured
    }
    guard var naming = direct else { return nil }
    naming.sizes = item.sizes
    if !item.behind.isEmpty {
      guard let narrowed = try self.narrowed(naming, by: item.behind, item) else { return nil }
      naming = narrowed
    }
    guard !item.asBought.isEmpty else { return naming }
    if let row = try row(naming, with: item.asBought, item.name) { return row }
    naming.asBought = item.asBought
    return naming
  }

  private mutating func naming(_ words: String, isWhole: Bool, isUnit: Bool = false) throws -> Naming? {
    let names = try self.names(words, isWhole: isWhole)
    guard let first = names.first else { return nil }
    if isUnit, first.grade != .exact || (first.kind != .own && first.kind != .recipe) { return nil }
    if isWhole {
      guard first.grade == .exact, let matched = try catalog.matchedNames(of: first).first,
        digits(of: matched) == digits(of: words)
      else { return nil }
    }
    func naming(_ price: Int, isSure: Bool) throws -> Naming {
      Naming(hit: try hit(words, names), query: words, isSure: isSure, price: price)
    }
    if first.isNearest || first.isClassMember {
      return try naming(first.isStandIn ? ReadingPrices.words : ReadingPrices.asked, isSure: first.isStandIn)
    }
    let pieces = words.split(whereSeparator: \.isWhitespace)
    if first.grade != .exact, words.first?.isASCII ?? false {
      // "grilled" begins many names, and is none; "rice with natto" is two.
      if pieces.allSatisfy({ StateWords.isOne(String($0)) }) { return nil }
      let joints = pieces.contains {
        ["with", "and", "or", "in", "on", "from", "for", "at", "to"].contains($0.lowercased())
      }
      if joints || pieces.count == 1 { return try naming(ReadingPrices.asked, isSure: false) }
      let core = pieces.filter { !StateWords.isOne(String($0)) }.joined(separator: " ")
      if core != pieces.joined(separator: " "), let named = try self.names(core).first,
        try hit(core, self.names(core)).headKey != hit(words, names).headKey || named.grade != .exact
      {
        return try naming(ReadingPrices.asked, isSure: false)
      }
    }
    if first.kind == .dish, try namesOnlyFilling(hit(words, names), words) {
      return try naming(ReadingPrices.asked, isSure: false)
    }
    switch first.grade {
    case .exact: return try naming(0, isSure: true)
    case .prefix where pieces.count == 1, .word where pieces.count == 1:
      let isTaken = !Hit.isScrap(words) && !Self.marks.contains(where: words.hasSuffix)
      return try naming(isTaken ? ReadingPrices.words : ReadingPrices.asked, isSure: isTaken)
    case .prefix, .word:
      var found = try naming(ReadingPrices.words, isSure: true)
      if !isRow(found.hit, pieces) { found.price = ReadingPrices.weakWords }
      return found
    case .part: return try naming(ReadingPrices.asked + ReadingPrices.asked / 2, isSure: false)
    case .loose, .fuzzy: return try naming(ReadingPrices.asked + ReadingPrices.words, isSure: false)
    }
  }

  /// Whether words are only what a dish is made of: 豆腐とわかめ of 味噌汁（豆腐とわかめ） is no miso soup.
  private func namesOnlyFilling(_ hit: Hit, _ words: String) -> Bool {
    let (head, row) = (hit.item.name.prefix { $0 != "（" }, hit.item.name.drop { $0 != "（" })
    let key = FoodCatalog.normalized(words)
    return !row.isEmpty && hit.grade != .exact && FoodCatalog.normalized(String(row)).contains(key)
      && !FoodCatalog.normalized(String(head)).contains(key)
  }

  private static let marks = ["なし", "無し", "つき", "付き", "入り", "抜き"]

  private func digits(of text: String) -> String { FoodCatalog.normalized(text).filter(\.isNumber) }

  /// Whether some words name a food and the others choose its row, as 鶏むね 皮なし, rather than all being parts of a longer
  /// name, as ごはん 卵 of 卵かけご飯.
  private func isRow(_ hit: Hit, _ words: [Substring]) -> Bool {
    let name = hit.item.name
    let (head, row) = (name.prefix { $0 != "（" }, name.drop { $0 != "（" })
    let (headKey, rowKey) = (FoodCatalog.normalized(String(head)), FoodCatalog.normalized(String(row)))
    if words.allSatisfy({ $0.first?.isASCII ?? false }) { return true }
    let keys = words.map { FoodCatalog.normalized(String($0)) }
    let inRow = keys.filter { rowKey.contains($0) || hit.officialKey.contains($0) }
    guard !inRow.isEmpty else { return false }
    return keys.allSatisfy {
      inRow.contains($0) || headKey.contains($0)
        || hit.matchedNames.contains(where: FoodCatalog.normalized($0).contains)
    }
  }

  /// The row that words behind the amount choose, or the measure.
  private mutating func narrowed(_ naming: Naming, by words: String, _ item: ItemWords) throws -> Naming? {
    let query = item.name + " " + words
    let names = try self.names(query)
    if let first = names.first, first.isTaken {
      let hit = try self.hit(query, names)
      let isSame = hit.headKey == naming.hit.headKey || hit.headKey.contains(FoodCatalog.normalized(item.name))
      let isWhole = first.grade == .exact && hit.headKey == naming.hit.headKey
      if isSame, isWhole || isRow(hit, query.split(whereSeparator: \.isWhitespace)) {
        return Naming(hit: hit, query: query, isSure: naming.isSure, price: naming.price, sizes: item.sizes)
      }
    }
    guard let measures = try measures(of: naming.hit.item), measures.hasMeasure(words) else { return nil }
    var sized = naming
    sized.sizes.append(words)
    return sized
  }

  /// The row whose own name says 皮つき.
  private mutating func row(_ naming: Naming, with words: [String], _ name: String) throws -> Naming? {
    let query = ([name] + words).joined(separator: " ")
    let names = try self.names(query)
    guard let first = names.first, first.isTaken else { return nil }
    let hit = try self.hit(query, names)
    let isNamed = words.allSatisfy { word in hit.item.name.contains(word) || hit.officialName.contains(word) }
    return isNamed
      ? Naming(hit: hit, query: query, isSure: true, price: naming.price, sizes: naming.sizes) : nil
  }

  /// A name whose last word is one for a measure of it: キャベツ 葉1枚, 豚ロース しょうが焼き用1枚.
  private mutating func withoutMeasureWord(_ item: ItemWords) throws -> Naming? {
    guard item.behind.isEmpty else { return nil }
    let words = item.name.split(whereSeparator: \.isWhitespace).map(String.init)
    guard words.count > 1, let last = words.last else { return nil }
    let name = words.dropLast().joined(separator: " ")
    guard var naming = try self.naming(name, isWhole: name.contains(where: \.isNumber)), naming.isSure,
      let measures = try measures(of: naming.hit.item), measures.hasMeasure(last)
    else { return nil }
    naming.sizes = [last] + item.sizes
    naming.asBought = item.asBought
    naming.price += ReadingPrices.words
    return naming
  }
}

extension Hit {
  /// Whether so few characters may mean anything: they name something only as a whole name.
  static func isScrap(_ words: String) -> Bool { words.count < 3 }

  /// Whether the hit is taken for words without asking: its name matched as a whole, or from its start or by words that are
  /// no mere scrap, and it is no mere neighbour of what was said.
  package func isTaken(for words: String) -> Bool {
    guard !isNearest, grade <= .word else { return false }
    return grade == .exact || !Self.isScrap(words)
  }
}

extension NameMatch {
  /// Whether the name is no guess, and names the very item.
  fileprivate var isTaken: Bool { grade <= .word && !isNearest && !isClassMember }

  /// Whether it is what a dietitian takes without asking for a word that the data lack (豚こま).
  fileprivate var isStandIn: Bool {
    isNearest && grade == .exact && contributions.contains { $0.reason == .primarySense }
  }
}

extension Hit {
  /// The official name of a food of the table; empty for anything else.
  fileprivate var officialName: String { if case .food(let food) = item { food.officialName } else { "" } }

  /// The name up to its qualifiers, as names are compared.
  fileprivate var headKey: String { FoodCatalog.normalized(String(item.name.prefix { $0 != "（" })) }

  fileprivate var officialKey: String { FoodCatalog.normalized(officialName) }
}

internal import PFCGrammar
internal import PFCModel

extension LineJudge {
  /// What names an item: the hits, whether the first is taken without asking, what that costs, and what the other words
  /// of the item say.
  struct Naming {
    var hits: [Hit]
    var isSure: Bool
    var price: Int
    var sizes: [String] = []
    var asBought: [String] = []
  }

  /// What the words of an item name. Words for a state, cut or size may name the row (皮つき さつまいも) or say how much of
  /// it (皮つき150g): the row is looked for first.
  mutating func naming(_ item: ItemWords) throws -> Naming? {
    guard var naming = try self.naming(item.name, holdsAmount: item.holdsAmount, isUnit: item.isUnit) else {
      return try withoutMeasureWord(item)
    }
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

  private mutating func naming(_ words: String, holdsAmount: Bool, isUnit: Bool = false) throws -> Naming? {
    let hits = GrainState.eaten.first(in: try candidates(words))
    guard let first = hits.first else { return nil }
    if isUnit, first.grade != .exact || (first.item.kind != .own && first.item.kind != .recipe) { return nil }
    if holdsAmount {
      guard first.grade == .exact, digits(of: first.matched) == digits(of: words) else { return nil }
    }
    if first.isNearest || first.isClassMember { return Naming(hits: hits, isSure: false, price: ReadingPrices.asked) }
    let pieces = words.split(whereSeparator: \.isWhitespace)
    switch first.grade {
    case .exact: return Naming(hits: hits, isSure: true, price: 0)
    case .prefix where pieces.count == 1, .word where pieces.count == 1:
      let isTaken = words.count >= 3 && !Self.marks.contains(where: words.hasSuffix)
      return Naming(hits: hits, isSure: isTaken, price: isTaken ? ReadingPrices.words : ReadingPrices.asked)
    case .prefix, .word:
      let isRow = isRow(first, pieces)
      return Naming(hits: hits, isSure: true, price: isRow ? ReadingPrices.words : ReadingPrices.weakWords)
    case .part: return Naming(hits: hits, isSure: false, price: ReadingPrices.asked + ReadingPrices.asked / 2)
    case .loose, .fuzzy: return Naming(hits: hits, isSure: false, price: ReadingPrices.asked + ReadingPrices.words)
    }
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
    let hits = try candidates(item.name + " " + words)
    if let first = hits.first, first.grade <= .word, !first.isNearest, !first.isClassMember,
      first.grade == .exact || isRow(first, (item.name + " " + words).split(whereSeparator: \.isWhitespace))
    {
      return Naming(hits: hits, isSure: naming.isSure, price: naming.price, sizes: item.sizes)
    }
    guard let measures = try measures(of: naming.hits[0].item), measures.hasMeasure(words) else { return nil }
    var sized = naming
    sized.sizes.append(words)
    return sized
  }

  /// The row whose own name says 皮つき.
  private mutating func row(_ naming: Naming, with words: [String], _ name: String) throws -> Naming? {
    let hits = try candidates(([name] + words).joined(separator: " "))
    guard let first = hits.first, first.grade <= .word, !first.isNearest, !first.isClassMember else { return nil }
    let isNamed = words.allSatisfy { word in first.item.name.contains(word) || first.officialName.contains(word) }
    return isNamed ? Naming(hits: hits, isSure: true, price: naming.price, sizes: naming.sizes) : nil
  }

  /// A name whose last word is one for a measure of it: キャベツ 葉1枚, 豚ロース しょうが焼き用1枚.
  private mutating func withoutMeasureWord(_ item: ItemWords) throws -> Naming? {
    guard item.behind.isEmpty, !item.holdsAmount else { return nil }
    let words = item.name.split(whereSeparator: \.isWhitespace).map(String.init)
    guard words.count > 1, let last = words.last else { return nil }
    let name = words.dropLast().joined(separator: " ")
    guard var naming = try self.naming(name, holdsAmount: false), naming.isSure,
      let measures = try measures(of: naming.hits[0].item), measures.hasMeasure(last)
    else { return nil }
    naming.sizes = [last] + item.sizes
    naming.asBought = item.asBought
    naming.price += ReadingPrices.words
    return naming
  }
}

extension Hit {
  /// The official name of a food of the table; empty for anything else.
  fileprivate var officialName: String { if case .food(let food) = item { food.officialName } else { "" } }

  fileprivate var officialKey: String { FoodCatalog.normalized(officialName) }
}

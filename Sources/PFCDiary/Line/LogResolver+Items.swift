internal import PFCCatalog
internal import PFCGrammar
package import PFCModel

extension LogResolver {
  /// The items of a phrase: several where each of its words is the whole name of a food and no name has them in that order
  /// (ごはん 卵 納豆). Where a longer name has them, nobody can tell: throws ``Failure/unclear(_:_:)``.
  func items(of phrase: ItemPhrase) throws -> [ItemPhrase] {
    let words = phrase.query.split(separator: " ").map(String.init)
    guard (2...Self.mostItems).contains(words.count) else { return [phrase] }
    let hits = try candidates(phrase.query).filter { $0.grade <= .word }
    if try hits.first?.grade == .exact || measure(named: phrase) != nil { return [phrase] }
    var named: Set<String> = []
    for word in words {
      guard let hit = try candidates(word).first, hit.grade == .exact, isTaken(hit, word) else { return [phrase] }
      named.insert(hit.item.id)
    }
    // 卵 黄身 and ごはん 精白米 say one thing twice.
    if named.count < words.count || hits.first.map({ named.contains($0.item.id) }) ?? false { return [phrase] }
    if let longer = hits.first(where: { Self.isInOrder(words, $0) }) {
      throw Failure.unclear(phrase.query, longer.item)
    }
    return words.enumerated().map { index, word in
      index == words.count - 1
        ? ItemPhrase(query: word, amountText: phrase.amountText, amount: phrase.amount, qualifiers: phrase.qualifiers)
        : ItemPhrase(query: word, amountText: "", amount: nil)
    }
  }

  /// More words than these are no list of items without amounts.
  private static let mostItems = 8

  private static func isInOrder(_ words: [String], _ hit: Hit) -> Bool {
    let keys = words.map(FoodCatalog.normalized)
    return (hit.matchedNames + [hit.item.name]).contains { name in
      var rest = FoodCatalog.normalized(name)[...]
      return keys.allSatisfy { key in
        guard let found = rest.firstRange(of: key) else { return false }
        rest = rest[found.upperBound...]
        return true
      }
    }
  }

  /// Throws where the words are the name of a meal or of an exercise, which nobody eats.
  func checkIsEaten(_ phrase: ItemPhrase) throws {
    let first = phrase.query.prefix { $0 != " " }
    if MealSlot(word: String(first)) != nil { throw Failure.slot(String(first)) }
  }

  /// The exercise that words name, with or without a duration behind it; nil when they name none.
  func exercise(_ words: String) throws(SeedError) -> Item? {
    guard words.count <= FoodCatalog.longestName else { return nil }
    let name = words.prefix { !$0.isNumber }
    for text in [words, String(name)] where !text.allSatisfy(\.isWhitespace) {
      let hit = try catalog.search(text, limit: 1, kinds: [.exercise]).first
      if let hit, hit.grade <= .word, isTaken(hit, text) { return hit.item }
    }
    return nil
  }

  /// Refuses amounts that nobody eats: less than 0.01 g, or more than 100 kg or 100,000 kcal.
  package static func check(
    grams: Double?, amount: Amount?, _ composition: Composition, said text: String
  ) throws(Failure) {
    let scale = grams.map { $0 / 100 } ?? amount?.value ?? 1
    let energy = (composition[.energyKilocalories].value ?? 0) * scale
    if let grams, grams < 0.01 { throw Failure.amount(text, .tooSmall) }
    if (grams ?? 0) > 100_000 || energy > 100_000 { throw Failure.amount(text, .tooLarge) }
  }
}

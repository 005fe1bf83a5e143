internal import PFCModel

/// Finds the foods that a word means as an ingredient.
///
/// A word means the foods that have it as a whole name. To these come their kin: what the table puts into the same
/// bracket (（たまねぎ類）, （トマト類）) and calls by the word with something before it (赤玉ねぎ) or tinned (トマト缶). A word that is
/// nobody's name means a group of the table (きのこ, 魚), or else what ends in it as in a word (肉 in 鶏むね肉).
struct FoodFamily {
  let catalog: FoodCatalog

  /// The identifiers of the foods; empty for a word that no food is known by.
  func foods(named word: String) throws(SeedError) -> Set<String> {
    if FoodCatalog.normalized(word).isEmpty { return [] }
    let hits = try catalog.search(word, limit: Int.max, kinds: [.food]).filter { $0.grade <= .word && !$0.isNearest }
    let named = hits.filter { $0.grade == .exact }
    guard let first = named.first else {
      let group = try catalog.foods(inGroup: word + Self.bracketEnd).union(bracket([word]))
      return group.isEmpty ? Set(hits.lazy.filter(\.endsWord).map(\.item.id)) : group
    }
    let kin = hits.filter { ($0.grade == .word && $0.endsWord) || $0.isTinned(word) }
    let bracket = kin.isEmpty ? [] : try bracket(spellings(of: word, as: first.item))
    return Set(named.map(\.item.id)).union(kin.lazy.map(\.item.id).filter(bracket.contains))
  }

  /// What the names of the table's brackets and groups end in.
  private static let bracketEnd = "類"

  /// The foods that the table puts into a bracket of one of these names.
  private func bracket(_ names: Set<String>) throws(SeedError) -> Set<String> {
    var ids = Set<String>()
    for name in names {
      let hits = try catalog.search(name + Self.bracketEnd, limit: Int.max, kinds: [.food])
      ids.formUnion(
        hits.lazy.filter { $0.grade <= .word && $0.has(.namePart(.group)) && $0.has(.wholeWord) }.map(\.item.id))
    }
    return ids
  }

  /// The word as it is written and as it is read, where it is a name of the item.
  private func spellings(of word: String, as item: Item) throws(SeedError) -> Set<String> {
    let key = FoodCatalog.normalized(word)
    var spellings: Set<String> = [word]
    for name in try catalog.names(of: item) {
      let both = [name.name] + (name.reading.map { [$0] } ?? [])
      if both.contains(where: { FoodCatalog.normalized($0) == key }) { spellings.formUnion(both) }
    }
    return spellings
  }
}

extension Hit {
  fileprivate func has(_ reason: Contribution.Reason) -> Bool { contributions.contains { $0.reason == reason } }

  /// Whether a name ends in the query as in a word. 鮭の卵 does not: it is the roe of another animal.
  fileprivate var endsWord: Bool { has(.wholeWord) && !matched.contains("の") }

  /// Whether the name is that of the tinned word.
  fileprivate func isTinned(_ word: String) -> Bool {
    let (name, key) = (FoodCatalog.normalized(matched), FoodCatalog.normalized(word))
    return grade == .prefix && name.hasPrefix(key) && ["缶", "水煮", "水煮缶"].contains(name.dropFirst(key.count))
  }
}

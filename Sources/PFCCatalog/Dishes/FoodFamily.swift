internal import PFCModel

/// Finds the foods that a word means as an ingredient.
///
/// A word means the foods that have it as a whole name. To these come their kin: what the table puts into the same
/// bracket (（たまねぎ類）, （トマト類）) and calls by the word with something before it (赤玉ねぎ) or tinned (トマト缶). A word that is
/// nobody's name means a group of the table (きのこ, 魚), or else what ends in it as in a word (麺 in うどんの麺), or else the
/// foods that are nearest to what the table lacks (合いびき肉).
///
/// A ``FoodClass`` (魚, 米, 牛肉) and a kind of fish, as the table's brackets have it (まぐろ), are all that belongs to them.
struct FoodFamily {
  let catalog: FoodCatalog

  /// The identifiers of the foods; empty for a word that no food is known by. O(log n + matches), for a class
  /// O(foods of its groups).
  func foods(named word: String, _ breadth: FoodClass.Breadth = .narrow) throws(SeedError) -> Set<String> {
    if FoodCatalog.normalized(word).isEmpty { return [] }
    if let known = FoodClass.named(word) { return try known.foods(breadth, in: catalog) }
    let all = try catalog.search(word, limit: Int.max, kinds: [.food]).filter { $0.grade <= .word }
    let hits = all.filter { !$0.isNearest }
    let named = Self.withoutHomonyms(hits.filter { $0.grade == .exact })
    guard let first = named.first else {
      let group = try catalog.foods(inGroup: word + Self.bracketEnd).union(bracket([word]))
      let choices = [group, hits.ids(where: \.endsWord), all.ids { $0.isNearest && $0.grade == .exact }]
      return choices.first { !$0.isEmpty } ?? []
    }
    if let fish = try FishKind(of: first.item, named: spellings(of: word, as: first.item)) {
      return try fish.foods(breadth, in: catalog).union(named.ids { _ in true })
    }
    let kin = hits.ids { ($0.grade == .word && $0.endsWord) || $0.isTinned(word) }
    let own = named.ids { _ in true }
    return kin.isEmpty ? own : own.union(kin.intersection(try bracket(spellings(of: word, as: first.item))))
  }

  /// The foods that people take for the same thing as one: what its name without qualifiers means, and itself.
  func kin(of food: Food) throws(SeedError) -> Set<String> {
    var ids: Set<String> = [food.id]
    if let fish = FishKind(of: .food(food)), fish.isPlain(food) {
      ids.formUnion(try fish.foods(.narrow, in: catalog))
    } else {
      let family = try foods(named: String(food.name.prefix { $0 != "（" }))
      if family.contains(food.id) { ids.formUnion(family) }
    }
    return ids
  }

  /// The foods that a word is written as, and those of their groups that are only read so: さけ is 鮭, not 酒.
  private static func withoutHomonyms(_ hits: [Hit]) -> [Hit] {
    let groups = Set(hits.lazy.filter { !$0.has(.reading) }.compactMap(\.foodGroup))
    return groups.isEmpty ? hits : hits.filter { $0.foodGroup.map(groups.contains) ?? true }
  }

  /// What the names of the table's brackets and groups end in.
  private static let bracketEnd = "類"

  /// The foods that the table puts into a bracket of one of these names.
  private func bracket(_ names: Set<String>) throws(SeedError) -> Set<String> {
    var ids = Set<String>()
    for name in names {
      let hits = try catalog.named(name + Self.bracketEnd, kinds: [.food])
      ids.formUnion(hits.ids { $0.grade <= .word && $0.has(.namePart(.group)) && $0.has(.wholeWord) })
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

extension [Hit] {
  /// The identifiers of the items of which a condition holds.
  fileprivate func ids(where condition: (Hit) -> Bool) -> Set<String> { Set(lazy.filter(condition).map(\.item.id)) }
}

extension Hit {
  fileprivate func has(_ reason: Contribution.Reason) -> Bool { contributions.contains { $0.reason == reason } }

  fileprivate var foodGroup: String? { if case .food(let food) = item { food.group } else { nil } }

  /// Whether a name ends in the query as in a word.
  fileprivate var endsWord: Bool { has(.wholeWord) }

  /// Whether the name is that of the tinned word.
  fileprivate func isTinned(_ word: String) -> Bool {
    let (name, key) = (FoodCatalog.normalized(matched), FoodCatalog.normalized(word))
    return grade == .prefix && name.hasPrefix(key) && ["缶", "水煮", "水煮缶"].contains(name.dropFirst(key.count))
  }
}

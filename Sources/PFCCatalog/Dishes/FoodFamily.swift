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
  func foods(named word: String, _ breadth: FoodClass.Breadth = .narrow) throws -> Set<String> {
    if FoodCatalog.normalized(word).isEmpty { return [] }
    if let known = FoodClass.named(word) { return try known.foods(breadth, in: catalog) }
    let all = try catalog.nameMatches(word, limit: Int.max, kinds: [.food]).filter { $0.grade <= .word }
    let matches = all.filter { !$0.isNearest }
    let named = try withoutHomonyms(matches.filter { $0.grade == .exact })
    guard let first = named.first else { return try foods(ofNobodysName: word, all) }
    let item = try catalog.item(of: first)
    let spellings = try spellings(of: word, as: item)
    if case .food(let food) = item, let fish = FishKind(of: food), fish.isNamed(anyOf: spellings) {
      return try fish.foods(breadth, in: catalog).union(catalog.ids(of: named))
    }
    var kin: [NameMatch] = []
    for match in matches where try match.grade == .word ? match.endsWord : isTinned(match, word) { kin.append(match) }
    let bracket = kin.isEmpty ? [] : Set(try bracket(spellings).map(\.place))
    return Set(try catalog.ids(of: named + kin.filter { bracket.contains($0.place) }))
  }

  /// The foods of a word that is nobody's name, by what it matches: see ``FoodFamily``.
  private func foods(ofNobodysName word: String, _ matches: [NameMatch]) throws -> Set<String> {
    let group = try catalog.foods(inGroup: word + Self.bracketEnd).union(catalog.ids(of: bracket([word])))
    if !group.isEmpty { return group }
    let ending = matches.filter { !$0.isNearest && $0.endsWord }
    return Set(try catalog.ids(of: ending.isEmpty ? matches.filter { $0.isNearest && $0.grade == .exact } : ending))
  }

  /// The foods that people take for the same thing as one: what its name without qualifiers means, and itself. With
  /// `ofDishes` those of a class may be left out that no dish of a seed uses.
  func kin(of food: Food, ofDishes: Bool = false) throws -> Set<String> {
    let name = String(food.name.prefix { $0 != "（" })
    var ids: Set<String> = []
    if let fish = FishKind(of: food), fish.isPlain(food) {
      ids = try fish.foods(.narrow, in: catalog, ofDishes: ofDishes)
    } else if let known = FoodClass.named(name) {
      if known.takes(food) { ids = try known.foods(.narrow, in: catalog, ofDishes: ofDishes) }
    } else {
      let family = try foods(named: name)
      if family.contains(food.id) { ids = family }
    }
    return ids.union([food.id])
  }

  /// The foods that a word is written as, and those of their groups that are only read so: さけ is 鮭, not 酒.
  private func withoutHomonyms(_ matches: [NameMatch]) throws -> [NameMatch] {
    guard matches.contains(where: { $0.has(.reading) }), matches.contains(where: { !$0.has(.reading) }) else {
      return matches
    }
    let groups = try catalog.foodGroups(of: matches)
    let written = Set(zip(matches, groups).lazy.filter { !$0.0.has(.reading) }.map(\.1))
    return zip(matches, groups).lazy.filter { written.contains($0.1) }.map(\.0)
  }

  /// What the names of the table's brackets and groups end in.
  private static let bracketEnd = "類"

  /// The foods that the table puts into a bracket of one of these names.
  private func bracket(_ names: Set<String>) throws -> [NameMatch] {
    var all: [NameMatch] = []
    for name in names {
      all += try catalog.named(name + Self.bracketEnd, kinds: [.food]).filter { match in
        match.grade <= .word && match.has(.namePart(.group)) && match.endsWord
      }
    }
    return all
  }

  /// Whether the name that matched is that of the tinned word.
  private func isTinned(_ match: NameMatch, _ word: String) throws -> Bool {
    guard match.grade == .prefix, let matched = try catalog.matchedNames(of: match).first else { return false }
    let (name, key) = (FoodCatalog.normalized(matched), FoodCatalog.normalized(word))
    return name.hasPrefix(key) && ["缶", "水煮", "水煮缶"].contains(name.dropFirst(key.count))
  }

  /// The word as it is written and as it is read, where it is a name of the item.
  private func spellings(of word: String, as item: Item) throws -> Set<String> {
    let key = FoodCatalog.normalized(word)
    var spellings: Set<String> = [word]
    for name in try catalog.names(of: item) {
      let both = [name.name] + (name.reading.map { [$0] } ?? [])
      if both.contains(where: { FoodCatalog.normalized($0) == key }) { spellings.formUnion(both) }
    }
    return spellings
  }
}

extension NameMatch {
  fileprivate func has(_ reason: Contribution.Reason) -> Bool { contributions.contains { $0.reason == reason } }

  /// Whether a name ends in the query as in a word.
  fileprivate var endsWord: Bool { has(.wholeWord) }
}

internal import PFCModel
internal import PFCSeed

/// A class of foods that people call by one word where the table has many names: 魚, 米, 卵, 牛肉.
///
/// What a dish uses is taken narrowly, as a cook would say it; what a dish must do without widely, with what is made of it.
struct FoodClass {
  /// How much belongs to a class.
  enum Breadth {
    /// What a cook calls so: no ham as pork, no dried bonito as fish.
    case narrow
    /// All that is made of it as well.
    case wide
  }

  /// Foods of some groups whose official names have one of some parts and none of others.
  struct Rule {
    let groups: [String]
    var parts: [String] = []
    var without: [String] = []

    /// Whether the rule takes a food of its groups, by the UTF-8 of the official name.
    var takesName: (UnsafeRawBufferPointer) -> Bool {
      let (parts, without) = (parts.map { Array($0.utf8) }, without.map { Array($0.utf8) })
      return { name in
        (parts.isEmpty || parts.contains(where: name.holds)) && !without.contains(where: name.holds)
      }
    }

    func takes(_ food: Food) -> Bool {
      guard groups.contains(where: { SeedGroup.isName($0, of: food.group) }) else { return false }
      var name = food.officialName
      return name.withUTF8 { takesName(UnsafeRawBufferPointer($0)) }
    }
  }

  /// The words, as ``FoodCatalog/normalized(_:)`` makes them.
  let words: [String]
  let narrow: [Rule]
  /// What comes to the narrow class.
  let more: [Rule]

  /// The class that a word names in any width and kana; nil for none.
  static func named(_ word: String) -> FoodClass? {
    let key = FoodCatalog.normalized(word)
    return all.first { $0.words.contains(key) }
  }

  /// The identifiers of its foods, or of those alone that dishes of seeds use. O(foods of the groups).
  func foods(
    _ breadth: Breadth, in catalog: FoodCatalog, ofDishes: Bool = false
  ) throws -> Set<String> {
    try catalog.foods(of: breadth == .wide ? narrow + more : narrow, ofDishes: ofDishes)
  }

  /// Whether a food belongs to it, as a cook would say. O(length of the name).
  func takes(_ food: Food) -> Bool { narrow.contains { $0.takes(food) } }
}

/// A kind of fish or the like, as the brackets of the table have it: （まぐろ類）, （さけ・ます類）.
struct FishKind {
  private static let group = "魚介類"
  private let bracket: String

  /// The kind that a food is of; nil where the table has none.
  init?(of food: Food) {
    guard food.group == Self.group, let start = food.officialName.firstIndex(of: "（"),
      let end = food.officialName[start...].firstIndex(of: "）"), food.officialName[..<end].hasSuffix("類")
    else { return nil }
    bracket = food.officialName[start...end].description
  }

  /// Whether the kind goes by any of some names: さけ・ます by さけ.
  func isNamed(anyOf names: Set<String>) -> Bool {
    let kinds = Set(bracket.dropFirst().dropLast(2).split(separator: "・").map { FoodCatalog.normalized(String($0)) })
    return !kinds.isDisjoint(with: names.map(FoodCatalog.normalized))
  }

  /// The foods of the kind, or those alone that dishes of seeds use; narrowly without roe, shavings and tins.
  func foods(
    _ breadth: FoodClass.Breadth, in catalog: FoodCatalog, ofDishes: Bool = false
  ) throws -> Set<String> {
    let without = breadth == .wide ? [] : Self.processed
    let rule = FoodClass.Rule(groups: [Self.group], parts: [bracket], without: without)
    return try catalog.foods(of: [rule], ofDishes: ofDishes)
  }

  /// Whether a food is of the kind in the narrow sense.
  func isPlain(_ food: Food) -> Bool { !Self.processed.contains(where: food.officialName.contains) }

  private static let processed = FoodClass.fishProducts + ["缶詰"]
}

extension FoodCatalog {
  /// The identifiers of the foods that any of some rules takes. O(items of the index + foods of the groups).
  fileprivate func foods(of rules: [FoodClass.Rule], ofDishes: Bool) throws -> Set<String> {
    var ids = Set<String>()
    for source in sources {
      let groups = try source.store.groups(of: .food)
      for rule in rules {
        let takesName = rule.takesName
        for group in rule.groups.flatMap(groups.named) {
          ids.formUnion(try source.foods(in: group, ofDishes: ofDishes, where: takesName))
        }
      }
    }
    return ids
  }
}

extension UnsafeRawBufferPointer {
  /// Whether bytes stand among these. O(n).
  fileprivate func holds(_ part: [UInt8]) -> Bool {
    guard let last = part.last, part.count <= count else { return part.isEmpty }
    // Kana and kanji begin with the same bytes: the last one tells more of them apart.
    for end in (part.count - 1)..<count where self[end] == last {
      let start = end - part.count + 1
      if part.indices.allSatisfy({ self[start + $0] == part[$0] }) { return true }
    }
    return false
  }
}

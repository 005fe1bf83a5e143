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

    func takes(officialName name: String) -> Bool {
      (parts.isEmpty || parts.contains(where: name.holds)) && !without.contains(where: name.holds)
    }
  }

  let words: [String]
  let narrow: [Rule]
  /// What comes to the narrow class.
  let more: [Rule]

  /// The class that a word names in any width and kana; nil for none.
  static func named(_ word: String) -> FoodClass? { byKey[FoodCatalog.normalized(word)] }

  /// The identifiers of its foods. O(foods of the groups).
  func foods(_ breadth: Breadth, in catalog: FoodCatalog) throws -> Set<String> {
    try catalog.foods(of: breadth == .wide ? narrow + more : narrow)
  }

  private static let byKey: [String: FoodClass] = Dictionary(
    all.flatMap { known in known.words.map { (FoodCatalog.normalized($0), known) } },
    uniquingKeysWith: { first, _ in first })
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

  /// The foods of the kind; narrowly without roe, shavings and tins.
  func foods(_ breadth: FoodClass.Breadth, in catalog: FoodCatalog) throws -> Set<String> {
    try catalog.foods(of: [
      FoodClass.Rule(groups: [Self.group], parts: [bracket], without: breadth == .wide ? [] : Self.processed)
    ])
  }

  /// Whether a food is of the kind in the narrow sense.
  func isPlain(_ food: Food) -> Bool { !Self.processed.contains(where: food.officialName.holds) }

  private static let processed = FoodClass.fishProducts + ["缶詰"]
}

extension FoodCatalog {
  /// The identifiers of the foods that any of some rules takes. O(items of the index + foods of the groups).
  fileprivate func foods(of rules: [FoodClass.Rule]) throws -> Set<String> {
    var ids = Set<String>()
    for source in sources {
      let foods = try source.foods(inGroups: Set(rules.flatMap(\.groups)))
      for rule in rules {
        for food in rule.groups.lazy.flatMap({ foods[$0] ?? [] }) where rule.takes(officialName: food.officialName) {
          ids.insert(source.named(food.id))
        }
      }
    }
    return ids
  }
}

extension String {
  /// Whether a text stands in this one, byte by byte: thousands of official names are looked through at once, and they are
  /// written in one way. O(n).
  fileprivate func holds(_ part: String) -> Bool {
    var (text, part) = (self, part)
    return text.withUTF8 { text in
      part.withUTF8 { part in
        guard let first = part.first, part.count <= text.count else { return part.isEmpty }
        return (0...(text.count - part.count)).contains { start in
          text[start] == first && UnsafeBufferPointer(rebasing: text[start..<(start + part.count)]).elementsEqual(part)
        }
      }
    }
  }
}

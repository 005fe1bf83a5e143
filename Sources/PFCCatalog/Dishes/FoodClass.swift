internal import PFCModel

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

    func takes(_ food: Food) -> Bool {
      let name = food.officialName
      return (parts.isEmpty || parts.contains(where: name.contains)) && !without.contains(where: name.contains)
    }
  }

  let words: [String]
  let narrow: [Rule]
  /// What comes to the narrow class.
  let more: [Rule]

  /// The class that a word names in any width and kana; nil for none.
  static func named(_ word: String) -> FoodClass? { byKey[FoodCatalog.normalized(word)] }

  /// The identifiers of its foods. O(foods of the groups).
  func foods(_ breadth: Breadth, in catalog: FoodCatalog) throws(SeedError) -> Set<String> {
    var ids = Set<String>()
    for rule in breadth == .wide ? narrow + more : narrow { ids.formUnion(try catalog.foods(of: rule)) }
    return ids
  }

  private static let byKey: [String: FoodClass] = Dictionary(
    all.flatMap { known in known.words.map { (FoodCatalog.normalized($0), known) } },
    uniquingKeysWith: { first, _ in first })
}

/// A kind of fish or the like, as the brackets of the table have it: （まぐろ類）, （さけ・ます類）.
struct FishKind {
  private static let group = "魚介類"
  private let bracket: String

  /// The kind that a food is of; nil where the table has none. With `names`, only one that goes by one of them.
  init?(of item: Item, named names: Set<String>? = nil) {
    guard case .food(let food) = item, food.group == Self.group,
      let start = food.officialName.firstIndex(of: "（"), let end = food.officialName[start...].firstIndex(of: "）")
    else { return nil }
    let words = food.officialName[start..<end].dropFirst()
    guard words.hasSuffix("類") else { return nil }
    bracket = food.officialName[start...end].description
    if let names {
      let kinds = Set(words.dropLast().split(separator: "・").map { FoodCatalog.normalized(String($0)) })
      if kinds.isDisjoint(with: names.map(FoodCatalog.normalized)) { return nil }
    }
  }

  /// The foods of the kind; narrowly without roe, shavings and tins.
  func foods(_ breadth: FoodClass.Breadth, in catalog: FoodCatalog) throws(SeedError) -> Set<String> {
    let without = breadth == .wide ? [] : FoodClass.fishProducts + ["缶詰"]
    return try catalog.foods(of: FoodClass.Rule(groups: [Self.group], parts: [bracket], without: without))
  }

  /// Whether a food is of the kind in the narrow sense.
  func isPlain(_ food: Food) -> Bool { !(FoodClass.fishProducts + ["缶詰"]).contains(where: food.officialName.contains) }
}

extension FoodCatalog {
  /// The identifiers of the foods that a rule takes. O(foods of its groups).
  fileprivate func foods(of rule: FoodClass.Rule) throws(SeedError) -> Set<String> {
    var ids = Set<String>()
    for group in rule.groups {
      for id in try foods(inGroup: group) {
        if case .food(let food) = try item(id: id), rule.takes(food) { ids.insert(id) }
      }
    }
    return ids
  }
}

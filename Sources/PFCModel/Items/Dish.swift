/// A finished dish that is made of foods: a standard one of a seed, or a user's own recipe.
public struct Dish: Sendable, Hashable {
  /// The identifier, as `d0001`.
  public let id: String
  /// The readable name, as カツ丼.
  public let name: String
  /// The kind of dish, as 丼ぶり.
  public let category: String
  /// The cuisine, as 和食.
  public let country: String
  /// The season that it belongs to, as 冬, or ``anySeason``.
  public let season: String
  /// How many servings the ingredients make: greater than zero; nil where the user did not say it.
  public let servings: Double?
  /// The weight of the finished dish for all servings, in grams; nil when nobody knows it.
  public let yieldGrams: Double?
  /// A remark, as つゆは全量を含む; empty for none.
  public let note: String
  /// The figures per 100 g of the finished dish, summed from its ingredients.
  public let composition: Composition
  /// Where the dish comes from, as `PFC-STANDARD:d0001`.
  public let source: String
  /// Whether it is a recipe of the user's own, and no standard one.
  public let isOwn: Bool

  /// The season of a dish that is eaten all the year round.
  public static let anySeason = "Any"

  /// Makes a dish from its parts.
  package init(
    id: String, name: String, category: String, country: String, season: String, servings: Double?,
    yieldGrams: Double?, note: String, composition: Composition, source: String, isOwn: Bool = false
  ) {
    self.id = id
    self.name = name
    self.category = category
    self.country = country
    self.season = season
    self.servings = servings
    self.yieldGrams = yieldGrams
    self.note = note
    self.composition = composition
    self.source = source
    self.isOwn = isOwn
  }

  /// The kind of item that it is.
  public var kind: ItemKind { isOwn ? .recipe : .dish }

  /// The weight of one serving in grams; nil when the yield or the servings are unknown.
  public var servingGrams: Double? {
    guard let yieldGrams, let servings else { return nil }
    return yieldGrams / servings
  }

  /// The measure that is all that the ingredients make; nil when nobody knows what it weighs.
  package var whole: Portion? {
    yieldGrams.flatMap { $0 > 0 ? Recipe.portion(.whole, $0, source: source) : nil }
  }

  /// The amount of a component in one serving; nil when it was not measured or no serving is known.
  public func perServing(_ nutrient: Nutrient) -> Double? { value(nutrient, inGrams: servingGrams) }

  /// The amount of a component in so many grams; nil when it was not measured or nobody knows the grams.
  public func value(_ nutrient: Nutrient, inGrams grams: Double?) -> Double? {
    guard let grams, let value = composition[nutrient].value else { return nil }
    return value * grams / 100
  }

  /// Whether it is eaten in a season: one that belongs to none is eaten in all.
  public func isEaten(in season: String) -> Bool { self.season == Self.anySeason || self.season == season }
}

/// An ingredient of a dish.
public struct DishIngredient: Sendable, Hashable {
  /// What it is called.
  public let name: String
  /// The identifier of the food or dish that it is; nil when it is only a word.
  public let item: String?
  /// The grams of edible part for all servings; nil when nobody knows them.
  public let grams: Double?
  /// The amount as a cook says it, as 大さじ1; empty where grams say it all.
  public let amount: String
  /// A remark, as 吸油; empty for none.
  public let note: String

  /// Makes an ingredient from its parts.
  public init(name: String, item: String?, grams: Double?, amount: String = "", note: String = "") {
    self.name = name
    self.item = item
    self.grams = grams
    self.amount = amount
    self.note = note
  }
}

/// A dish or recipe by its name.
package struct DishTitle: Sendable, Hashable {
  /// The identifier, as `d0001` or `r1`.
  package let id: String
  /// The readable name, as カツ丼.
  package let name: String

  /// Makes a title from its parts.
  package init(id: String, name: String) {
    self.id = id
    self.name = name
  }
}

/// In how many dishes something is used, and the first of them.
package struct DishUsage: Sendable, Hashable {
  /// How many dishes and own recipes use it.
  package var count: Int
  /// The first of them: own recipes in the order in which they were entered, and then dishes in the order of the data.
  package var first: [DishTitle]

  /// Makes a usage from its parts.
  package init(count: Int = 0, first: [DishTitle] = []) {
    self.count = count
    self.first = first
  }
}

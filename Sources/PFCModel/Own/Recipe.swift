/// A recipe that the user entered.
public struct Recipe: Sendable, Hashable {
  /// The number, never given to another recipe.
  public let number: Int
  /// What the user says of it.
  public var draft: RecipeDraft
  /// The figures per 100 g of the finished dish, summed from the ingredients when it or one of them was saved.
  public let composition: Composition
  /// The grams of the finished dish: as the user said, else those of the ingredients together; nil when none has grams.
  public let weight: Double?
  /// When it was entered.
  public let created: Instant
  /// When it, or the figures of an ingredient, was last changed.
  public let updated: Instant

  /// Makes a recipe.
  package init(
    number: Int, draft: RecipeDraft, composition: Composition, weight: Double?, created: Instant, updated: Instant
  ) {
    self.number = number
    self.draft = draft
    self.composition = composition
    self.weight = weight
    self.created = created
    self.updated = updated
  }

  /// Whether nobody knows its energy, as of a list of ingredients without amounts.
  public var isWithoutFigures: Bool { composition[.energyKilocalories].value == nil }

  /// The identifier, as `r1`.
  public var id: String { Self.id(number) }

  /// The identifier of the recipe with a number.
  package static func id(_ number: Int) -> String { "r\(number)" }

  /// The number of an identifier as ``id``; nil for anything else.
  package static func number(ofID id: String) -> Int? { OwnNumber.parsed(id, letter: "r") }

  /// The recipe as a dish. The servings are unknown where the user did not say them.
  public var dish: Dish {
    Dish(
      id: id, name: draft.name, category: draft.category, country: draft.country, season: draft.season,
      servings: draft.servings, yieldGrams: weight, note: draft.note ?? "", composition: composition,
      source: "OWN:\(id)", isOwn: true)
  }

  /// Its measures: one serving, which is the usual one, where the servings are known, and the whole; empty when nobody
  /// knows what it weighs.
  public var portions: [Portion] {
    guard let weight, weight > 0 else { return [] }
    let serving = draft.servings.map { Self.portion(.serving, weight / $0, isUsual: true) }
    return (serving.map { [$0] } ?? []) + [Self.portion(.whole, weight)]
  }

  static func portion(_ unit: MeasureUnit, _ grams: Double, isUsual: Bool = false, source: String = "own") -> Portion {
    Portion(
      unit: unit, size: "", milligrams: Int((grams * 1000).rounded()), basis: .edible, note: "", source: source,
      isUsual: isUsual)
  }
}

/// The numbers in the identifiers of the user's own items.
enum OwnNumber {
  /// The number behind a letter, as 1 of `u1`; nil for anything else.
  static func parsed(_ id: String, letter: Character) -> Int? {
    let digits = id.dropFirst()
    guard id.first == letter, digits.first != "0", digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      return nil
    }
    return Int(digits)
  }
}

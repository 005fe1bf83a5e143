/// What the user says of a food of their own.
public struct OwnFoodDraft: Sendable, Hashable {
  /// The name, in NFC.
  public var name: String
  /// Its reading in kana, by which it is found too; nil for none.
  public var reading: String?
  /// The figures: per 100 g, or per one ``unit``. What was not said is not measured.
  public var composition: Composition
  /// The counter that the figures are for one of, as 個; nil where they are per 100 g. Such a food has no weight.
  public var unit: MeasureUnit?
  /// What the user gave the figures for, as `100g`, `30g` or `1個`.
  public var per: String
  /// The measures that have a weight, the usual one first.
  public var portions: [Portion]
  /// A note; nil for none.
  public var note: String?

  /// Makes a draft.
  package init(
    name: String, reading: String?, composition: Composition, unit: MeasureUnit?, per: String, portions: [Portion],
    note: String?
  ) {
    self.name = name
    self.reading = reading
    self.composition = composition
    self.unit = unit
    self.per = per
    self.portions = portions
    self.note = note
  }
}

/// A food that the user entered.
public struct OwnFood: Sendable, Hashable {
  /// The number, never given to another food.
  public let number: Int
  /// What the user says of it.
  public var draft: OwnFoodDraft
  /// When it was entered.
  public let created: Instant
  /// When it was last changed.
  public let updated: Instant

  /// Makes a food.
  package init(number: Int, draft: OwnFoodDraft, created: Instant, updated: Instant) {
    self.number = number
    self.draft = draft
    self.created = created
    self.updated = updated
  }

  /// The identifier, as `u1`.
  public var id: String { Self.id(number) }

  /// The identifier of the food with a number.
  package static func id(_ number: Int) -> String { "u\(number)" }

  /// The name of the group of all own foods.
  public static let group = "マイ食品"

  /// The number of an identifier as ``id``; nil for anything else.
  package static func number(ofID id: String) -> Int? { OwnNumber.parsed(id, letter: "u") }

  /// The food as one of a table. Its figures are per ``OwnFoodDraft/unit`` where that is given.
  public var food: Food {
    Food(
      id: id, name: draft.name, officialName: draft.name, group: Self.group, composition: draft.composition,
      source: "OWN:\(id)")
  }
}

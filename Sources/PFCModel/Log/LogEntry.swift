/// A meal of the day.
public enum MealSlot: Int, CaseIterable, Sendable, Hashable {
  case breakfast = 0
  case lunch
  case dinner
  case snack

  /// The name used on the command line and in JSON.
  public var name: String {
    switch self {
    case .breakfast: "breakfast"
    case .lunch: "lunch"
    case .dinner: "dinner"
    case .snack: "snack"
    }
  }

  /// The name for people.
  public var japaneseName: String {
    switch self {
    case .breakfast: "朝"
    case .lunch: "昼"
    case .dinner: "夕"
    case .snack: "間食"
    }
  }
}

/// What is about to be logged, or was.
public struct LogDraft: Sendable, Hashable {
  /// What kind of thing was eaten.
  public enum Kind: String, Sendable, Hashable {
    /// A food of a seed.
    case food
    /// A standard dish of a seed.
    case dish
    /// A food of the user's own.
    case own
    /// A recipe of the user's own.
    case recipe
    /// Something that no table has, with figures of its own.
    case quick

    /// The kind of entry that an item makes; nil for what is not eaten.
    package init?(_ kind: ItemKind) {
      switch kind {
      case .food: self = .food
      case .dish: self = .dish
      case .own: self = .own
      case .recipe: self = .recipe
      case .exercise: return nil
      }
    }
  }

  /// What kind of thing it is.
  public var kind: Kind
  /// The identifier of the food or dish; nil for a quick entry.
  public var item: String?
  /// The name as it was when it was logged.
  public var name: String
  /// The amount as typed.
  public var amountText: String
  /// The amount; nil when none was said.
  public var amount: Amount?
  /// The grams of edible part; nil for a quick entry and for a food without a weight.
  public var grams: Double?
  /// The figures as they were when it was logged: per 100 g of edible part; of one unit of a food without a weight; of
  /// the whole of a quick entry.
  public var composition: Composition
  /// The meal.
  public var slot: MealSlot
  /// The moment.
  public var at: Instant
  /// The time zone in which it was logged.
  public var zone: String
  /// The day that it belongs to.
  public var day: CivilDate
  /// A note of the user's.
  public var memo: String?

  /// Makes a draft.
  package init(
    kind: Kind, item: String?, name: String, amountText: String, amount: Amount?, grams: Double?,
    composition: Composition, slot: MealSlot, at: Instant, zone: String, day: CivilDate, memo: String?
  ) {
    self.kind = kind
    self.item = item
    self.name = name
    self.amountText = amountText
    self.amount = amount
    self.grams = grams
    self.composition = composition
    self.slot = slot
    self.at = at
    self.zone = zone
    self.day = day
    self.memo = memo
  }

  /// What the figures of the composition are multiplied by.
  public var scale: Double { grams.map { $0 / 100 } ?? amount?.value ?? 1 }

  /// The amount of a component in what was eaten; nil when it was not measured.
  public func value(_ nutrient: Nutrient) -> Double? { composition[nutrient].value.map { $0 * scale } }

  /// Whether the true amount of a component may be greater than ``value(_:)``: it, or a part of it, was not measured.
  public func isIncomplete(_ nutrient: Nutrient) -> Bool { composition[nutrient].mark.isIncomplete }
}

/// An entry of the journal.
public struct LogEntry: Sendable, Hashable {
  /// The identifier: a UUID of version 7, which sorts by time of creation.
  public let id: String
  /// The short number within the day, never given twice.
  public let number: Int
  /// What was logged.
  public var draft: LogDraft
  /// When it was logged.
  public let created: Instant
  /// When it was last changed.
  public let updated: Instant

  /// Makes an entry.
  package init(id: String, number: Int, draft: LogDraft, created: Instant, updated: Instant) {
    self.id = id
    self.number = number
    self.draft = draft
    self.created = created
    self.updated = updated
  }
}

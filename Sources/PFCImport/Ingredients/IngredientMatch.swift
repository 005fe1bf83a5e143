public import PFCModel

/// What an ingredient of a file means, and how sure that is.
public final class IngredientMatch: Sendable {
  /// How sure a match is, surest first.
  public enum Sureness: String, CaseIterable, Sendable {
    /// The words are a whole name of the item.
    case sure
    /// They are the start of a name, or words in it.
    case likely
    /// They name a class (豚肉) of which the item is a common member, or what the data lack, to which it is near.
    case near
    /// Nothing was taken: the ingredient stays words.
    case none
  }

  /// Why the grams are unknown.
  public enum Lack: Sendable, Equatable {
    /// No amount was said.
    case notSaid
    /// The amount was left to the cook: 少々.
    case vague
    /// The amount cannot be read.
    case unread
    /// The item has no weight for the unit; the units that it has.
    case noWeight(String, known: [String])
    /// Nobody knows what a unit of mere words weighs.
    case noItem
  }

  /// The ingredient as a recipe keeps it.
  public let ingredient: DishIngredient
  /// How sure the match is.
  public let sureness: Sureness
  /// The item; nil for ``Sureness/none``.
  public let item: Item?
  /// Whether the item is a member of the class that was named; else, where it is ``Sureness/near``, it stands for what the data lack.
  public let isMember: Bool
  /// The place in the file of the recipe that it is; nil for what is in the data.
  public let recipe: Int?
  /// Why the grams are unknown; nil when they are known.
  public let lack: Lack?
  /// Whether the grams are the middle of a range.
  public let isMiddle: Bool
  /// What else the words may mean, best first: at most three.
  public let candidates: [Hit]

  init(
    _ ingredient: DishIngredient, _ sureness: Sureness, item: Item? = nil, isMember: Bool = false,
    recipe: Int? = nil, lack: Lack?, isMiddle: Bool, candidates: [Hit] = []
  ) {
    self.ingredient = ingredient
    self.sureness = sureness
    self.item = item
    self.isMember = isMember
    self.recipe = recipe
    self.lack = lack
    self.isMiddle = isMiddle
    self.candidates = candidates
  }

  /// The same match, of an ingredient that was completed before.
  func keeping(_ old: DishIngredient) -> IngredientMatch {
    let isSame = old.item == ingredient.item
    return IngredientMatch(
      old, isSame ? sureness : .sure, item: isSame ? item : nil, isMember: isSame && isMember, recipe: recipe,
      lack: old.grams == nil && lack == .notSaid ? .vague : nil, isMiddle: false, candidates: isSame ? candidates : [])
  }
}

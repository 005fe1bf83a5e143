/// An item of a seed or of the user's own with everything a list shows of it.
public enum Item: Sendable, Hashable {
  /// A food.
  case food(Food)
  /// A dish.
  case dish(Dish)
  /// An exercise.
  case exercise(Exercise)
  /// A food that the user entered.
  case own(OwnFood)
  /// A recipe that the user entered.
  case recipe(Recipe)

  /// The identifier, as `01088`, `d0001`, `x12030`, `u1` or `r1`.
  public var id: String {
    switch self {
    case .food(let food): food.id
    case .dish(let dish): dish.id
    case .exercise(let exercise): exercise.id
    case .own(let own): own.id
    case .recipe(let recipe): recipe.id
    }
  }

  /// The readable name.
  public var name: String {
    switch self {
    case .food(let food): food.name
    case .dish(let dish): dish.name
    case .exercise(let exercise): exercise.name
    case .own(let own): own.draft.name
    case .recipe(let recipe): recipe.draft.name
    }
  }

  /// What kind of item it is.
  public var kind: ItemKind {
    switch self {
    case .food: .food
    case .dish: .dish
    case .exercise: .exercise
    case .own: .own
    case .recipe: .recipe
    }
  }

  /// The figures of what is eaten: per 100 g, or for one ``unit`` where there is one; nil for what is not eaten.
  public var composition: Composition? {
    switch self {
    case .food(let food): food.composition
    case .dish(let dish): dish.composition
    case .exercise: nil
    case .own(let own): own.draft.composition
    case .recipe(let recipe): recipe.composition
    }
  }

  /// The counter that the figures are for one of; nil where they are per 100 g.
  public var unit: MeasureUnit? {
    guard case .own(let own) = self else { return nil }
    return own.draft.unit
  }

  /// The dish that it is, standard or the user's own; nil for anything else.
  public var asDish: Dish? {
    switch self {
    case .dish(let dish): dish
    case .recipe(let recipe): recipe.dish
    case .food, .exercise, .own: nil
    }
  }

  /// Where the figures come from, as `MEXT-2023:01088`.
  public var source: String {
    switch self {
    case .food(let food): food.source
    case .dish(let dish): dish.source
    case .exercise(let exercise): exercise.source
    case .own(let own): own.food.source
    case .recipe(let recipe): recipe.dish.source
    }
  }
}

extension Item {
  /// The same item with another identifier. An own food or recipe keeps its own.
  package func withID(_ id: String) -> Item {
    switch self {
    case .own, .recipe: self
    case .food(let food):
      .food(
        Food(
          id: id, name: food.name, officialName: food.officialName, group: food.group, composition: food.composition,
          source: food.source))
    case .dish(let dish):
      .dish(
        Dish(
          id: id, name: dish.name, category: dish.category, country: dish.country, season: dish.season,
          servings: dish.servings, yieldGrams: dish.yieldGrams, note: dish.note, composition: dish.composition,
          source: dish.source))
    case .exercise(let exercise):
      .exercise(
        Exercise(
          id: id, code: exercise.code, name: exercise.name, englishName: exercise.englishName,
          category: exercise.category, mets: exercise.mets, source: exercise.source))
    }
  }
}

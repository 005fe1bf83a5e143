internal import PFC
internal import PFCJSON

extension ItemWriter {
  /// The document of `pfc show`.
  var json: JSONValue {
    let head: [(String, JSONValue)] = [
      ("id", .string(item.id)), ("kind", .string(item.kind.name)), ("name", .string(item.name)),
    ]
    let nearest = nearestTo.map { [("nearest_to", JSONValue.string($0))] } ?? []
    return .object(head + members + [("source", .string(item.source))] + nearest)
  }

  private var members: [(String, JSONValue)] {
    switch item {
    case .food(let food):
      [
        ("official_name", .string(food.officialName)), ("group", .string(food.group)),
        ("refuse_percent", FigureText.number(food.composition[.refuse])), nutrients(food.composition),
        ("names", names), portions(food.composition), ("used_in", usedIn),
      ]
    case .dish(let dish): self.dish(dish)
    case .recipe(let recipe): dish(recipe.dish) + [("used_in", usedIn)]
    case .exercise(let exercise):
      [
        ("english_name", .string(exercise.englishName)), ("code", .string(exercise.code)),
        ("category", .string(exercise.category)), ("mets", FigureText.number(exercise.mets)), ("names", names),
      ]
    case .own(let own):
      [
        ("group", .string(OwnFood.group)), ("per", .string(own.draft.per)), ("unit", .optional(own.draft.unit?.text)),
        nutrients(own.draft.composition), ("names", names), portions(own.draft.composition),
        ("note", .optional(own.draft.note)), ("used_in", usedIn),
      ]
    }
  }

  private func dish(_ dish: Dish) -> [(String, JSONValue)] {
    DishJSON.kind(of: dish) + [("standard_recipe", .bool(!dish.isOwn)), ("note", .string(dish.note))]
      + [("ingredients", .array(details.ingredients.map(DishJSON.ingredient)))]
      + DishJSON.servings(of: dish) + [nutrients(dish.composition), ("names", names), portions(dish.composition)]
  }

  private func nutrients(_ composition: Composition) -> (String, JSONValue) {
    ("nutrients", .object(Nutrient.allCases.map { ($0.tag, figure(composition[$0], unit: $0.unit)) }))
  }

  private func figure(_ figure: Figure, unit: String) -> JSONValue {
    let mark = figure.mark.name.map { [("mark", JSONValue.string($0))] } ?? []
    return .object([("value", FigureText.number(figure)), ("unit", .string(unit))] + mark)
  }

  private func portions(_ composition: Composition) -> (String, JSONValue) {
    ("portions", PortionText.array(details.portions, refuse: composition[.refuse]))
  }

  private var names: JSONValue {
    .array(
      details.names.map {
        .object([("name", .string($0.name)), ("reading", .optional($0.reading)), ("kind", .string($0.kind.name))])
      })
  }

  private var usedIn: JSONValue {
    .object([
      ("count", .integer(details.usage.count)),
      ("dishes", .array(details.usage.first.map { .object([("id", .string($0.id)), ("name", .string($0.name))]) })),
    ])
  }
}

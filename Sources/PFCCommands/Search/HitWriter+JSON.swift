internal import PFC
internal import PFCJSON

extension HitWriter {
  func json(_ hit: Hit, explained: Bool) -> JSONValue {
    var members: [(String, JSONValue)] = [
      ("id", .string(hit.item.id)), ("kind", .string(hit.item.kind.name)), ("name", .string(hit.item.name)),
    ]
    switch hit.item {
    case .food(let food): members += [("official_name", .string(food.officialName)), ("group", .string(food.group))]
    case .dish(let dish): members += DishJSON.kind(of: dish) + [("standard_recipe", .bool(true))]
    case .recipe(let recipe): members += DishJSON.kind(of: recipe.dish) + [("standard_recipe", .bool(false))]
    case .exercise(let exercise): members.append(("category", .string(exercise.category)))
    case .own: members.append(("group", .string(OwnFood.group)))
    }
    members += [
      ("grade", .string(hit.grade.name)), ("matched", .string(hit.matched)),
    ]
    if hit.isNearest { members.append(("nearest", .bool(true))) }
    members.append(("score", .number(FigureText.tenths(hit.scoreInTenths))))
    if case .exercise(let exercise) = hit.item { members.append(("mets", FigureText.number(exercise.mets))) }
    if case .own(let own) = hit.item {
      members += OwnFoodJSON.figures(of: own)
    } else if let composition = hit.item.composition {
      let measures = PortionText.array(portions[hit.item.id] ?? [], refuse: composition[.refuse])
      members += Self.figures(composition) + [("portions", measures)]
    }
    if let serving = servings[hit.item.id] { members.append(("per_portion", serving.json)) }
    members.append(("source", .string(hit.item.source)))
    if explained { members.append(("explain", explanation(of: hit))) }
    return .object(members)
  }

  static func figures(_ composition: Composition) -> [(String, JSONValue)] {
    let figures = Self.listed.map { ($0.key, composition[$0.nutrient]) }
    let marks = figures.compactMap { key, figure in figure.mark.name.map { (key, JSONValue.string($0)) } }
    return [
      ("per_100g", .object(figures.map { ($0.0, FigureText.number($0.1)) })), ("marks", .object(marks)),
    ]
  }

  private func explanation(of hit: Hit) -> JSONValue {
    .object([
      ("query", .string(normalizedQuery)),
      (
        "contributions",
        .array(
          hit.contributions.map {
            .object([("reason", .string($0.reason.name)), ("value", .number(FigureText.tenths($0.tenths)))])
          })
      ),
    ])
  }
}

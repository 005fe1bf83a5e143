internal import PFC
internal import PFCRender

extension HitWriter {
  func json(_ hit: Hit, explained: Bool) -> JSONValue {
    var members: [(String, JSONValue)] = [
      ("id", .string(hit.item.id)), ("kind", .string(hit.item.kind.name)), ("name", .string(hit.item.name)),
    ]
    switch hit.item {
    case .food(let food): members += [("official_name", .string(food.officialName)), ("group", .string(food.group))]
    case .exercise(let exercise): members.append(("category", .string(exercise.category)))
    case .own: members.append(("group", .string(OwnFood.group)))
    }
    members += [
      ("grade", .string(hit.grade.name)), ("matched", .string(hit.matched)),
    ]
    if hit.isNearest { members.append(("nearest", .bool(true))) }
    members.append(("score", .number(FigureText.tenths(hit.scoreInTenths))))
    switch hit.item {
    case .food(let food):
      let measures = PortionText.array(portions[food.id] ?? [], refuse: food.composition[.refuse])
      members += Self.figures(of: food) + [("portions", measures), ("source", .string(food.source))]
    case .exercise(let exercise):
      members += [("mets", FigureText.number(exercise.mets)), ("source", .string(exercise.source))]
    case .own(let own): members += OwnFoodJSON.figures(of: own)
    }
    if explained { members.append(("explain", explanation(of: hit))) }
    return .object(members)
  }

  static func figures(of food: Food) -> [(String, JSONValue)] {
    let figures = Self.listed.map { ($0.key, food.composition[$0.nutrient]) }
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

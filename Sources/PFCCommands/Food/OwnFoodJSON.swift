internal import PFC
internal import PFCJSON

/// Own foods as JSON.
enum OwnFoodJSON {
  /// What a list says of an own food besides its name: figures per 100 g, or per one unit of a food without a weight.
  static func figures(of own: OwnFood) -> [(String, JSONValue)] {
    let draft = own.draft
    var members = HitWriter.figures(draft.composition)
    if let unit = draft.unit {
      members[0].0 = "per_unit"
      members += [("unit", .string(unit.text))]
    }
    return members + [
      ("per", .string(draft.per)), ("portions", PortionText.array(draft.portions, refuse: draft.composition[.refuse])),
    ]
  }

  /// An own food as `pfc food list` gives it.
  static func object(_ own: OwnFood) -> JSONValue {
    .object(
      [
        ("id", .string(own.id)), ("kind", .string("own")), ("name", .string(own.draft.name)),
        ("reading", .optional(own.draft.reading)),
      ] + figures(of: own) + [("source", .string(own.food.source)), ("note", .optional(own.draft.note))])
  }
}

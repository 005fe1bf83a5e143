internal import PFC
internal import PFCJSON

/// Household measures as text.
enum PortionText {
  /// The JSON of the contract: `grams` are of the edible part; `as_bought_grams` and `size` only where there are any.
  static func array(_ portions: [Portion], refuse: Figure) -> JSONValue {
    .array(
      portions.map { portion in
        var members: [(String, JSONValue)] = [("unit", .string(portion.unit.text))]
        if !portion.size.isEmpty { members.append(("size", .string(portion.size))) }
        members.append(("grams", grams(portion.edibleGrams(refusePercent: refuse.value ?? 0))))
        if portion.basis == .asBought {
          members.append(("as_bought_grams", grams(Double(portion.milligrams) / 1000)))
        }
        if portion.isUsual { members.append(("usual", .bool(true))) }
        return .object(members + [("note", .string(portion.note))])
      })
  }

  /// A line for people: `茶碗1杯  杯 150 g`.
  static func line(_ portion: Portion, refuse: Figure) -> String {
    let size = portion.size.isEmpty ? "" : "（\(portion.size)）"
    let weight = Decimal.text(portion.edibleGrams(refusePercent: refuse.value ?? 0), 2)
    let note = portion.note.isEmpty ? "" : " \(portion.note)"
    return "1\(portion.unit)\(size) \(weight) g\(note)"
  }

  private static func grams(_ value: Double) -> JSONValue { Decimal.json(value, 2) }
}

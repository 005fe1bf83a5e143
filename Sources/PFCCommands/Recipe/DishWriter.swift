internal import PFC
internal import PFCArguments
internal import PFCJSON
internal import PFCRender

/// Writes lists of dishes in every form. Figures are per serving.
struct DishWriter {
  private let catalog: FoodCatalog
  private let format: OutputFormat
  private let language: Language
  private let style: TextStyle
  private let width: Int?

  init(_ session: Session, _ catalog: FoodCatalog) {
    self.catalog = catalog
    format = session.format
    language = session.language
    style = session.style
    width = session.context.terminalWidth
  }

  /// The list. What dishes are made of is looked up where it is not given, by their identifiers.
  func text(_ dishes: [Dish], ingredients: [String: [DishIngredient]] = [:]) throws -> String {
    switch format {
    case .json: try json(dishes, ingredients).document
    case .csv: SeparatedValues.csv(plainTable(dishes))
    case .tsv: SeparatedValues.tsv(plainTable(dishes))
    case .text: dishes.isEmpty ? "" : people(dishes)
    }
  }

  private func json(_ dishes: [Dish], _ known: [String: [DishIngredient]]) throws -> JSONValue {
    var elements: [JSONValue] = []
    for dish in dishes {
      let ingredients = if let given = known[dish.id] { given } else { try catalog.ingredients(of: dish) }
      elements.append(DishJSON.recipe(dish, ingredients))
    }
    return .array(elements)
  }

  private func plainTable(_ dishes: [Dish]) -> Table {
    let texts = ["id", "kind", "name", "category", "country", "season"].map { Table.Column($0, key: $0) }
    let numbers = ["servings", "yield_grams"] + HitWriter.listed.map(\.key)
    return Table(
      columns: texts + numbers.map { .init($0, key: $0, isNumber: true) },
      rows: dishes.map { dish in
        [
          dish.id, dish.kind.name, dish.name, dish.category, dish.country, dish.season,
          dish.servings.map { Decimal.text($0, 3) } ?? "",
          dish.yieldGrams.map { Decimal.text($0, 3) } ?? "",
        ] + HitWriter.listed.map { dish.perServing($0.nutrient).map { Decimal.text($0, 2) } ?? "" }
      })
  }

  private func people(_ dishes: [Dish]) -> String {
    let isJapanese = language == .japanese
    let isNarrow = (width ?? 80) < 60
    var columns: [Table.Column] = [
      .init(isJapanese ? "番号" : "id", key: "id"), .init(isJapanese ? "名前" : "name", key: "name", shrinks: true),
    ]
    if !isNarrow { columns.append(.init(isJapanese ? "分類" : "category", key: "category")) }
    columns.append(.init(isJapanese ? "1人前g" : "serving g", key: "grams", isNumber: true))
    columns += ["kcal", "P", "F", "C"].map { .init($0, key: $0, isNumber: true) }
    let rows = dishes.map { dish in
      [dish.id, dish.name]
        + (isNarrow ? [] : [[dish.category, dish.country].filter { !$0.isEmpty }.joined(separator: "・")])
        + [dish.servingGrams.map { Decimal.text($0, 0) } ?? "-"]
        + HitWriter.listed.enumerated().map { column, listed in
          let mark = dish.composition[listed.nutrient].mark
          return FigureText.people(dish.perServing(listed.nutrient), mark, decimals: column == 0 ? 0 : 1)
        }
    }
    return TextTable(width: width, style: style).text(Table(columns: columns, rows: rows))
  }
}

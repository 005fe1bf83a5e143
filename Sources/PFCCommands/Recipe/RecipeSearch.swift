internal import PFC
internal import PFCArguments

/// `pfc recipe search`: own recipes and dishes by name, ingredients, category, cuisine and season.
enum RecipeSearch {
  static let name = "search"

  static func run(_ words: [String], _ invocation: Invocation, _ session: inout Session) throws {
    let catalog = try session.openCatalog()
    var query = try RecipeOptions.query(invocation, catalog)
    query.limit = try LimitOption.count(invocation) ?? 10
    query.name = words.joined(separator: " ")
    guard words.contains(where: { !$0.allSatisfy(\.isWhitespace) }) || query.isNarrowed else {
      throw UsageError.missingOperand("NAME")
    }
    try show(query, catalog, &session)
  }

  /// Shows the dishes that are asked for.
  static func show(_ query: DishQuery, _ catalog: FoodCatalog, _ session: inout Session) throws {
    do {
      let dishes = try DishFinder(catalog: catalog).dishes(query)
      session.print(try DishWriter(session, catalog).text(dishes))
      guard dishes.isEmpty else { return }
      session.say(session.text("当てはまる料理がありません。", "No dish fits."))
      session.end(.nothing)
    } catch DishFinder.Failure.unknownIngredient(let word) {
      session.print(try DishWriter(session, catalog).text([]))
      try NothingFound.say(word, catalog, &session)
    }
  }
}

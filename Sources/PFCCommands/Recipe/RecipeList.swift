internal import PFC
internal import PFCArguments

/// `pfc recipe list`: own recipes and then all dishes, or those of a category, cuisine, season or ingredient.
enum RecipeList {
  static let name = "list"

  static func run(_ words: [String], _ invocation: Invocation, _ session: inout Session) throws {
    if let extra = words.first { throw UsageError.extraOperand(extra) }
    let catalog = try session.openCatalog()
    var query = try RecipeOptions.query(invocation, catalog)
    query.limit = try LimitOption.count(invocation) ?? Int.max
    try RecipeSearch.show(query, catalog, &session)
  }
}

internal import PFC
internal import PFCArguments

/// `pfc recipe list`: all dishes, or those of a category, cuisine, season or ingredient.
enum RecipeList {
  static let name = "list"

  static func run(_ words: [String], _ invocation: Invocation, _ session: inout Session) throws {
    if let extra = words.first { throw UsageError.extraOperand(extra) }
    let catalog = try session.openCatalog()
    try RecipeSearch.show(try RecipeOptions.query(invocation, catalog), catalog, &session)
  }
}

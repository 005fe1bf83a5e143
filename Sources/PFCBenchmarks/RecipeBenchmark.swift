internal import FoundationEssentials
internal import PFC

/// Measures how many recipes of a file are read and matched in a second.
enum RecipeBenchmark {
  /// Runs the command; gives whether the required number of recipes a second was reached.
  static func main(_ arguments: [String]) throws -> Bool {
    guard let path = arguments.first else { throw BenchmarkError.missing("FILE") }
    let bytes = [UInt8](try Data(contentsOf: URL(filePath: path)))
    let catalog = try FoodCatalog()
    let clock = ContinuousClock()
    var best = (total: Duration.seconds(3600), reading: Duration.zero)
    var count = 0
    for _ in 0..<3 {
      let start = clock.now
      let file = try RecipeFile(bytes: bytes, name: path)
      let read = clock.now
      let recipes = try RecipeImport(file, catalog: catalog).recipes
      let total = clock.now - start
      try check(recipes)
      count = recipes.count
      if total < best.total { best = (total, read - start) }
    }
    let perSecond = Double(count) / seconds(best.total)
    print(
      "\(count) recipes read and matched in \(seconds(best.total)) s (reading \(seconds(best.reading)) s): "
        + "\(Int(perSecond)) a second")
    guard let limit = Options.values("--require", 1, arguments).first else { return true }
    return perSecond >= limit
  }

  /// Most of the words are names, so most ingredients are sure, and each recipe has ten.
  private static func check(_ recipes: [RecipeImport.Recipe]) throws {
    let matches = recipes.lazy.flatMap(\.matches)
    let sure = matches.count { $0.sureness == .sure }
    guard recipes.allSatisfy({ $0.draft.ingredients.count == 10 }), sure > recipes.count * 7 else {
      throw BenchmarkError.wrongAnswer("\(sure) sure ingredients of \(recipes.count) recipes")
    }
  }

  private static func seconds(_ duration: Duration) -> Double {
    (Double(duration.components.attoseconds) / 1e16).rounded() / 100 + Double(duration.components.seconds)
  }
}

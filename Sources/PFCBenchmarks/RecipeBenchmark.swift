internal import FoundationEssentials
internal import PFC

/// Measures how many recipes of a file are imported in a second: read, matched, and durable in a new journal.
enum RecipeBenchmark {
  private static let runs = 3

  /// When the parts of an import were done, each since its start.
  private struct Times {
    var read = Duration.zero
    var matched = Duration.zero
    var saved = Duration.seconds(3600)
  }

  /// Runs the command; gives whether the required number of recipes a second was reached.
  static func main(_ arguments: [String]) throws -> Bool {
    guard arguments.count >= 2 else { throw BenchmarkError.missing("FILE JOURNAL") }
    let (path, journal) = (arguments[0], arguments[1])
    let bytes = [UInt8](try Data(contentsOf: URL(filePath: path)))
    let catalog = try FoodCatalog()
    var best = Times()
    var count = 0
    for run in 1...runs {
      let clock = ContinuousClock()
      let start = clock.now
      var times = Times()
      let file = try RecipeFile(bytes: bytes, name: path)
      times.read = clock.now - start
      let recipes = try RecipeImport(file, catalog: catalog)
      times.matched = clock.now - start
      let diary = try Diary(
        path: "\(journal).\(run)", catalog: catalog, clock: { Instant(milliseconds: 1_796_009_696_000) })
      let imported = try diary.recipes.save(recipes)
      times.saved = clock.now - start
      try check(recipes.recipes)
      guard imported.last?.outcome.recipe.number == recipes.recipes.count else {
        throw BenchmarkError.wrongAnswer("not all are saved")
      }
      count = recipes.recipes.count
      if times.saved < best.saved { best = times }
    }
    func rate(_ duration: Duration) -> Double { Double(count) / seconds(duration) }
    print(
      "\(count) recipes read, matched and durable in \(seconds(best.saved)) s: \(Int(rate(best.saved))) a second "
        + "(read after \(seconds(best.read)) s, matched after \(seconds(best.matched)) s), best of \(runs)")
    guard let limit = Options.values("--require", 1, arguments).first else { return true }
    return rate(best.saved) >= limit
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

import PFC

/// Measures how long it takes to save many recipes: all of them in one step.
enum RecipeSavingBenchmark {
  private static let ingredientCount = 10

  /// Saves the recipes into a new journal and says how long it took; gives whether that is short enough.
  static func main(_ arguments: [String]) throws -> Bool {
    guard let path = arguments.first else { throw BenchmarkError.missing("JOURNAL") }
    let count = Options.value("--count", arguments).flatMap { Int($0) } ?? 100_000
    let drafts = try drafts(count)
    let diary = try Diary(
      path: path, catalog: FoodCatalog(), clock: { Instant(milliseconds: 1_796_009_696_000) })
    let clock = ContinuousClock()
    var outcomes: [RecipeOutcome] = []
    let took = try clock.measure { outcomes = try diary.recipes.save(drafts) }
    let added = outcomes.count { if case .added = $0 { true } else { false } }
    guard added == count, outcomes[count - 1].recipe.number == count else {
      throw BenchmarkError.wrongAnswer("\(added) recipes added")
    }
    let again = try clock.measure { outcomes = try diary.recipes.save(drafts) }
    let unchanged = outcomes.count { if case .unchanged = $0 { true } else { false } }
    guard unchanged == count else { throw BenchmarkError.wrongAnswer("\(unchanged) recipes unchanged") }
    print("\(count) recipes × \(ingredientCount) ingredients: saved in \(took), again in \(again)")
    guard let most = Options.values("--require", 1, arguments).first else { return true }
    return took <= .seconds(most) && again <= .seconds(most)
  }

  /// What a recipe that uses a word may name: `'12004', '12005'`.
  static func meaning(of word: String) throws -> String {
    let catalog = try FoodCatalog()
    let foods = try catalog.foods(named: word)
    return foods.union(try catalog.dishIDs(usingFoods: foods)).sorted().map { "'\($0)'" }.joined(separator: ", ")
  }

  /// Recipes of the foods of the standard dishes: some are used often, most seldom. The same in every run.
  private static func drafts(_ count: Int) throws -> [RecipeDraft] {
    let catalog = try FoodCatalog()
    var (foods, known): ([DishIngredient], Set<String>) = ([], [])
    for dish in try catalog.dishes() {
      for ingredient in try catalog.ingredients(of: dish) where known.insert(ingredient.name).inserted {
        foods.append(ingredient)
      }
    }
    var state: UInt64 = 1
    func next() -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 11) / 9_007_199_254_740_992
    }
    return (1...count).map { number in
      let ingredients = (0..<ingredientCount).map { _ -> DishIngredient in
        let share = next()
        let food = foods[Int(share * share * Double(foods.count))]
        return DishIngredient(name: food.name, item: food.item, grams: (next() * 300).rounded() + 1)
      }
      return RecipeDraft(name: "料理\(number)号", servings: 4, ingredients: ingredients)
    }
  }
}

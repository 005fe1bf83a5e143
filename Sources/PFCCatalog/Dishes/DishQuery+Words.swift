internal import PFCModel

extension DishQuery {
  /// Asks for a category that people name as they like. Throws ``DishWordError`` for one that no dish has. O(recipes).
  package mutating func setCategory(_ text: String, in catalog: FoodCatalog) throws {
    let known = try catalog.dishCategories()
    let own = try catalog.recipeCategories()
    let key = FoodCatalog.normalized(text)
    category = known.first { $0.goes(by: text) }?.name ?? own.first { FoodCatalog.normalized($0) == key }
    if category == nil { throw DishWordError.unknownCategory(text, known: (known.map(\.name) + own).withoutRepeats) }
  }

  /// Asks for a cuisine, likewise. O(dishes).
  package mutating func setCountry(_ text: String, in catalog: FoodCatalog) throws {
    let known = try (catalog.dishes().map(\.country) + catalog.recipeCountries()).withoutRepeats
    country = DishWords.country(text, among: known)
    if country == nil { throw DishWordError.unknownCountry(text, known: known) }
  }
}

extension [String] {
  /// The texts in their order, each once. O(n).
  fileprivate var withoutRepeats: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
